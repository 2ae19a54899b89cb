import type { Db, Sql } from "../database/sql.ts";
import { notePublished } from "../live/publish-live.ts";
import { insertEvents, noteRecorded } from "./outbox.ts";

/** What was written beside what a statement or transaction is for: events, and messages for open browsers. */
export interface Written {
  readonly hasEvents: boolean;
  readonly hasLive: boolean;
}

/** Writes events as a part of a statement: `with told as (${insertEvents({ ... })})`. */
export type InsertEvents = typeof insertEvents;

/** Wakes whoever waits for what was written. Call it after the commit. */
export type Signal = (written: Written) => void;

/** The signals of databases, for statements that are no part of a transaction. */
const signals = new WeakMap<object, Signal>();

export function signalWith(db: Db, signal: Signal): void {
  signals.set(db.scope, signal);
}

/**
 * Runs one statement that writes events beside what it's for, where `Platform.write` would cost a transaction and more statements. Only here do features get
 * `insertEvents`, so none can forget the signal: `wroteOf` says by the rows what there is to signal, and that's done after the commit, by the `Platform.write`
 * around it if there is one.
 */
export async function rowsWithEvents<Row extends object = object>(
  db: Db,
  statement: (insertEvents: InsertEvents) => Sql,
  wroteOf: (rows: readonly Row[]) => Written,
): Promise<readonly Row[]> {
  const rows = await db.rows<Row>(statement(insertEvents));
  const written = wroteOf(rows);
  const signal = signals.get(db.scope);
  if (signal !== undefined) signal(written);
  else {
    if (written.hasEvents) noteRecorded(db);
    if (written.hasLive) notePublished(db);
  }
  return rows;
}
