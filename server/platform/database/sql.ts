import { hash } from "node:crypto";
import pg from "pg";
import { isDatabaseUnavailable } from "./availability.ts";
import { isoTime } from "./iso-time.ts";

/** A parameter of a statement. Lists are PostgreSQL arrays: `id = any(${ids}::uuid[])`. */
export type Value = string | number | bigint | boolean | Date | Uint8Array | null | readonly Value[];

/** A statement or part of one: its text with its parameters apart. Made by {@link sql}. */
export class Sql {
  readonly #strings: readonly string[];
  readonly #values: readonly (Sql | Value)[];

  constructor(strings: readonly string[], values: readonly (Sql | Value)[]) {
    this.#strings = strings;
    this.#values = values;
  }

  /** The text with `$1`, `$2`, ... in place of its parameters. */
  compile(): { readonly text: string; readonly values: Value[] } {
    const values: Value[] = [];
    return { text: this.#append(values), values };
  }

  #append(values: Value[]): string {
    let text = this.#strings[0] ?? "";
    for (let at = 0; at < this.#values.length; at += 1) {
      const value = this.#values[at] as Sql | Value;
      text += value instanceof Sql ? value.#append(values) : `$${values.push(value)}`;
      text += this.#strings[at + 1];
    }
    return text;
  }
}

function tag(strings: TemplateStringsArray, ...values: readonly (Sql | Value)[]): Sql {
  return new Sql(strings, values);
}

/** Writes a statement: values become parameters, parts written with `sql` are put in as text. */
export const sql = Object.assign(tag, {
  /** Text of the program's own, never of a request. */
  raw: (text: string): Sql => new Sql([text], []),
  join: (parts: readonly Sql[], separator: string): Sql =>
    new Sql(["", ...parts.slice(1).map(() => separator), ""].slice(0, parts.length + 1), parts),
  /** The statement of another library, which numbers its parameters itself. */
  numbered: (text: string, values: readonly Value[]): Sql => {
    const order = [...text.matchAll(/\$(\d+)/g)].map(([, number]) => values[Number(number) - 1] ?? null);
    return new Sql(text.split(/\$\d+/), order);
  },
  json: (value: unknown): Sql => new Sql(["", "::jsonb"], [JSON.stringify(value)]),
});

/** What a store runs its SQL on: the pool, or the transaction it was handed. */
export interface Db {
  /** Rows by column name; dates are text, moments are ISO text in UTC. */
  rows<Row extends object>(query: Sql): Promise<readonly Row[]>;
  first<Row extends object>(query: Sql): Promise<Row | null>;
  /** Answers how many rows were read or written. */
  run(query: Sql): Promise<number>;
  /** All or nothing. Inside a transaction: a savepoint. */
  transaction<T>(work: (tx: Db) => Promise<T>): Promise<T>;
  /** The same object for a transaction and the savepoints in it. */
  readonly scope: object;
}

/** Every statement of the program on one pool. */
export function createDb(pool: pg.Pool): Db {
  const withClient = async <T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> => {
    const client = await pool.connect();
    let broken: Error | undefined;
    try {
      return await work(client);
    } catch (error) {
      // A broken connection must not go back into the pool; one on which only a statement failed may.
      if (error instanceof Error && isDatabaseUnavailable(error)) broken = error;
      throw error;
    } finally {
      client.release(broken);
    }
  };
  return {
    ...statementsOn((query) => withClient((client) => client.query(query))),
    scope: {},
    transaction: (work) => withClient((client) => runTransaction(client, work)),
  };
}

async function runTransaction<T>(client: pg.PoolClient, work: (tx: Db) => Promise<T>): Promise<T> {
  await client.query("begin");
  try {
    const result = await work(transactionOn(client, {}, 1));
    await client.query("commit");
    return result;
  } catch (error) {
    await client.query("rollback");
    throw error;
  }
}

function transactionOn(client: pg.PoolClient, scope: object, depth: number): Db {
  return {
    ...statementsOn((query) => client.query(query)),
    scope,
    async transaction(work) {
      await client.query(`savepoint s${depth}`);
      try {
        const result = await work(transactionOn(client, scope, depth + 1));
        await client.query(`release savepoint s${depth}`);
        return result;
      } catch (error) {
        await client.query(`rollback to savepoint s${depth}`);
        throw error;
      }
    },
  };
}

function statementsOn(send: (query: pg.QueryConfig) => Promise<pg.QueryResult>): Pick<Db, "rows" | "first" | "run"> {
  const query = (written: Sql): Promise<pg.QueryResult> => {
    const { text, values } = written.compile();
    const name = preparedName(text);
    return send(name === null ? { text, values, types } : { name, text, values, types });
  };
  return {
    rows: async (written) => (await query(written)).rows,
    first: async (written) => (await query(written)).rows[0] ?? null,
    run: async (written) => (await query(written)).rowCount ?? 0,
  };
}

/** A statement that runs often is prepared: on hot paths planning costs as much as the work. One that runs rarely would only hold memory. */
const PREPARED_FROM_RUN = 5;
/** Every connection keeps its own plans, so that statements put together in ever new ways must not fill it. */
const MOST_PREPARED = 500;
const names = new Map<string, string>();
const runs = new Map<string, number>();

function preparedName(text: string): string | null {
  const known = names.get(text);
  if (known !== undefined) return known;
  const count = (runs.get(text) ?? 0) + 1;
  if (count < PREPARED_FROM_RUN || names.size === MOST_PREPARED) {
    if (runs.size === 2 * MOST_PREPARED) runs.clear();
    runs.set(text, count);
    return null;
  }
  runs.delete(text);
  const name = `lockstep_${hash("sha256", text, "base64url").slice(0, 22)}`;
  names.set(text, name);
  return name;
}

const { TIMESTAMPTZ, TIMESTAMP, DATE, INTERVAL } = pg.types.builtins;
const asText = (value: string): string => value;
const PARSERS = new Map<number, (value: string) => string>([
  [TIMESTAMPTZ, isoTime],
  [TIMESTAMP, asText],
  [DATE, asText],
  [INTERVAL, asText],
]);
const types: pg.CustomTypesConfig = {
  getTypeParser: (id, format) => PARSERS.get(id) ?? (pg.types.getTypeParser(id, format) as typeof asText),
};
