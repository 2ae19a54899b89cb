import type { LogEntry } from "@lockstep/contract/nutrition.ts";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { ApiError } from "../../../api/client.ts";
import { usePendingWrites } from "../../../offline/use-pending-writes.ts";
import { refetching, sendWaiting, writeKind } from "../../../offline/write-kind.ts";
import type { WriteKind } from "../../../offline/write-kind.ts";
import { logOptions, nutritionKeys } from "../queries.ts";

/** An entry of the log that the server doesn't have yet; null for one that was taken back. */
export interface LogChange {
  readonly id: string;
  readonly entry: LogEntry | null;
}

/**
 * What is logged counts at once on this device, and reaches the server when there's a connection. The figures are what the page knows; the server's
 * own replace them at the next refetch. The same id again corrects the entry, or brings back one that was taken back.
 */
export const LOG = writeKind<WriteKind<LogChange>>({
  kind: "nutrition-log",
  request({ id, entry }) {
    const path = `/api/nutrition/log/${id}`;
    if (entry === null) return { method: "DELETE", path };
    const { date, mealType, source } = entry;
    return { method: "PUT", path, body: { date, mealType, source } };
  },
  // Dishes to swap to are found around what was eaten.
  settle: refetching(nutritionKeys.log, nutritionKeys.progress, nutritionKeys.alternatives),
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

/** What the member should see: the server's entries with the waiting changes laid over them, oldest first. */
export function overlayLog(
  items: readonly LogEntry[],
  pending: ReadonlyArray<LogChange>,
  range: { readonly from: string; readonly to: string },
): LogEntry[] {
  const result = new Map(items.map((item) => [item.id, item]));
  for (const { id, entry } of pending) {
    result.delete(id);
    if (entry === null || entry.date < range.from || entry.date > range.to) continue;
    if (![...result.values()].some((other) => isSameMeal(other, entry))) result.set(id, entry);
  }
  return [...result.values()].sort((a, b) => (a.loggedAt < b.loggedAt ? -1 : 1));
}

/** Sends what waits of the log: a plan is changed around what was eaten, so the server has to know it first. Fails while it doesn't. */
export async function sendWaitingLog(userId: string | null): Promise<void> {
  if (userId !== null && !(await sendWaiting(LOG, userId)))
    throw new ApiError({
      code: "UNREACHED",
      message: "Your last entry hasn't synced yet. Please try again in a moment.",
      status: 0,
    });
}

/** What a member logged between two days, both included, with what still waits to be sent; nothing for a guest. */
export function useLog(userId: string | null, from: string, to: string) {
  const pending = usePendingWrites(LOG, userId);
  const query = useQuery({ ...logOptions(from, to), enabled: userId !== null });
  const entries = useMemo(
    () => (userId === null ? [] : overlayLog(query.data ?? [], pending, { from, to })),
    [userId, query.data, pending, from, to],
  );
  return { entries, pending: userId !== null && query.isPending, error: query.error, refetch: query.refetch };
}
