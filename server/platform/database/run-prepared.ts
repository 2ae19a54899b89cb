import { createHash } from "node:crypto";
import type { SQL } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import type { Db } from "./database.ts";

const dialect = new PgDialect();
/** Names by text: there are as many as the code has statements. */
const names = new Map<string, string>();

/**
 * Runs a statement whose text is the same every time and leaves its plan with the connection: on hot paths planning costs as much as the work.
 * Values come as parameters only; a text with values inside would leave a plan behind for each.
 */
export async function runPrepared<Row extends object>(db: Db, query: SQL): Promise<readonly Row[]> {
  const { sql, params } = dialect.sqlToQuery(query);
  let name = names.get(sql);
  if (name === undefined) {
    name = `lockstep_${createHash("sha256").update(sql).digest("base64url").slice(0, 22)}`;
    names.set(sql, name);
  }
  const prepared = db._.session.prepareQuery<{ execute: { rows: Row[] }; all: unknown; values: unknown }>(
    { sql, params },
    undefined,
    name,
    false,
  );
  const result = await prepared.execute();
  return result.rows;
}
