import { hash } from "node:crypto";
import { sql, SQL, StringChunk, type Placeholder } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import pg from "pg";
import type { Db } from "./database.ts";

const dialect = new PgDialect();
/** Names by text: there are as many as the code has statements. */
const names = new Map<string, string>();

/** Days and spans stay the text that the database writes, as everywhere under Drizzle. */
const AS_TEXT: ReadonlySet<number> = new Set([pg.types.builtins.TIMESTAMP, pg.types.builtins.DATE, pg.types.builtins.INTERVAL]);
const asText = (value: string): string => value;
const types: pg.CustomTypesConfig = {
  getTypeParser: (id, format) =>
    id === pg.types.builtins.TIMESTAMPTZ
      ? asMoment
      : AS_TEXT.has(id)
        ? asText
        : (pg.types.getTypeParser(id, format) as typeof asText),
};

/** A moment as the API tells it, in UTC with milliseconds; one without an end stays as it is. Text becomes text: a Date in between costs six times as much. */
export function asMoment(written: string): string {
  if (written.endsWith("infinity")) return written;
  if (!written.endsWith("+00") || written[10] !== " ") return new Date(written).toISOString();
  const milliseconds = written.slice(20, -3).padEnd(3, "0").slice(0, 3);
  // Joined, not put together by a template: one text in pieces costs a whole answer its quick way to JSON.
  return [written.slice(0, 10), "T", written.slice(11, 19), ".", milliseconds, "Z"].join("");
}

/**
 * Runs a statement whose text is the same every time and leaves its plan with the connection: on hot paths planning costs as much as the work, and
 * so does Drizzle's own way to the database. Values come as parameters only; a text with values inside would leave a plan behind for each. Moments come
 * as the API tells them.
 */
export async function runPrepared<Row extends object>(db: Db, query: SQL): Promise<readonly Row[]> {
  const { client, ...config } = prepare(db, query);
  return (await client.query<Row>(config)).rows;
}

/** The same with each row as its values in their order: for lists, whose many rows cost less that way. */
export async function runPreparedAsTuples<Row extends readonly unknown[]>(db: Db, query: SQL): Promise<readonly Row[]> {
  const { client, ...config } = prepare(db, query);
  return (await client.query({ ...config, rowMode: "array" })).rows as readonly unknown[] as readonly Row[];
}

/** A statement that is put together once, see {@link statement}. */
export interface Statement<Name extends string> {
  run<Row extends object>(db: Db, values: Readonly<Record<Name, unknown>>): Promise<readonly Row[]>;
}

/** A statement written once, whose values come by name with every run: putting a long one together costs as much as sending it. */
export function statement<Name extends string>(
  names: readonly Name[],
  write: (values: Readonly<Record<Name, SQL>>) => SQL,
): Statement<Name> {
  const placeholders = Object.fromEntries(names.map((name) => [name, sql`${sql.placeholder(name)}`])) as Record<Name, SQL>;
  const { sql: text, params } = dialect.sqlToQuery(write(placeholders));
  const name = nameOf(text);
  const order = params.map((param) => (param as Placeholder<Name>).name);
  return {
    async run<Row extends object>(db: Db, values: Readonly<Record<Name, unknown>>) {
      return (await clientOf(db).query<Row>({ name, text, values: order.map((each) => values[each]), types })).rows;
    },
  };
}

function prepare(db: Db, query: SQL) {
  const { text, values } = written(query);
  let name = names.get(text);
  if (name === undefined) {
    name = nameOf(text);
    names.set(text, name);
  }
  return { client: clientOf(db), name, text, values: [...values], types };
}

function nameOf(text: string): string {
  return `lockstep_${hash("sha256", text, "base64url").slice(0, 22)}`;
}

/** Drizzle keeps it to itself: the pool, or the connection of a transaction. */
function clientOf(db: Db): Pick<pg.ClientBase, "query"> {
  return (db._.session as unknown as { readonly client: Pick<pg.ClientBase, "query"> }).client;
}

/** A statement's text and parameters. Statements of text, parts and plain values are put together here; Drizzle looks at what else there is. */
function written(query: SQL): { readonly text: string; readonly values: readonly unknown[] } {
  const values: unknown[] = [];
  const text = append("", query, values);
  if (text !== null) return { text, values };
  const whole = dialect.sqlToQuery(query);
  return { text: whole.sql, values: whole.params };
}

function append(text: string, query: SQL, values: unknown[]): string | null {
  let all: string | null = text;
  for (const chunk of query.queryChunks as readonly unknown[]) {
    if (chunk instanceof StringChunk) all += chunk.value.join("");
    else if (chunk instanceof SQL) all = append(all, chunk, values);
    else if (isPlain(chunk)) all += `$${values.push(chunk)}`;
    else return null;
    if (all === null) return null;
  }
  return all;
}

function isPlain(value: unknown): boolean {
  return value === null || ["string", "number", "boolean"].includes(typeof value) || value instanceof Date;
}
