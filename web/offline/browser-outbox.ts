import { useSyncExternalStore } from "react";
import { request } from "../api/client.ts";
import { withStore } from "./database.ts";
import { resultOf } from "./indexed-db.ts";
import { createOutbox } from "./outbox.ts";
import type { OutboxEntry, OutboxState, OutboxStore, SendResult, Write } from "./outbox.ts";
import { resultOfFailure } from "./send-result.ts";
import { notifyTabs, onTabMessage } from "./tab-channel.ts";

const LOCK = "lockstep-outbox";
const TIMEOUT_MS = 20_000;

async function send({ method, path, body }: Write): Promise<SendResult> {
  try {
    return { kind: "sent", answer: await request<unknown>(method, path, { body, signal: AbortSignal.timeout(TIMEOUT_MS) }) };
  } catch (error) {
    return resultOfFailure(error, method);
  }
}

/** By their places, so in the order of adding. */
const readEntries = (entries: IDBObjectStore): Promise<OutboxEntry[]> => resultOf(entries.getAll());

const store: OutboxStore = {
  list: () => withStore("outbox", "readonly", readEntries),
  change: (make) =>
    withStore("outbox", "readwrite", async (entries) => {
      const changes = make(await readEntries(entries));
      for (const [place, entry] of changes) {
        if (entry === null) entries.delete(place);
        else entries.put(entry, place);
      }
      return changes;
    }),
};

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

/** The browser's queue, or null while a page is being prerendered. */
export const outbox =
  typeof window === "undefined" || !("indexedDB" in globalThis)
    ? null
    : createOutbox({
        store,
        send,
        exclusively,
        notifyTabs: (message) => notifyTabs({ type: "outbox", message }),
        now: Date.now,
        isOnline: () => navigator.onLine,
        schedule(work, delayMs) {
          const timer = setTimeout(work, delayMs);
          return () => clearTimeout(timer);
        },
      });

onTabMessage("outbox", ({ message }) => outbox?.receive(message));

const NOTHING: OutboxState = { unsent: 0, tooMuch: null, refused: [] };
const none = () => () => undefined;

/** What waits of this member, live, from all tabs; nothing for a guest. */
export function useOutbox(owner: string | null): OutboxState {
  const read = () => (outbox && owner !== null ? outbox.state(owner) : NOTHING);
  return useSyncExternalStore(outbox?.subscribe ?? none, read, () => NOTHING);
}

/** Keeps sending for this member while the page is open: at the start, when the connection returns, when the tab is looked at again. Returns how to stop. */
export function keepSending(owner: string): () => void {
  if (!outbox) return () => undefined;
  const go = () => void outbox.flush(owner);
  const onVisible = () => {
    if (document.visibilityState === "visible") go();
  };
  go();
  window.addEventListener("online", go);
  // Whoever comes back expects it to be sent, whatever the browser believes of the connection.
  const onFocus = () => void outbox.flush(owner, { force: true });
  window.addEventListener("focus", onFocus);
  document.addEventListener("visibilitychange", onVisible);
  return () => {
    outbox.pause();
    window.removeEventListener("online", go);
    window.removeEventListener("focus", onFocus);
    document.removeEventListener("visibilitychange", onVisible);
  };
}
