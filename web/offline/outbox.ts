import type { Method } from "@lockstep/contract/route.ts";

/** One write that must reach the server, once, whatever happens to the connection, the tab or the battery. */
export interface OutboxEntry {
  /** Made by the client, sent inside the body or path by the feature: the server recognises a repetition by it. */
  readonly id: string;
  /** Entries of one key are sent in the order they were added; keys do not wait for each other. */
  readonly key: string;
  /** Whose write this is. Only this person's session sends it. */
  readonly owner: string;
  readonly method: Exclude<Method, "GET">;
  readonly path: string;
  readonly body?: unknown;
  /** Only the last word counts (a like that is given and taken back): what waits under the same key is dropped for it. */
  readonly replacesWaiting?: boolean;
}

export interface StoredEntry extends OutboxEntry {
  /** Sorts as text in the order of adding. */
  readonly place: string;
  readonly attempts: number;
  /** Set when the last attempt was too much at once for the server: why, and until when (ms of the epoch) it is not tried again. */
  readonly heldBack?: { readonly words: string; readonly until: number };
  /** The server's words when it refused for good; such an entry is kept until it is discarded, and blocks nothing. */
  readonly refused?: string;
}

/** Where entries live: IndexedDB in the browser. `list` answers in the order of `place`. */
export interface OutboxStore {
  list(): Promise<StoredEntry[]>;
  put(entry: StoredEntry): Promise<void>;
  remove(place: string): Promise<void>;
}

/**
 * What became of one sending: `retry` when it never arrived or the server was in trouble, `too-much` when the server counts what a person sends and
 * had enough for now (`askedMs` is the pause it asks for, null when it names none; `words` say why), `signed-out` when the session is gone.
 */
export type SendResult =
  | { kind: "sent" }
  | { kind: "retry" }
  | { kind: "too-much"; words: string; askedMs: number | null }
  | { kind: "signed-out" }
  | { kind: "refused"; message: string };

export interface OutboxPorts {
  store: OutboxStore;
  send(entry: OutboxEntry): Promise<SendResult>;
  /** Runs the work in at most one tab at a time; answers without running it when another tab is at it. */
  exclusively(work: () => Promise<void>): Promise<void>;
  now(): number;
  schedule(work: () => void, delayMs: number): () => void;
  isOnline(): boolean;
}

export interface OutboxState {
  /** Waiting to be sent. */
  readonly unsent: number;
  /** Why it waits, in words, when it was too much at once for the server; null when it is for want of a connection. */
  readonly tooMuch: string | null;
  /** Refused for good by the server, with its words. */
  readonly refused: ReadonlyArray<StoredEntry>;
}

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 60_000;
/** The longest pause that the server may ask for: its likes are counted by the hour. */
export const LONGEST_ASKED_MS = 3_600_000;

/** Doubles from one second to a minute. */
export function backoffMs(attempts: number): number {
  return Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.max(0, attempts - 1));
}

export interface Outbox {
  /** Resolves when the entry is safely stored, not when it was sent. Adding an id that already waits changes nothing. */
  add(entry: OutboxEntry): Promise<void>;
  /** Sends what waits for this owner; safe to call at any time. */
  flush(owner: string): Promise<void>;
  /** What waits of one person: on a device that several use, each has their own. The same object until something changes. */
  state(owner: string): OutboxState;
  /** Whether something of one person's waits under one of these keys, in whatever tab it was added. */
  hasWaiting(owner: string, keys: readonly string[]): Promise<boolean>;
  /** Reads the store again, as at start or when another tab changed it. */
  refresh(): Promise<void>;
  /** Forgets one refused entry. */
  discard(place: string): Promise<void>;
  /** Forgets everything of one person: at sign-out, after the warning. What waits for others stays. */
  clear(owner: string): Promise<void>;
  subscribe(listener: () => void): () => void;
}

function isReplacedBy(newer: OutboxEntry, older: StoredEntry): boolean {
  return older.owner === newer.owner && older.key === newer.key && older.refused === undefined;
}

