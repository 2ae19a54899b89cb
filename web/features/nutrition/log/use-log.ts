import type { LogEntry } from "@lockstep/contract/nutrition.ts";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { ApiError } from "../../../api/client.ts";
import { outbox } from "../../../offline/browser-outbox.ts";
import { newId } from "../../../plans/new-id.ts";
import { usePendingStore } from "../../../plans/pending-store.ts";
import { useSettledWrites } from "../../../plans/use-settled-writes.ts";
import type { Settling } from "../../../plans/use-settled-writes.ts";
import { tellOtherTabs } from "../other-tabs.ts";
import { logOptions, nutritionKeys } from "../queries.ts";
import { overlayLog, pendingLog } from "./pending-log.ts";
import type { PendingLog } from "./pending-log.ts";

const OUTBOX_KEY = "nutrition-log";
const SETTLING: Settling<PendingLog> = {
  pending: pendingLog,
  // Dishes to swap to are found around what was eaten.
  keys: [nutritionKeys.log, nutritionKeys.progress, nutritionKeys.alternatives],
  outboxKeys: [OUTBOX_KEY],
  tellOtherTabs,
};

/**
 * Puts an entry on its way: it counts at once on this device, and reaches the server when there is a connection. The figures are what the page
 * knows; the server's own take their place once they were read. The same id again corrects the entry.
 */
export async function sendLogEntry(userId: string, entry: LogEntry): Promise<void> {
  const { id, date, mealType, source } = entry;
  const path = `/api/nutrition/log/${id}`;
  await pendingLog.send(
    { owner: userId, id, date, entry },
    { id: newId(), key: OUTBOX_KEY, owner: userId, method: "PUT", path, body: { date, mealType, source } },
  );
}

/** Takes an entry back. Logging it again by {@link sendLogEntry} undoes it. */
export async function takeBackLogEntry(userId: string, { id, date }: Pick<LogEntry, "id" | "date">): Promise<void> {
  await pendingLog.send(
    { owner: userId, id, date, entry: null },
    { id: newId(), key: OUTBOX_KEY, owner: userId, method: "DELETE", path: `/api/nutrition/log/${id}` },
  );
}

/** Sends what waits of the log: a plan is changed around what was eaten, so the server has to know it first. Fails while it does not. */
export async function sendWaitingLog(userId: string | null): Promise<void> {
  if (userId === null || !(await outbox?.hasWaiting(userId, [OUTBOX_KEY]))) return;
  await outbox?.flush(userId);
  if (await outbox?.hasWaiting(userId, [OUTBOX_KEY]))
    throw new ApiError({
      code: "UNREACHED",
      message: "What you logged is not sent yet. Please try again in a moment.",
      status: 0,
    });
}

/** What a member logged between two days, both included, with what still waits to be sent; nothing for a guest. */
export function useLog(userId: string | null, from: string, to: string) {
  const pending = usePendingStore(pendingLog);
  useSettledWrites(userId, SETTLING);
  const query = useQuery({ ...logOptions(from, to), enabled: userId !== null });
  const entries = useMemo(
    () => (userId === null ? [] : overlayLog(query.data ?? [], pending, { owner: userId, from, to })),
    [userId, query.data, pending, from, to],
  );
  return { entries, pending: userId !== null && query.isPending, error: query.error, refetch: query.refetch };
}
