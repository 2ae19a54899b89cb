import { describe, expect, it } from "vitest";
import { browser, entry, setUp } from "./outbox.fixture.ts";
import type { Outbox } from "./outbox.ts";

describe("what a tab shows", () => {
  const change = (id: string, key = "sets") => ({ ...entry(id, key), change: { set: id } });
  const seen = ({ outbox }: { outbox: Outbox }) => outbox.entries().map(({ id, state }) => `${id} ${state}`);
  const places = ({ outbox }: { outbox: Outbox }) => outbox.entries().map(({ place }) => place);

  it("is there once it's stored, not before, and never when it can't be", async () => {
    const tab = setUp(() => ({ kind: "sent" }));
    tab.world.online = false;
    let store = () => {};
    const stored = new Promise<void>((resolve) => (store = resolve));
    tab.world.store = { ...tab.store, change: async (make) => stored.then(() => tab.store.change(make)) };
    const adding = tab.outbox.add(change("a"));
    await tab.outbox.flush("me");
    // Whoever sees it may close the tab.
    expect([seen(tab), tab.sent]).toEqual([[], []]);
    store();
    await adding;
    expect(seen(tab)).toEqual(["a waiting"]);
    tab.world.store = { ...tab.store, change: async () => Promise.reject(new Error("Full.")) };
    await expect(tab.outbox.add(change("b"))).rejects.toThrow("Full.");
    expect(seen(tab)).toEqual(["a waiting"]);
  });

  it("follows the other tab, and stays until both have refetched what was sent", async () => {
    const shared = browser();
    const mine = setUp(() => ({ kind: "sent", answer: { ok: true } }), shared);
    const theirs = setUp(() => ({ kind: "sent" }), shared);
    mine.world.online = false;
    await mine.outbox.add(change("a"));
    expect(seen(theirs)).toEqual(["a waiting"]);
    mine.world.online = true;
    await mine.outbox.flush("me");
    expect([seen(mine), seen(theirs)]).toEqual([["a sent"], ["a sent"]]);
    expect(theirs.outbox.entries()[0]?.answer).toEqual({ ok: true });
    await mine.outbox.settle(places(mine));
    expect([seen(mine), seen(theirs), await mine.store.list()]).toEqual([[], ["a sent"], []]);
    await theirs.outbox.settle(places(theirs));
    expect(seen(theirs)).toEqual([]);
  });

  it("stays too when the tab slept while another one sent and settled it", async () => {
    const shared = browser();
    const asleep = setUp(() => ({ kind: "sent" }), shared);
    const awake = setUp(() => ({ kind: "sent" }), shared);
    asleep.world.online = false;
    await asleep.outbox.add(change("a"));
    shared.tabs.splice(0, 1);
    await awake.outbox.flush("me");
    await awake.outbox.settle(places(awake));
    expect(seen(asleep)).toEqual(["a waiting"]);
    await asleep.outbox.flush("me");
    expect(seen(asleep)).toEqual(["a sent"]);
  });

  it("goes in both when it's withdrawn, replaced or refused and discarded in one", async () => {
    const shared = browser();
    const mine = setUp(() => ({ kind: "refused", message: "No." }), shared);
    const theirs = setUp(() => ({ kind: "sent" }), shared);
    for (const tab of [mine, theirs]) tab.world.online = false;
    await mine.outbox.add(change("a"));
    await mine.outbox.withdraw(places(mine)[0] ?? "");
    await mine.outbox.add({ ...change("b", "like:1"), replacesWaiting: true });
    await theirs.outbox.add({ ...change("c", "like:1"), replacesWaiting: true });
    expect([seen(mine), seen(theirs)]).toEqual([["c waiting"], ["c waiting"]]);
    mine.world.online = true;
    await mine.outbox.flush("me");
    expect(seen(theirs)).toEqual(["c refused"]);
    await mine.outbox.discard(places(mine)[0] ?? "");
    expect(seen(theirs)).toEqual([]);
  });

  it("survives a read of the store that began before it was stored", async () => {
    const tab = setUp(() => ({ kind: "sent" }));
    tab.world.online = false;
    const rows = await tab.store.list();
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    let isFirst = true;
    tab.world.store = {
      ...tab.store,
      async list() {
        if (!isFirst) return tab.store.list();
        isFirst = false;
        await held;
        return rows;
      },
    };
    const loading = tab.outbox.load();
    await tab.outbox.add(change("a"));
    release();
    await loading;
    expect(seen(tab)).toEqual(["a waiting"]);
  });

  it("is gone in every tab when its member signs out, and everyone else's stays", async () => {
    const shared = browser();
    const mine = setUp(() => ({ kind: "sent" }), shared);
    const theirs = setUp(() => ({ kind: "sent" }), shared);
    mine.world.online = false;
    await mine.outbox.add(change("a"));
    await mine.outbox.add({ ...change("b"), owner: "neighbour" });
    await mine.outbox.clear("me");
    expect([seen(mine), seen(theirs)]).toEqual([["b waiting"], ["b waiting"]]);
    expect((await mine.store.list()).map(({ id }) => id)).toEqual(["b"]);
  });
});
