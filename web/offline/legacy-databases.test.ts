import "fake-indexeddb/auto";
import { locks } from "node:worker_threads";
import { beforeEach, expect, test, vi } from "vitest";
import { withStore } from "./database.ts";
import { inTransaction, resultOf } from "./indexed-db.ts";
import type { OutboxEntry } from "./outbox.ts";

/** A database as the versions before made it: one store, version 1. */
async function openOld(name: string, store: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name);
  request.addEventListener("upgradeneeded", () => request.result.createObjectStore(store));
  return resultOf(request);
}
async function putOld(name: string, store: string, rows: Readonly<Record<string, unknown>>): Promise<void> {
  const database = await openOld(name, store);
  await inTransaction(database, store, "readwrite", async (transaction) => {
    for (const [key, value] of Object.entries(rows)) transaction.objectStore(store).put(value, key);
  });
  database.close();
}

const place = (second: number, id: string) => `0000017000000${second}-000000-${id}`;
const SET = { date: "2026-11-20", exerciseId: "g-squat", planId: null, minutes: 5, sets: [{ weightKg: 80, reps: 8 }] };
const COMPLETION = { ...SET, exerciseName: "Squat", id: "c1", completedAt: "2026-11-20T10:00:00Z" };
const entry = (second: number, id: string, key: string, request: { method: string; path: string; body?: unknown }) => ({
  [place(second, id)]: { id, key, owner: "me", place: place(second, id), attempts: 0, ...request },
});
const POST = { content: "Hello", postType: "general", groupId: null };

/** What a browser holds that was offline for a while. */
async function fillOld(): Promise<void> {
  await putOld("lockstep-outbox", "entries", {
    ...entry(1, "w1", "completions", { method: "PUT", path: "/api/training/completions/c1", body: SET }),
    ...entry(2, "w2", "favorites", { method: "DELETE", path: "/api/training/favorites/g-row" }),
    ...entry(3, "p1", "post:p1", { method: "POST", path: "/api/posts", body: { id: "p1", ...POST } }),
    ...entry(4, "l1", "like:p9", { method: "PUT", path: "/api/posts/p9/like" }),
  });
  await putOld("lockstep-pending", "training", {
    writes: [
      { kind: "completion", owner: "me", date: SET.date, exerciseId: "g-squat", completion: COMPLETION },
      { kind: "favorite", owner: "me", exerciseId: "g-row", on: false },
      { kind: "completion", owner: "you", date: SET.date, exerciseId: "g-row", completion: null },
    ],
  });
  await putOld("lockstep-pending-nutrition-groceries", "nutrition-groceries", {
    writes: [{ kind: "tick", owner: "me", planId: "plan", foodId: "eggs", ticked: true }],
  });
  await putOld("lockstep-pending-community", "community", {
    writes: [
      { kind: "post", owner: "me", id: "p1", createdAt: "2026-11-20T10:00:00Z", ...POST },
      { kind: "like", owner: "me", id: "l1", postId: "p9", liked: true },
      { kind: "like", owner: "me", id: "l0", postId: "p8", liked: true },
      { kind: "comment", owner: "me", id: "k1", postId: "p9", content: "Words.", createdAt: "", refused: "No." },
    ],
  });
  await putOld("lockstep-guest", "training", { plan: { id: "plan" }, favorites: ["g-row"] });
  await putOld("lockstep-guest-meals", "nutrition", { groceries: { planId: "plan", ticked: ["eggs"], own: [] } });
}

const OLD_NAMES = /^lockstep-/;
const oldNames = async () => (await indexedDB.databases()).map(({ name = "" }) => name).filter((name) => OLD_NAMES.test(name));
const entries = (): Promise<OutboxEntry[]> => withStore("outbox", "readonly", (store) => resultOf(store.getAll()));
const guest = (name: "guest-training" | "guest-meals", key: string): Promise<unknown> =>
  withStore(name, "readonly", (store) => resultOf(store.get(key)));
/** The next visit: modules are loaded afresh. */
async function nextVisit() {
  vi.resetModules();
  return import("./database.ts");
}
const seen = (all: readonly OutboxEntry[]) => all.map(({ id, owner, key, state }) => `${owner} ${key} ${id} ${state}`).sort();

const MOVED = [
  "me comment k1 refused",
  "me completions 0 sent",
  "me completions w1 waiting",
  "me favorites 1 sent",
  "me favorites w2 waiting",
  "me groceries 3 sent",
  "me like:p9 l1 waiting",
  "me post:p1 p1 waiting",
  "you completions 2 sent",
];

// The simulated document has none.
Object.defineProperty(navigator, "locks", { value: locks, configurable: true });

beforeEach(async () => {
  const { withStore: onStore } = await nextVisit();
  for (const name of ["outbox", "guest-training", "guest-meals"] as const)
    await onStore(name, "readwrite", (store) => resultOf(store.clear()));
});

