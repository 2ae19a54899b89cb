import type { Method } from "@lockstep/contract/route.ts";

/** One write that must reach the server, once, whatever happens to the connection, the tab or the battery. */
export interface Write<Change = unknown> {
  /** Made by the client, sent inside the body or path by the feature: the server recognises a repetition by it. */
  readonly id: string;
  /** "completions", or "like:" and the post: its kind, and what it's about. Entries of one key are sent in order; keys don't wait for each other. */
  readonly key: string;
  /** Whose write this is. Only this member's session sends it. */
  readonly owner: string;
  readonly method: Exclude<Method, "GET">;
  readonly path: string;
  readonly body?: unknown;
  /** What pages lay over the data they read until that data has it; null when nothing is shown. */
  readonly change: Change;
  /** Only the last one counts (a like that is given and taken back): what waits under the same key is dropped for it. */
  readonly replacesWaiting?: boolean;
  /** Refused, it goes: the member wouldn't miss it. Everything else stays on the page of unsent changes until they discard it. */
  readonly dropRefused?: boolean;
  /** Keys whose earlier entries must have been sent first: what this one refers to is made by them. */
  readonly after?: readonly string[];
}

export interface OutboxEntry<Change = unknown> extends Write<Change> {
  /** Sorts as text in the order of adding. */
  readonly place: string;
  /** `sent`: the server has it, and the pages are still to refetch what it changed. */
  readonly state: "waiting" | "sent" | "refused";
  readonly attempts: number;
  /** The server may have it although no answer came. */
  readonly isTried?: boolean;
  /** Set when the last attempt was too much at once for the server: why, and until when (ms of the epoch) it isn't tried again. */
  readonly heldBack?: { readonly words: string; readonly until: number } | undefined;
  /** What the server answered, and when (ms of the epoch). */
  readonly answer?: unknown;
  readonly sentAt?: number;
  /** The server's words when it refused for good; such an entry blocks nothing. */
  readonly refusal?: string;
  /** The member has been shown the refusal. */
  readonly isSeen?: boolean;
}

/** What a write is: "completions", "like". */
export function kindOf({ key }: Pick<Write, "key">): string {
  return key.split(":", 1)[0] ?? key;
}

/** What an outbox shows until it has read what it keeps; a document from the server shows the same. */
export const NO_ENTRIES: ReadonlyArray<OutboxEntry> = [];

/** New values of entries by their place; null for one that goes. */
export type OutboxChanges = ReadonlyMap<string, OutboxEntry | null>;

/** A tab's messages to the others about the outbox. */
export type OutboxMessage = { readonly changed: OutboxChanges } | { readonly forgotten: string };

/** Where entries live: IndexedDB in the browser. */
export interface OutboxStore {
  /** In the order of `place`. */
  list(): Promise<OutboxEntry[]>;
  /** Reads and changes entries in one step. Returns the changes once they're stored. */
  change(make: (entries: ReadonlyArray<OutboxEntry>) => OutboxChanges): Promise<OutboxChanges>;
}

/**
 * What became of one sending: `retry` when it never arrived or the server was in trouble, `too-much` when the server counts what a member sends and
 * had enough for now (`askedMs` is the pause it asks for, null when it names none; `words` say why), `signed-out` when the session is gone.
 */
export type SendResult =
  | { kind: "sent"; answer?: unknown }
  | { kind: "retry" }
  | { kind: "too-much"; words: string; askedMs: number | null }
  | { kind: "signed-out" }
  | { kind: "refused"; message: string };

export interface OutboxPorts {
  store: OutboxStore;
  send(entry: Write): Promise<SendResult>;
  /** Runs the work in at most one tab at a time. */
  exclusively(work: () => Promise<void>): Promise<void>;
  notifyTabs(message: OutboxMessage): void;
  now(): number;
  schedule(work: () => void, delayMs: number): () => void;
  isOnline(): boolean;
}

export interface OutboxState {
  /** Waiting to be sent. */
  readonly unsent: number;
  /** Why it waits, in words, when it was too much at once for the server; null when it's for want of a connection. */
  readonly tooMuch: string | null;
  /** Refused for good by the server, and not yet shown to the member. */
  readonly refused: ReadonlyArray<OutboxEntry>;
}

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 60_000;
/** The longest pause that the server may ask for: its likes are counted by the hour. */
export const LONGEST_ASKED_MS = 3_600_000;
/** Some browsers don't notice that the connection is back: what waits is tried this often all the same. */
export const OFFLINE_RETRY_MS = 30_000;

