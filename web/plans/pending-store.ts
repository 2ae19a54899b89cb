import { createStore, get, update } from "idb-keyval";
import type { UseStore } from "idb-keyval";
import { useSyncExternalStore } from "react";
import { outbox } from "../offline/browser-outbox.ts";
import type { OutboxEntry } from "../offline/outbox.ts";

/**
 * Writes that wait in the outbox, as the person should already see them: laid over what the server last answered. They stand on the device
 * until the server's own answer holds them.
 */
export interface PendingStore<Write> {
  /** Reads what an earlier page left, once. What was written in the meantime wins. */
  readonly load: () => Promise<void>;
  /** Shows a write at once and puts it on its way; a newer one of the same thing replaces it. Refused, and no longer shown, when the device cannot store it. */
  readonly send: (write: Write, entry: OutboxEntry) => Promise<void>;
  /** Remembers a write whose entry is on its way already; a newer one of the same thing replaces it. */
  readonly add: (write: Write) => Promise<void>;
  /** Forgets exactly these: a newer write of the same thing stays. */
  readonly drop: (done: ReadonlyArray<Write>) => Promise<void>;
  readonly all: () => ReadonlyArray<Write>;
  /** Those of {@link all} that are safely in the outbox, or were. */
  readonly stored: () => ReadonlyArray<Write>;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Every feature's store, by the name of what it holds: signing out empties all of them, whatever page is open. */
const PENDING_NAMES = [
  "training",
  "nutrition-log",
  "nutrition-groceries",
  "meal-reminders",
  "recipe-favorites",
  "community",
] as const;
export type PendingName = (typeof PENDING_NAMES)[number];

/** Whose write it is: several people may use one device. */
interface Owned {
  readonly owner: string;
}

/** What the stores of one name tell each other: that something changed, or that a person's writes are to be forgotten. */
type Told = "changed" | { readonly forget: string };

const WRITES = "writes";
const channelOf = (name: PendingName) => new BroadcastChannel(`lockstep-pending-${name}`);
/** A database for each: idb-keyval cannot add a second store to one that exists. */
const databaseOf = (name: PendingName) =>
  createStore(name === "training" ? "lockstep-pending" : `lockstep-pending-${name}`, name);

export interface PendingWays<Write> {
  /** Names what a write is about, its owner included. */
  readonly keyOf: (write: Write) => string;
  /**
   * What another tab let go of: `at-once` when every tab hears each answer by itself, `when-read` when a tab shows what it last read from the
   * server, and would show it without the write until it has read again: then it lets go by itself, see useSettledWrites.
   */
  readonly letsGo: "at-once" | "when-read";
}

/**
 * What a tab shows after another one changed the store: what stands there, and what this tab is just putting there. Of what is gone from it only
 * those that this tab has still to read from the server.
 */
export function mergeKept<Write>(
  kept: ReadonlyArray<Write>,
  own: ReadonlyArray<Write>,
  storing: ReadonlySet<Write>,
  { keyOf, letsGo }: PendingWays<Write>,
): Write[] {
  const keptKeys = new Set(kept.map(keyOf));
  const staying = own.filter((write) => storing.has(write) || (letsGo === "when-read" && !keptKeys.has(keyOf(write))));
  const stayingKeys = new Set(staying.map(keyOf));
  return [...kept.filter((write) => !stayingKeys.has(keyOf(write))), ...staying];
}

/** The waiting writes of one feature, in an IndexedDB store of its own. */
export function createPendingStore<Write extends Owned>(name: PendingName, ways: PendingWays<Write>): PendingStore<Write> {
  const { keyOf } = ways;
  let opened: UseStore | null = null;
  const store = () => (opened ??= databaseOf(name));
  let writes: ReadonlyArray<Write> = [];
  let loaded: Promise<void> | null = null;
  let changing = 0;
  let missed = false;
  const storing = new Set<Write>();
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const channel = typeof window === "undefined" ? null : channelOf(name);

  type Change = (writes: ReadonlyArray<Write>) => ReadonlyArray<Write>;

  const show = (make: Change): void => {
    writes = make(writes);
    tell();
  };

  /** Another tab keeps its own writes in the same place: each change is made to what stands there, never over it. */
  const keep = async (make: Change): Promise<void> => {
    changing += 1;
    try {
      await update<ReadonlyArray<Write>>(WRITES, (kept) => make(kept ?? []), store());
    } finally {
      changing -= 1;
    }
    if (missed && changing === 0) void readAgain();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has no target
    channel?.postMessage("changed" satisfies Told);
  };

  const change = async (make: Change): Promise<void> => {
    show(make);
    await keep(make);
  };

  const without =
    (write: Write): Change =>
    (all) =>
      all.filter((each) => each !== write);
  const withLast =
    (write: Write): Change =>
    (all) => [...all.filter((each) => keyOf(each) !== keyOf(write)), write];

  /** What another tab wrote shows here at once, without a connection too; while this tab writes itself, after that. */
  const readAgain = async () => {
    missed = false;
    const kept = (await get<Write[]>(WRITES, store())) ?? [];
    if (changing > 0) {
      missed = true;
      return;
    }
    writes = mergeKept(kept, writes, storing, ways);
    tell();
  };
  channel?.addEventListener("message", ({ data }: MessageEvent<Told>) => {
    if (data === "changed") void readAgain();
    else show((all) => all.filter(({ owner }) => owner !== data.forget));
  });

  const readKept = async () => {
    const kept = await get<Write[]>(WRITES, store());
    if (!kept || kept.length === 0) return;
    const newer = new Set(writes.map(keyOf));
    writes = [...kept.filter((write) => !newer.has(keyOf(write))), ...writes];
    tell();
  };

  return {
    load: () => (loaded ??= readKept()),
    async send(write, entry) {
      show(withLast(write));
      storing.add(write);
      try {
        // First what reaches the server: a tab that dies between the two has shown too little, never lost anything.
        await outbox?.add(entry);
      } catch (error) {
        show(without(write));
        throw error;
      } finally {
        storing.delete(write);
      }
      // The server may have answered already: then there is nothing left to show.
      await keep((all) => (writes.includes(write) ? withLast(write)(all) : all));
    },
    add: (write) => change(withLast(write)),
    async drop(done) {
      if (done.length === 0) return;
      const gone = new Set(done.map((write) => JSON.stringify(write)));
      await change((all) => all.filter((write) => !gone.has(JSON.stringify(write))));
    },
    all: () => writes,
    stored: () => writes.filter((write) => !storing.has(write)),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const NONE: ReadonlyArray<never> = [];

export function usePendingStore<Write>(store: PendingStore<Write>): ReadonlyArray<Write> {
  return useSyncExternalStore(store.subscribe, store.all, () => NONE);
}

/** Forgets what waits of a person, in all tabs: at sign-out, after the warning. What waits for others stays. */
export async function forgetPending(owner: string): Promise<void> {
  for (const name of PENDING_NAMES) {
    await update<readonly Owned[]>(WRITES, (kept) => (kept ?? []).filter((write) => write.owner !== owner), databaseOf(name));
    const channel = channelOf(name);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has no target
    channel.postMessage({ forget: owner } satisfies Told);
    channel.close();
  }
}
