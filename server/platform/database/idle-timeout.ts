import pg from "pg";
import type { Logger } from "../logging/logger.ts";

/** A database counts as silent after this many unanswered questions in a row: one answer may have come while this process was busy. */
const QUESTIONS = 3;

/**
 * Closes a pool's connections when the database behind them no longer answers (frozen, its network gone), so that waiting work fails instead of
 * hanging. Long work in a database that answers is never cut off. It's only asked while work waits and nothing has come back for a while.
 */
export function idleTimeout(pool: pg.Pool, connection: pg.PoolConfig, silenceMs: number, log: Logger): { stop(): void } {
  const clients = new Set<pg.PoolClient>();
  let hasAnswered = false;
  let isAsking = false;
  pool.on("connect", (client) => clients.add(client));
  pool.on("remove", (client) => clients.delete(client));
  pool.on("release", (error: Error | undefined) => {
    if (error === undefined) hasAnswered = true;
  });
  const look = async (): Promise<void> => {
    for (let asked = 0; asked < QUESTIONS; asked += 1) {
      if (!(await isSilent(connection, silenceMs / QUESTIONS)) || pool.idleCount === pool.totalCount) return;
    }
    log.warn({ connections: clients.size }, "the database does not answer: its connections are closed");
    // node-postgres' own way to end a connection may wait for an answer.
    for (const client of clients) (client as unknown as pg.Client).connection.stream.destroy();
  };
  const timer = setInterval(() => {
    const mayBeSilent = !hasAnswered && pool.idleCount < pool.totalCount;
    hasAnswered = false;
    if (!mayBeSilent || isAsking) return;
    isAsking = true;
    void look().finally(() => (isAsking = false));
  }, silenceMs / QUESTIONS);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}

/** Whether nothing comes back at all: a refusal is an answer, too. */
async function isSilent(connection: pg.PoolConfig, patienceMs: number): Promise<boolean> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: patienceMs, application_name: "lockstep-watch" });
  client.on("error", () => undefined);
  try {
    await client.connect();
    return false;
  } catch (error) {
    return error instanceof Error && error.message === "timeout expired";
  } finally {
    client.end().catch(() => undefined);
  }
}
