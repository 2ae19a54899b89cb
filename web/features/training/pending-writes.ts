import type { Completion } from "@lockstep/contract/training.ts";
import { createStore, get, update } from "idb-keyval";
import type { UseStore } from "idb-keyval";
import { useSyncExternalStore } from "react";

/** A write that waits in the outbox, as the person should already see it. Laid over what the server last answered. */
export type PendingWrite =
  | { kind: "completion"; owner: string; date: string; exerciseId: string; completion: Completion | null }
  | { kind: "favorite"; owner: string; exerciseId: string; on: boolean };

function keyOf(write: PendingWrite): string {
  return write.kind === "completion"
    ? `${write.owner}|${write.date}|${write.exerciseId}`
    : `${write.owner}|favorite|${write.exerciseId}`;
}

let opened: UseStore | null = null;
const store = () => (opened ??= createStore("lockstep-pending", "training"));
let writes: ReadonlyArray<PendingWrite> = [];
let loaded: Promise<void> | null = null;
const listeners = new Set<() => void>();

/** Another tab keeps its own writes in the same place: each change is made to what stands there, never over it. */
function change(make: (writes: ReadonlyArray<PendingWrite>) => PendingWrite[]): Promise<void> {
  writes = make(writes);
  for (const listener of listeners) listener();
  return update<ReadonlyArray<PendingWrite>>("writes", (kept) => make(kept ?? []), store());
}

/** Reads what an earlier page left, once. What was written in the meantime wins. */
export function loadPendingWrites(): Promise<void> {
  loaded ??= readKept();
  return loaded;
}

async function readKept(): Promise<void> {
  const kept = await get<PendingWrite[]>("writes", store());
  if (!kept || kept.length === 0) return;
  const newer = new Set(writes.map(keyOf));
  writes = [...kept.filter((write) => !newer.has(keyOf(write))), ...writes];
  for (const listener of listeners) listener();
}

/** Remembers a write; a newer one of the same thing replaces it. */
export async function addPendingWrite(write: PendingWrite): Promise<void> {
  await change((all) => [...all.filter((each) => keyOf(each) !== keyOf(write)), write]);
}

/** Forgets exactly these: a newer write of the same thing stays. */
export async function dropPendingWrites(done: ReadonlyArray<PendingWrite>): Promise<void> {
  if (done.length === 0) return;
  const gone = new Set(done.map((write) => JSON.stringify(write)));
  await change((all) => all.filter((write) => !gone.has(JSON.stringify(write))));
}

export function pendingWrites(): ReadonlyArray<PendingWrite> {
  return writes;
}

export function subscribePending(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const NONE: ReadonlyArray<PendingWrite> = [];

export function usePendingWrites(): ReadonlyArray<PendingWrite> {
  return useSyncExternalStore(subscribePending, pendingWrites, () => NONE);
}

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
