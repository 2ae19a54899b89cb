import type { LogEntry } from "@lockstep/contract/nutrition.ts";
import { createPendingStore } from "../../../plans/pending-store.ts";

/** An entry of the log that waits in the outbox; null stands for one that was taken back. */
export interface PendingLog {
  readonly owner: string;
  readonly id: string;
  /** The day the entry is shown on; of one taken back, the day it stood on. */
  readonly date: string;
  readonly entry: LogEntry | null;
}

export const pendingLog = createPendingStore<PendingLog>("nutrition-log", {
  keyOf: ({ owner, id }) => `${owner}|${id}`,
  letsGo: "when-read",
});

/** Whether two entries are the same planned meal on the same day: it counts once, whichever device logged it. */
function isSameMeal(a: LogEntry, b: LogEntry): boolean {
  return (
    a.date === b.date &&
    a.source.type === "meal" &&
    b.source.type === "meal" &&
    a.source.planId === b.source.planId &&
    a.source.mealId === b.source.mealId
  );
}

/** What the person should see: the server's entries with the waiting writes laid over them, oldest first. */
export function overlayLog(
  items: readonly LogEntry[],
  pending: ReadonlyArray<PendingLog>,
  range: { readonly owner: string; readonly from: string; readonly to: string },
): LogEntry[] {
  const result = new Map(items.map((item) => [item.id, item]));
  for (const { owner, id, entry } of pending) {
    if (owner !== range.owner) continue;
    result.delete(id);
    if (entry === null || entry.date < range.from || entry.date > range.to) continue;
    if (![...result.values()].some((other) => isSameMeal(other, entry))) result.set(id, entry);
  }
  return [...result.values()].sort((a, b) => (a.loggedAt < b.loggedAt ? -1 : 1));
}
