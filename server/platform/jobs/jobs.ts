import { PgBoss } from "pg-boss";
import type pg from "pg";
import { sql, type Db, type Value } from "../database/sql.ts";
import { withTimeout } from "../database/with-timeout.ts";
import type { Logger } from "../logging/logger.ts";

/** A kind of work done outside requests. */
export interface JobDefinition<Data extends object> {
  readonly name: string;
  /** Must bear being run twice with the same data. */
  readonly run: (data: Data) => Promise<void>;
  /** When it runs on its own, as a cron expression in UTC. */
  readonly cron?: string;
  /** Also run it when the server starts, to catch up. */
  readonly atStart?: boolean;
  readonly retries?: number;
}

/** The queue of this installation, shared by all its processes through the database. */
export interface Jobs {
  define<Data extends object>(job: JobDefinition<Data>): void;
  /** Queues one; with `tx` it exists only if that transaction commits. */
  send(name: string, data: object, tx?: Db, afterSeconds?: number): Promise<void>;
  start(): Promise<void>;
  /** Lets running jobs finish. */
  stop(): Promise<void>;
}

/** Several processes that start within this time are one start. */
const ONE_START_SECONDS = 60;
/** How long running jobs may take to finish while stopping. */
const STOP_MS = 15_000;

/** `works` is false in a process that only queues. */
export function createJobs(connection: pg.PoolConfig, options: { readonly works: boolean; readonly log: Logger }): Jobs {
  const definitions: JobDefinition<object>[] = [];
  const boss = new PgBoss({
    host: connection.host,
    port: connection.port,
    user: connection.user,
    database: connection.database,
    connectionString: connection.connectionString,
    ssl: connection.ssl,
    schema: "pgboss",
    application_name: "lockstep-jobs",
    max: 4,
    supervise: options.works,
    schedule: options.works,
    useListenNotify: options.works,
  });
  // While the database is away this fires every two seconds; the pool logs it once.
  boss.on("error", (error) => options.log.debug({ error }, "the job queue met an error"));
  boss.on("warning", (warning) => options.log.debug({ warning: warning.message }, "the job queue warns"));
  let isStarted = false;
  return {
    define(job) {
      if (definitions.some((other) => other.name === job.name)) throw new Error(`The job ${job.name} is defined twice.`);
      definitions.push({ ...job, run: (data) => job.run(data as Parameters<typeof job.run>[0]) });
    },
    async send(name, data, tx, afterSeconds = 0) {
      if (!isStarted) throw new Error("The job queue is not started.");
      const db = tx && {
        executeSql: async (text: string, values: unknown[] = []) => ({
          rows: [...(await tx.rows(sql.numbered(text, values as Value[])))],
        }),
      };
      await boss.send(name, data, { startAfter: afterSeconds, ...(db && { db }) });
    },
    async start() {
      await boss.start();
      for (const job of definitions) {
        await boss.createQueue(job.name, { retryLimit: job.retries ?? 5, retryDelay: 5, retryBackoff: true, notify: true });
        if (!options.works) continue;
        let worker = "";
        worker = await boss.work(job.name, { pollingIntervalSeconds: 2 }, async (batch) => {
          try {
            for (const one of batch) await job.run(one.data ?? {});
          } finally {
            // A signal wakes a worker for one job. Others may be waiting, and unless it looks again at once, each waits half a minute for its turn.
            boss.notifyWorker(worker);
          }
        });
        if (job.cron !== undefined) await boss.schedule(job.name, job.cron, {}, { tz: "UTC" });
        if (job.atStart === true) await boss.send(job.name, {}, { singletonSeconds: ONE_START_SECONDS });
      }
      isStarted = true;
    },
    async stop() {
      if (!isStarted) return;
      isStarted = false;
      // Its own bound is for jobs: it waits forever for connections to a database that says nothing.
      await withTimeout(STOP_MS + 3000, boss.stop({ graceful: true, timeout: STOP_MS }));
    },
  };
}
