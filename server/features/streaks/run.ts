import type { Db } from "../../platform/database/database.ts";
import { recordEvent, type DomainEvent } from "../../platform/events/outbox.ts";

/** One counting: when it is, and how it tells what happened. */
export interface Run {
  readonly now: Date;
  readonly record: (event: DomainEvent) => Promise<unknown>;
}

/** A counting in a transaction whose events somebody else signals: the worker, which goes on until nothing is due. */
export function runAt(tx: Db, now: Date): Run {
  return { now, record: (event) => recordEvent(tx, event) };
}
