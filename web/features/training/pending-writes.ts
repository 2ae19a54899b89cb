import type { Completion } from "@lockstep/contract/training.ts";
import { createPendingStore } from "../../plans/pending-store.ts";

/** A write that waits in the outbox, as the person should already see it. Laid over what the server last answered. */
export type PendingWrite =
  | { kind: "completion"; owner: string; date: string; exerciseId: string; completion: Completion | null }
  | { kind: "favorite"; owner: string; exerciseId: string; on: boolean };

function keyOf(write: PendingWrite): string {
  return write.kind === "completion"
    ? `${write.owner}|${write.date}|${write.exerciseId}`
    : `${write.owner}|favorite|${write.exerciseId}`;
}

export const pendingTraining = createPendingStore<PendingWrite>("training", { keyOf, letsGo: "when-read" });

/** What the person should see: the server's list with the waiting writes laid over it. */
export function overlayCompletions(
  items: readonly Completion[],
  pending: ReadonlyArray<PendingWrite>,
  range: { owner: string; from: string; to: string },
): Completion[] {
  const result = new Map(items.map((item) => [`${item.date}|${item.exerciseId}`, item]));
  for (const write of pending) {
    if (write.kind !== "completion" || write.owner !== range.owner || write.date < range.from || write.date > range.to) continue;
    const key = `${write.date}|${write.exerciseId}`;
    if (write.completion) result.set(key, write.completion);
    else result.delete(key);
  }
  return [...result.values()];
}

/** The favourites with the waiting writes laid over them, newest first. */
export function overlayFavorites(ids: readonly string[], pending: ReadonlyArray<PendingWrite>, owner: string): string[] {
  let result = [...ids];
  for (const write of pending) {
    if (write.kind !== "favorite" || write.owner !== owner) continue;
    result = result.filter((id) => id !== write.exerciseId);
    if (write.on) result = [write.exerciseId, ...result];
  }
  return result;
}
