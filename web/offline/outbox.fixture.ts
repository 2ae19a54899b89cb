import { createOutbox } from "./outbox.ts";
import type { Outbox, OutboxEntry, OutboxStore, SendResult, Write } from "./outbox.ts";

/** A store that outlives the queue, as IndexedDB outlives the tab. */
function memoryStore(): OutboxStore {
  const rows = new Map<string, OutboxEntry>();
  const list = () => [...rows.values()].sort((a, b) => (a.place < b.place ? -1 : 1));
  return {
    list: async () => list(),
    async change(make) {
      const changes = make(list());
      for (const [place, entry] of changes) {
        if (entry === null) rows.delete(place);
        else rows.set(place, entry);
      }
      return changes;
    },
  };
}

function mutex() {
  let tail: Promise<void> = Promise.resolve();
  return (work: () => Promise<void>) => {
    const run = tail.then(work);
    tail = run.catch(() => undefined);
    return run;
  };
}

/** What the tabs of one browser share. */
export function browser() {
  return { store: memoryStore(), exclusively: mutex(), tabs: [] as Outbox[] };
}

/** A tab with an outbox whose clock, timers, network and server are the test's. */
export function setUp(answer: (entry: Write) => SendResult | Promise<SendResult>, shared = browser()) {
  const sent: string[] = [];
  const timers: { work: () => void; delayMs: number }[] = [];
  const world = { online: true, clock: 1000, store: shared.store };
  const outbox: Outbox = createOutbox({
    store: { list: () => world.store.list(), change: (make) => world.store.change(make) },
    async send(entry) {
      const result = await answer(entry);
      if (result.kind === "sent") sent.push(entry.id);
      return result;
    },
    exclusively: shared.exclusively,
    notifyTabs(message) {
      for (const other of shared.tabs) if (other !== outbox) other.receive(structuredClone(message));
    },
    now: () => world.clock++,
    isOnline: () => world.online,
    schedule(work, delayMs) {
      const timer = { work, delayMs };
      timers.push(timer);
      return () => {
        if (timers.includes(timer)) timers.splice(timers.indexOf(timer), 1);
      };
    },
  });
  shared.tabs.push(outbox);
  return { outbox, store: shared.store, shared, sent, timers, world };
}

/** Something to send. */
export const entry = (id: string, key = "plan-1", owner = "me"): Write => ({
  id,
  key,
  owner,
  method: "PUT",
  path: `/api/things/${id}`,
  body: { id },
  change: null,
});