/** The queue itself, apart from the browser: the store is the only truth, and an entry leaves it only when the server has answered. */
export function createOutbox(ports: OutboxPorts): Outbox {
  let kept: readonly StoredEntry[] = [];
  const states = new Map<string, OutboxState>();
  let counter = 0;
  let cancelRetry: (() => void) | null = null;
  // Clearing wins over a sending that is still on its way: its answer must not write the entry back.
  let generation = 0;
  const listeners = new Set<() => void>();

  const refresh = async () => {
    kept = await ports.store.list();
    states.clear();
    for (const listener of listeners) listener();
  };

  const state = (owner: string): OutboxState => {
    const known = states.get(owner);
    if (known) return known;
    const own = kept.filter((entry) => entry.owner === owner);
    const refused = own.filter((entry) => entry.refused !== undefined);
    const waiting = own.filter((entry) => entry.refused === undefined);
    const isUnreached = waiting.some((entry) => entry.attempts > 0 && entry.heldBack === undefined);
    const words = waiting.find((entry) => entry.heldBack !== undefined)?.heldBack?.words ?? null;
    const counted = { unsent: waiting.length, tooMuch: isUnreached ? null : words, refused };
    states.set(owner, counted);
    return counted;
  };

  const retryLater = (owner: string, waitMs: number) => {
    cancelRetry?.();
    cancelRetry = ports.schedule(() => {
      cancelRetry = null;
      void flush(owner);
    }, waitMs);
  };

  /** How long an entry still has to wait as the server asked; 0 too when the clock was put back since, lest it wait for days. */
  const askedWaitMs = (entry: StoredEntry): number => {
    const left = (entry.heldBack?.until ?? 0) - ports.now();
    return left > 0 && left <= LONGEST_ASKED_MS ? left : 0;
  };

  /** Sends one key's entries in order until one cannot go; answers the pause after which to try again, or null. */
  const sendKey = async (entries: StoredEntry[]): Promise<{ waitMs: number | null; signedOut: boolean }> => {
    for (const entry of entries) {
      const askedMs = askedWaitMs(entry);
      if (askedMs > 0) return { waitMs: askedMs, signedOut: false };
      const started = generation;
      const result = await ports.send(entry);
      if (generation !== started) return { waitMs: null, signedOut: false };
      const standing = (await ports.store.list()).some(({ place }) => place === entry.place);
      if (result.kind === "signed-out") return { waitMs: null, signedOut: true };
      // Another tab forgot it meanwhile, or has a newer word: it is not written back.
      if (!standing) continue;
      if (result.kind === "sent") await ports.store.remove(entry.place);
      else if (result.kind === "refused") await ports.store.put({ ...entry, refused: result.message });
      else {
        const attempts = entry.attempts + 1;
        const tooMuch = result.kind === "too-much" ? result : null;
        const waitMs = Math.min(LONGEST_ASKED_MS, Math.max(backoffMs(attempts), tooMuch?.askedMs ?? 0));
        const heldBack = tooMuch ? { words: tooMuch.words, until: ports.now() + waitMs } : undefined;
        await ports.store.put({ ...entry, attempts, heldBack });
        return { waitMs, signedOut: false };
      }
    }
    return { waitMs: null, signedOut: false };
  };

  const flush = async (owner: string): Promise<void> => {
    if (!ports.isOnline()) return;
    await ports.exclusively(async () => {
      // Read again after each round: entries may have been added while others were on their way.
      const stopped = new Set<string>();
      let shortest: number | null = null;
      for (;;) {
        const waiting = (await ports.store.list()).filter(
          (entry) => entry.owner === owner && entry.refused === undefined && !stopped.has(entry.key),
        );
        if (waiting.length === 0) break;
        for (const key of new Set(waiting.map((entry) => entry.key))) {
          const { waitMs, signedOut } = await sendKey(waiting.filter((entry) => entry.key === key));
          if (signedOut) return;
          if (waitMs !== null) {
            stopped.add(key);
            shortest = shortest === null ? waitMs : Math.min(shortest, waitMs);
          }
        }
      }
      if (shortest !== null) retryLater(owner, shortest);
    });
    await refresh();
  };

  return {
    async add(entry) {
      const entries = await ports.store.list();
      if (!entries.some((each) => each.id === entry.id && each.owner === entry.owner)) {
        const older = entry.replacesWaiting === true ? entries.filter((each) => isReplacedBy(entry, each)) : [];
        const place = `${String(ports.now()).padStart(15, "0")}-${String(counter++).padStart(6, "0")}-${entry.id}`;
        await ports.store.put({ ...entry, place, attempts: 0 });
        // One that is on its way right now may still arrive: it went before the newer one.
        for (const each of older) await ports.store.remove(each.place);
      }
      await refresh();
      void flush(entry.owner);
    },
    flush,
    state,
    hasWaiting: async (owner, keys) =>
      (await ports.store.list()).some(
        (entry) => entry.owner === owner && entry.refused === undefined && keys.includes(entry.key),
      ),
    refresh,
    async discard(place) {
      await ports.store.remove(place);
      await refresh();
    },
    async clear(owner) {
      generation++;
      cancelRetry?.();
      cancelRetry = null;
      for (const entry of await ports.store.list()) if (entry.owner === owner) await ports.store.remove(entry.place);
      await refresh();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
