import pg from "pg";
import { setTimeout as pause } from "node:timers/promises";
import { StartupError } from "../config/startup-error.ts";
import type { Logger } from "../logging/logger.ts";
import { errorCode, explainConnectionError, explainStartRefusal, isDatabaseUnavailable } from "./availability.ts";
import { idleTimeout } from "./idle-timeout.ts";
import { openEmbeddedPostgres } from "./embedded-postgres.ts";
import { migrate, migrationState } from "./migrate.ts";
import { createDb, type Db } from "./sql.ts";
import { withTimeout } from "./with-timeout.ts";

/** The database of this process, embedded or outside. */
export interface Database {
  readonly db: Db;
  readonly pool: pg.Pool;
  /** How dedicated connections (listening, jobs) are made. */
  readonly connection: pg.PoolConfig;
  /** True when this start made the embedded database: the sample community may move in. */
  readonly isNew: boolean;
  readonly isEmbedded: boolean;
  /** Null while the database answers and its migrations are those of this release, else what is wrong. */
  problem(): Promise<string | null>;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  readonly databaseUrl: string | null;
  readonly dataDir: string;
  readonly log: Logger;
  /** False for tools that look at a database as it is. */
  readonly migrate?: boolean;
  /** Called when an embedded server has been started and doesn't answer yet. */
  readonly onStarting?: () => void;
  /** How long the database may say nothing to work that waits for it. */
  readonly silenceMs?: number;
}

const WATCH_MS = 1000;
const SILENCE_MS = 15_000;
/** How long a probe waits for what it asks. */
const PROBE_MS = 3000;
/** How long connections may take to say goodbye: a silent database never gets it. */
const GOODBYE_MS = 5000;
const START_PATIENCE_MS = 10_000;

/** Opens the database and brings it up to this release's migrations. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const embedded = options.databaseUrl === null ? await openEmbeddedPostgres(options.dataDir, options.onStarting) : null;
  const connection: pg.PoolConfig = embedded?.connection ?? { connectionString: options.databaseUrl ?? "" };
  const pool = new pg.Pool({
    ...connection,
    max: 20,
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 30_000,
    application_name: options.migrate === false ? "lockstep-tool" : "lockstep",
    // better-auth calculates with the bigints it reads, which pg would return as text.
    types: { getTypeParser: (id, format) => (id === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(id, format)) },
  });
  // A connection that breaks between two statements would end the process without a listener: the pool's own only guards idle ones.
  let isClosing = false;
  const lost = (error: Error): void => {
    if (!isClosing) options.log.warn({ error }, "a database connection was lost");
  };
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", lost));
  const watch = embedded === null ? null : watchServer(() => embedded.ensureRunning(), options.log);
  // A tool's one long statement is watched by whoever called it.
  const silence = options.migrate === false ? null : idleTimeout(pool, connection, options.silenceMs ?? SILENCE_MS, options.log);
  const close = async (): Promise<void> => {
    isClosing = true;
    await watch?.stop();
    await withTimeout(
      GOODBYE_MS,
      pool.end().catch(() => undefined),
    );
    silence?.stop();
    await embedded?.close();
  };
  try {
    if (options.databaseUrl !== null) await checkOutsideDatabase(pool, options.databaseUrl);
    if (options.migrate !== false) await migrate(pool, options.log);
  } catch (error) {
    await close();
    throw explainStartRefusal(error, options.databaseUrl);
  }
  return {
    db: createDb(pool),
    pool,
    connection,
    isNew: embedded?.isNew ?? false,
    isEmbedded: embedded !== null,
    async problem() {
      const asked = migrationState(pool).catch((error: unknown) => {
        if (isDatabaseUnavailable(error)) return "the database cannot be reached";
        options.log.warn({ error }, "the migrations of the database cannot be read");
        return "the migrations of the database cannot be read";
      });
      const answer = await withTimeout(PROBE_MS, asked);
      return answer === undefined ? "the database does not answer" : answer;
    },
    close,
  };
}

async function checkOutsideDatabase(pool: pg.Pool, databaseUrl: string): Promise<void> {
  for (let waited = 0; ; waited += 500) {
    try {
      const found = await pool.query<{ version: number }>("select current_setting('server_version_num')::int as version");
      const version = found.rows[0]?.version ?? 0;
      if (version < 150_000)
        throw new StartupError(`DATABASE_URL: PostgreSQL 15 or newer is needed, this is ${Math.floor(version / 10_000)}.`);
      return;
    } catch (error) {
      if (error instanceof StartupError) throw error;
      // A server that is just starting is waited for; a wrong name or password isn't.
      const passing = ["ECONNREFUSED", "57P03", "53300"].includes(errorCode(error) ?? "");
      if (!passing || waited >= START_PATIENCE_MS) throw explainConnectionError(error, databaseUrl);
      await pause(500);
    }
  }
}

/** Brings an embedded server back that died under a running process. */
function watchServer(ensureRunning: () => Promise<void>, log: Logger): { stop(): Promise<void> } {
  let busy: Promise<void> = Promise.resolve();
  let isBusy = false;
  const timer = setInterval(() => {
    if (isBusy) return;
    isBusy = true;
    busy = ensureRunning()
      .catch((error: unknown) => log.error({ error }, "the embedded database could not be started again"))
      .finally(() => (isBusy = false));
  }, WATCH_MS);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await busy;
    },
  };
}