/** Doubles from one second to a minute. */
export function backoffMs(attempts: number): number {
  return Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.max(0, attempts - 1));
}

export interface Outbox {
  /**
   * Shows the change and resolves once it's safely stored, not once it was sent: whoever sees it may close the tab. What can't be stored is sent at once;
   * when that fails too, it rejects.
   */
  add(write: Write): Promise<void>;
  /** Sends what waits for this owner; safe to call at any time. `force` tries although the browser says it's offline. */
  flush(owner: string, options?: { readonly force: boolean }): Promise<void>;
  /** Stops sending: nobody is signed in here, or someone else is. */
  pause(): void;
  /** Every entry this tab shows, in the order of adding. The same array until something changes. */
  entries(): ReadonlyArray<OutboxEntry>;
  state(owner: string): OutboxState;
  /** Reads what an earlier page left, once. */
  load(): Promise<void>;
  /** This tab has refetched what these `sent` entries changed: they're no longer laid over it. */
  settle(places: readonly string[]): Promise<void>;
  /** Takes an entry back that never left the device. False when the server may have it. */
  withdraw(place: string): Promise<boolean>;
  /** The member has been shown a refusal: it isn't reported again. */
  acknowledge(place: string): Promise<void>;
  /** Sends a refused entry again, in its old place. */
  retry(place: string): Promise<void>;
  /** Drops one entry: it isn't sent anymore, and no longer shown. */
  discard(place: string): Promise<void>;
  /** Brings a discarded entry back, as it was. */
  restore(entry: OutboxEntry): Promise<void>;
  /** Drops everything of one member: at sign-out, after the warning. What waits for others stays. */
  clear(owner: string): Promise<void>;
  /** Takes in what another tab changed. */
  receive(message: OutboxMessage): void;
  subscribe(listener: () => void): () => void;
}

function isReplacedBy(newer: OutboxEntry, older: OutboxEntry): boolean {
  return newer.replacesWaiting === true && older.owner === newer.owner && older.key === newer.key && older.state === "waiting";
}

/** What waits of one member: on a device that several use, each has their own. */
export function stateOf(entries: ReadonlyArray<OutboxEntry>, owner: string | null): OutboxState {
  const own = entries.filter((entry) => entry.owner === owner);
  const waiting = own.filter((entry) => entry.state === "waiting");
  const isUnreached = waiting.some((entry) => entry.attempts > 0 && entry.heldBack === undefined);
  const words = waiting.find((entry) => entry.heldBack !== undefined)?.heldBack?.words ?? null;
  const refused = own.filter((entry) => entry.state === "refused" && entry.isSeen !== true);
  return { unsent: waiting.length, tooMuch: isUnreached ? null : words, refused };
}

/** What an entry becomes by the server's answer; null when there's nothing left to do or show. */
function afterSending(entry: OutboxEntry, result: SendResult, now: number): OutboxEntry | null {
  if (result.kind === "sent")
    return entry.change === null ? null : { ...entry, state: "sent", answer: result.answer ?? null, sentAt: now };
  if (result.kind === "refused") return { ...entry, state: "refused", refusal: result.message };
  const attempts = entry.attempts + 1;
  if (result.kind !== "too-much") return { ...entry, attempts, heldBack: undefined };
  const waitMs = Math.min(LONGEST_ASKED_MS, Math.max(backoffMs(attempts), result.askedMs ?? 0));
  return { ...entry, attempts, heldBack: { words: result.words, until: now + waitMs } };
}

/** A refused entry as it was before it was sent. */
function waitingAgain({ refusal: _refusal, isSeen: _isSeen, ...entry }: OutboxEntry): OutboxEntry {
  return { ...entry, state: "waiting", attempts: 0 };
}

/** When an entry was added, ms of the epoch: its place begins with it. */
export function addedAt({ place }: Pick<OutboxEntry, "place">): number {
  return Number.parseInt(place, 10);
}

