import type { StoredEvent } from "../../platform/events/event-worker.ts";

/** An id that an event must carry. */
export function payloadId(event: StoredEvent, name: string): string {
  const id = optionalId(event, name);
  if (id === null) throw new Error(`${event.type} ${event.id} has no ${name}.`);
  return id;
}

/** An id that an event may carry. */
export function optionalId(event: StoredEvent, name: string): string | null {
  const value = event.payload[name];
  return typeof value === "string" && value !== "" ? value : null;
}

/** A text that an event may carry. */
export function payloadText(event: StoredEvent, name: string): string {
  const value = event.payload[name];
  return typeof value === "string" ? value : "";
}
