import { createStore, del, entries, set } from "idb-keyval";
import type { UseStore } from "idb-keyval";
import { useSyncExternalStore } from "react";
import { request } from "../api/client.ts";
import { createOutbox } from "./outbox.ts";
import type { OutboxEntry, OutboxState, OutboxStore, SendResult, StoredEntry } from "./outbox.ts";
import { resultOfFailure } from "./send-result.ts";

const LOCK = "lockstep-outbox";
const TIMEOUT_MS = 20_000;

/** The server's last word on an entry: its answer, or why it refused. */
export interface Answered {
  readonly entry: OutboxEntry;
  readonly answer: unknown;
  readonly refused: string | null;
}

const answerListeners = new Set<(answered: Answered) => void>();
const answers = typeof window === "undefined" ? null : new BroadcastChannel("lockstep-outbox-answers");
answers?.addEventListener("message", (event: MessageEvent<Answered>) => hear(event.data));

function hear(answered: Answered): void {
  for (const listener of answerListeners) listener(answered);
}

/** One tab sends for all: every tab hears what the server said. */
function tellAnswered(answered: Answered): void {
  hear(answered);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has no target
  answers?.postMessage(answered);
}

/** Calls back with the server's last word on each entry, whichever tab sent it. Answers how to stop. */
export function onAnswered(listener: (answered: Answered) => void): () => void {
  answerListeners.add(listener);
  return () => answerListeners.delete(listener);
}

async function send(entry: OutboxEntry): Promise<SendResult> {
  try {
    const answer = await request<unknown>(entry.method, entry.path, {
      body: entry.body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    tellAnswered({ entry, answer, refused: null });
    return { kind: "sent" };
  } catch (error) {
    const result = resultOfFailure(error, entry.method);
    if (result.kind === "sent") tellAnswered({ entry, answer: null, refused: null });
    if (result.kind === "refused") tellAnswered({ entry, answer: null, refused: result.message });
    return result;
  }
}

function indexedStore(channel: BroadcastChannel): OutboxStore {
  let opened: UseStore | null = null;
  const store = () => (opened ??= createStore("lockstep-outbox", "entries"));
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has no target
  const tell = () => channel.postMessage("changed");
  return {
    async list() {
      const all = await entries<string, StoredEntry>(store());
      return all.map(([, entry]) => entry).sort((a, b) => (a.place < b.place ? -1 : 1));
    },
    async put(entry) {
      await set(entry.place, entry, store());
      tell();
    },
    async remove(place) {
      await del(place, store());
      tell();
    },
  };
}

let last: Promise<void> = Promise.resolve();

/** One tab sends at a time; a browser without Web Locks at least never sends twice from one tab. */
async function exclusively(work: () => Promise<void>): Promise<void> {
  if ("locks" in navigator) {
    await navigator.locks.request(LOCK, async () => work());
    return;
  }
  const mine = last.then(work);
  last = mine.catch(() => undefined);
  await mine;
}

const inBrowser = typeof window !== "undefined" && "indexedDB" in globalThis;
const channel = inBrowser ? new BroadcastChannel("lockstep-outbox") : null;

/** The browser's queue, or null while a page is being prerendered. */
export const outbox = channel
  ? createOutbox({
      store: indexedStore(channel),
      send,
      exclusively,
      now: Date.now,
      isOnline: () => navigator.onLine,
      schedule(work, delayMs) {
        const timer = setTimeout(work, delayMs);
        return () => clearTimeout(timer);
      },
    })
  : null;

if (outbox && channel) channel.addEventListener("message", () => void outbox.refresh());

const NOTHING: OutboxState = { unsent: 0, tooMuch: null, refused: [] };
const none = () => () => undefined;

/** What waits of this person, live, from all tabs; nothing for nobody. */
export function useOutbox(owner: string | null): OutboxState {
  const read = () => (outbox && owner !== null ? outbox.state(owner) : NOTHING);
  return useSyncExternalStore(outbox?.subscribe ?? none, read, () => NOTHING);
}

/** Keeps sending for this person while the page is open: at start, when the connection returns, when the tab is looked at again. Answers how to stop. */
export function keepSending(owner: string): () => void {
  if (!outbox) return () => undefined;
  const go = () => void outbox.flush(owner);
  const onVisible = () => {
    if (document.visibilityState === "visible") go();
  };
  void outbox.refresh().then(go);
  window.addEventListener("online", go);
  document.addEventListener("visibilitychange", onVisible);
  return () => {
    window.removeEventListener("online", go);
    document.removeEventListener("visibilitychange", onVisible);
  };
}
