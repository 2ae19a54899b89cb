import type { RecordEvent } from "../../platform/events/outbox.ts";

/** One recount: when it happens, and how it records what it finds. */
export interface Run {
  readonly now: Date;
  readonly record: RecordEvent;
}