test("everything that waited waits in the new database, and the old ones are gone", async () => {
  await fillOld();
  const database = await nextVisit();
  const all: OutboxEntry[] = await database.withStore("outbox", "readonly", (store) => resultOf(store.getAll()));
  expect(seen(all)).toEqual(MOVED);
  const find = (id: string) => all.find((each) => each.id === id);
  expect(find("w1")).toMatchObject({ method: "PUT", path: "/api/training/completions/c1", body: SET, change: null });
  expect(find("p1")).toMatchObject({ change: { ...POST, createdAt: "2026-11-20T10:00:00Z" } });
  expect(find("k1")).toMatchObject({ change: { content: "Words." }, refusal: "No.", isSeen: true });
  expect(find("l1")).toMatchObject({ change: { liked: true } });
  // What was shown before is still shown: until nothing of its kind waits, and the server was read.
  expect(all.find(({ owner, key, state }) => owner === "me" && key === "completions" && state === "sent")?.change).toMatchObject({
    completion: COMPLETION,
  });
  expect(await guest("guest-training", "plan")).toEqual({ id: "plan" });
  expect(await guest("guest-meals", "groceries")).toMatchObject({ ticked: ["eggs"] });
  await vi.waitFor(async () => expect(await oldNames()).toEqual([]));
});

test("a move that was cut short is finished at the next visit, and doubles nothing", async () => {
  await fillOld();
  const database = await nextVisit();
  // The tab dies when the new database has everything and the old ones have lost nothing yet.
  const removing = vi.spyOn(IDBObjectStore.prototype, "delete").mockImplementation(() => {
    throw new Error("The tab is gone.");
  });
  const logged = vi.spyOn(console, "error").mockReturnValue();
  await database.withStore("outbox", "readonly", (store) => resultOf(store.count()));
  expect(logged).toHaveBeenCalled();
  removing.mockRestore();
  logged.mockRestore();
  expect(await oldNames()).toHaveLength(6);
  const next = await nextVisit();
  const all: OutboxEntry[] = await next.withStore("outbox", "readonly", (store) => resultOf(store.getAll()));
  expect(seen(all)).toEqual(MOVED);
  await vi.waitFor(async () => expect(await oldNames()).toEqual([]));
});

test("a move that was cut short between two old databases loses nothing either", async () => {
  await fillOld();
  const deleteRow = IDBObjectStore.prototype.delete;
  let removed = 0;
  const removing = vi.spyOn(IDBObjectStore.prototype, "delete").mockImplementation(function remove(this: IDBObjectStore, key) {
    removed += 1;
    if (removed > 3) throw new Error("The tab is gone.");
    return deleteRow.call(this, key);
  });
  const logged = vi.spyOn(console, "error").mockReturnValue();
  await (await nextVisit()).withStore("outbox", "readonly", (store) => resultOf(store.count()));
  removing.mockRestore();
  logged.mockRestore();
  const next = await nextVisit();
  const all: OutboxEntry[] = await next.withStore("outbox", "readonly", (store) => resultOf(store.getAll()));
  expect(seen(all)).toEqual(MOVED);
});

test("what an old tab writes after the move comes along at the next visit", async () => {
  await fillOld();
  // An old tab holds its connection open.
  const oldTab = await openOld("lockstep-outbox", "entries");
  await nextVisit().then(({ withStore: onStore }) => onStore("outbox", "readonly", (store) => resultOf(store.count())));
  const late = entry(9, "late", "favorites", { method: "PUT", path: "/api/training/favorites/g-press" });
  await inTransaction(oldTab, "entries", "readwrite", async (transaction) => {
    for (const [key, value] of Object.entries(late)) transaction.objectStore("entries").put(value, key);
  });
  oldTab.close();
  // The first visit still tries to delete the old database, and finds that it isn't empty.
  await vi.waitFor(async () => {
    const next = await nextVisit();
    const all: OutboxEntry[] = await next.withStore("outbox", "readonly", (store) => resultOf(store.getAll()));
    expect(seen(all)).toEqual([...MOVED, "me favorites late waiting"].sort());
  });
});

test("a second new tab opens although an old one is still there", async () => {
  await fillOld();
  const oldTab = await openOld("lockstep-outbox", "entries");
  for (let tab = 0; tab < 2; tab += 1) {
    const next = await nextVisit();
    const all: OutboxEntry[] = await next.withStore("outbox", "readonly", (store) => resultOf(store.getAll()));
    expect(seen(all)).toEqual(MOVED);
  }
  oldTab.close();
  await vi.waitFor(async () => expect(await oldNames()).toEqual([]));
});

test("without old databases nothing is made or moved", async () => {
  expect(await entries()).toEqual([]);
  expect(await oldNames()).toEqual([]);
});
