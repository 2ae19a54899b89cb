import { request } from "../api/client.ts";
import { withStore } from "./database.ts";
import { resultOf } from "./indexed-db.ts";
import { createOutbox } from "./outbox.ts";
import type { OutboxEntry, OutboxStore, SendResult, Write } from "./outbox.ts";
import { resultOfFailure } from "./send-result.ts";
import { noteSettled } from "./settled-meanwhile.ts";
import { notifyTabs, onTabMessage } from "./tab-channel.ts";

const LOCK = "lockstep-outbox";
const TIMEOUT_MS = 20_000;

async function send({ method, path, body, change }: Write): Promise<SendResult> {
  try {
    const answer = await request<unknown>(method, path, { body, signal: AbortSignal.timeout(TIMEOUT_MS) });
    // Nothing is laid over the pages for it, so the outbox lets go of it at once.
    if (change === null) noteSettled();
    return { kind: "sent", answer };
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
