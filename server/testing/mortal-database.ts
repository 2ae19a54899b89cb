import pg from "pg";
import type { Database } from "../platform/database/database.ts";
import { createDb } from "../platform/database/sql.ts";

/** A process's hold on the database that is cut at one statement, as if the process had been killed there: the statement ran, but nobody gets its result. */
export interface MortalDatabase extends Database {
  readonly isDead: () => boolean;
  /** Statements sent so far. */
  readonly statements: () => number;
}

const GONE = "This process was killed.";

/** Opens connections of their own to a test's database. After its death every statement fails and the server sees the connections break. */
export function openMortalDatabase(connection: pg.PoolConfig, deathAt: number): MortalDatabase {
  let count = 0;
  let isDead = false;
  const clients = new Set<pg.Client>();
  const die = (): void => {
    isDead = true;
    // The sockets break without a goodbye: the server rolls back what was open.
    for (const client of clients) client.connection.stream.destroy();
  };

  class MortalClient extends pg.Client {
    constructor(config?: pg.ClientConfig) {
      super(config);
      clients.add(this);
      this.on("error", () => undefined);
    }

    // pg's own signature is a union that a method can't repeat; whatever comes is handed through.
    override query(...given: unknown[]): never {
      return this.#mortal(given) as never;
    }

    #mortal(given: unknown[]): unknown {
      const callback = given.findLast((part) => typeof part === "function") as ((error: Error) => void) | undefined;
      count += 1;
      const isLast = count === deathAt;
      if (isDead) {
        const error = new Error(GONE);
        if (callback === undefined) return Promise.reject(error);
        process.nextTick(callback, error);
        return undefined;
      }
      const send = super.query.bind(this) as (...parts: unknown[]) => unknown;
      if (!isLast) return send(...given);
      const answered = send(...given.filter((part) => part !== callback)) as Promise<unknown>;
      const dying = answered.then(
        () => {
          die();
          throw new Error(GONE);
        },
        (error: unknown) => {
          die();
          throw error;
        },
      );
      if (callback === undefined) return dying;
      dying.then(undefined, (error: Error) => process.nextTick(callback, error));
      return undefined;
    }
  }

  const pool = new pg.Pool({ ...connection, max: 5, Client: MortalClient });
  pool.on("error", () => undefined);
  return {
    db: createDb(pool),
    pool,
    connection,
    isNew: false,
    isEmbedded: false,
    isDead: () => isDead,
    statements: () => count,
    problem: async () => null,
    async close() {
      const ended = pool.end().catch(() => undefined);
      // A dead process gives nothing back: whoever held a connection holds it still.
      if (!isDead) await ended;
    },
  };
}