/** The queue itself, apart from the browser: an entry leaves the store only when the server has answered and the pages show it. */
export function createOutbox(ports: OutboxPorts): Outbox {
  let shown = NO_ENTRIES;
  let counter = 0;
  let revision = 0;
  let loaded: Promise<void> | null = null;
  let cancelRetry: () => void = () => undefined;
  /** Whose session this tab sends in. */
  let sender: string | null = null;
  /** Places of entries that the server may have although the device had no room to note it. */
  const triedUnnoted = new Set<string>();
  const listeners = new Set<() => void>();

  const show = (entries: ReadonlyArray<OutboxEntry>): void => {
    shown = entries;
    revision += 1;
    for (const listener of listeners) listener();
  };
  const apply = (changes: OutboxChanges): void => {
    if (changes.size === 0) return;
    const kept = shown.filter(({ place }) => !changes.has(place));
    show([...kept, ...changes.values()].filter((entry) => entry !== null).sort((a, b) => (a.place < b.place ? -1 : 1)));
  };
  /** Changes the store, then every tab. */
  const commit = async (make: (entries: ReadonlyArray<OutboxEntry>) => OutboxChanges): Promise<OutboxChanges> => {
    const changed = await ports.store.change(make);
    apply(changed);
    if (changed.size > 0) ports.notifyTabs({ changed });
    return changed;
  };
  const commitOne = async (
    place: string,
    make: (entry: OutboxEntry) => OutboxEntry | null,
  ): Promise<OutboxEntry | null | undefined> => {
    const changed = await commit((entries) => {
      const entry = entries.find((each) => each.place === place);
      const next = entry && make(entry);
      return entry === undefined || next === entry ? new Map() : new Map([[place, next ?? null]]);
    });
    return changed.get(place);
  };

  /** Reads the store: at the start, and before sending, for a tab that slept may have missed messages. */
  const read = async (): Promise<void> => {
    const before = revision;
    const rows = await ports.store.list();
    // A message came meanwhile, and the rows may be older than it.
    if (revision !== before) return read();
    const places = new Set(rows.map(({ place }) => place));
    const unstored = shown.flatMap((entry): OutboxEntry[] => {
      if (places.has(entry.place) || entry.state === "refused" || entry.change === null) return [];
      // What another tab sent stays overlaid until this tab has refetched it too.
      return [{ ...entry, state: "sent" }];
    });
    const next = [...rows, ...unstored].sort((a, b) => (a.place < b.place ? -1 : 1));
    if (JSON.stringify(next) !== JSON.stringify(shown)) show(next);
  };

  const retryLater = (owner: string, waitMs: number): void => {
    cancelRetry();
    cancelRetry = ports.schedule(() => void flush(owner, { force: true }), waitMs);
  };

  /** How long an entry still has to wait as the server asked; 0 too when the clock was put back since, lest it wait for days. */
  const askedWaitMs = (entry: OutboxEntry): number => {
    const left = (entry.heldBack?.until ?? 0) - ports.now();
    return left > 0 && left <= LONGEST_ASKED_MS ? left : 0;
  };

  /** Notes that an entry is on its way: nobody takes it back from here on. Nothing when it's gone. */
  const begin = async (place: string): Promise<OutboxEntry | null | undefined> => {
    try {
      return await commitOne(place, (entry) => ({ ...entry, isTried: true }));
    } catch {
      // A device without room for the note may still have a connection.
      triedUnnoted.add(place);
      return (await ports.store.list()).find((entry) => entry.place === place);
    }
  };
  /** Notes what became of it. Returns the pause before the next attempt, 0 when there needn't be one. */
  const finish = async (tried: OutboxEntry, result: SendResult): Promise<number> => {
    const { place } = tried;
    try {
      const after = await commitOne(place, (entry) => afterSending(entry, result, ports.now()));
      return after?.state === "waiting" ? Math.max(backoffMs(after.attempts), askedWaitMs(after)) : 0;
    } catch {
      // A full device can still delete: what was sent leaves the store, and only the tabs know it until the pages show it. Everything else stays as it was.
      if (result.kind !== "sent") return LONGEST_WAIT_MS;
      const gone = await ports.store.change((entries) =>
        entries.some((entry) => entry.place === place) ? new Map([[place, null]]) : new Map(),
      );
      const changed = new Map([...gone.keys()].map((each) => [each, afterSending(tried, result, ports.now())]));
      apply(changed);
      ports.notifyTabs({ changed });
      return 0;
    }
  };

  const sendAll = async (owner: string): Promise<void> => {
    /** The keys whose first entry can't go now, and the pause after which to try again. */
    const waits = new Map<string, number>();
    for (;;) {
      // Read again each time: entries may have been added, taken back or replaced while another was on its way.
      await read();
      const next = shown.find((entry) => entry.owner === owner && entry.state === "waiting" && !waits.has(entry.key));
      if (!next) break;
      if (sender !== owner) return;
      const awaited = next.after?.flatMap((key) => waits.get(key) ?? []) ?? [];
      if (awaited.length > 0) {
        waits.set(next.key, Math.max(...awaited));
        continue;
      }
      let waitMs = askedWaitMs(next);
      if (waitMs === 0) {
        const begun = await begin(next.place);
        // It was taken back or replaced.
        if (!begun) continue;
        const result = await ports.send(begun);
        if (result.kind === "signed-out") return;
        waitMs = await finish(begun, result);
      }
      if (waitMs > 0) waits.set(next.key, waitMs);
    }
    if (waits.size > 0) retryLater(owner, Math.min(...waits.values()));
  };

  const flush: Outbox["flush"] = async (owner, { force } = { force: false }) => {
    sender = owner;
    if (ports.isOnline() || force) return ports.exclusively(() => sendAll(owner));
    await read();
    if (stateOf(shown, owner).unsent > 0) retryLater(owner, OFFLINE_RETRY_MS);
  };

  /** A device without room may still have a connection. False when it hasn't, or the server doesn't take the write, or others go before it. */
  const sendUnstored = async (entry: OutboxEntry): Promise<boolean> => {
    const isBehind = shown.some(
      ({ place, key, owner, state }) =>
        place !== entry.place &&
        (key === entry.key || (entry.after ?? []).includes(key)) &&
        owner === entry.owner &&
        state === "waiting",
    );
    if (isBehind || !ports.isOnline()) return false;
    const result = await ports.send(entry);
    if (result.kind !== "sent") return false;
    apply(new Map([[entry.place, afterSending(entry, result, ports.now())]]));
    return true;
  };

  const receive: Outbox["receive"] = (message) => {
    if ("forgotten" in message) show(shown.filter((entry) => entry.owner !== message.forgotten));
    else {
      const sent = new Set(shown.filter((entry) => entry.state === "sent").map(({ place }) => place));
      // What another tab sent stays overlaid until this tab has refetched it too.
      apply(new Map([...message.changed].filter(([place, entry]) => entry !== null || !sent.has(place))));
    }
  };

  return {
    async add(write) {
      const place = `${String(ports.now()).padStart(15, "0")}-${String(counter++).padStart(6, "0")}-${write.id}`;
      const entry: OutboxEntry = { ...write, place, state: "waiting", attempts: 0 };
      try {
        await commit((entries) => {
          if (entries.some(({ id, owner }) => id === entry.id && owner === entry.owner)) return new Map();
          // One that is on its way right now may still arrive: it goes before the newer one.
          const replaced = entries.filter((older) => isReplacedBy(entry, older));
          return new Map([...replaced.map((older) => [older.place, null] as const), [place, entry]]);
        });
      } catch (error) {
        if (await sendUnstored(entry)) return;
        throw error;
      }
      void flush(write.owner);
    },
    flush,
    pause() {
      sender = null;
      cancelRetry();
    },
    entries: () => shown,
    state: (owner) => stateOf(shown, owner),
    load: () =>
      (loaded ??= read().catch((error: unknown) => {
        loaded = null;
        throw error;
      })),
    async settle(places) {
      apply(new Map(places.map((place) => [place, null])));
      await commit((entries) => {
        const there = entries.filter((entry) => entry.state === "sent" && places.includes(entry.place));
        return new Map(there.map(({ place }) => [place, null]));
      });
    },
    withdraw: async (place) =>
      !triedUnnoted.has(place) &&
      (await commitOne(place, (entry) => (entry.state === "waiting" && entry.isTried !== true ? null : entry))) === null,
    async acknowledge(place) {
      await commitOne(place, (entry) => (entry.dropRefused === true ? null : { ...entry, isSeen: true }));
    },
    async retry(place) {
      const changed = await commitOne(place, (entry) => (entry.state === "refused" ? waitingAgain(entry) : entry));
      if (changed) void flush(changed.owner);
    },
    async discard(place) {
      await commitOne(place, () => null);
    },
    async restore(entry) {
      await commit((entries) =>
        entries.some(({ place }) => place === entry.place) ? new Map() : new Map([[entry.place, entry]]),
      );
      void flush(entry.owner);
    },
    async clear(owner) {
      cancelRetry();
      await ports.store.change(
        (entries) => new Map(entries.filter((entry) => entry.owner === owner).map(({ place }) => [place, null])),
      );
      receive({ forgotten: owner });
      ports.notifyTabs({ forgotten: owner });
    },
    receive,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
