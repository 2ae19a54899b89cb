import { describe, expect, it, vi } from "vitest";
import { browser, entry, setUp } from "./outbox.fixture.ts";
import { addedAt, backoffMs, LONGEST_ASKED_MS, OFFLINE_RETRY_MS } from "./outbox.ts";
import type { SendResult } from "./outbox.ts";

describe("outbox", () => {
  it.each([{ kind: "retry" }, { kind: "refused", message: "No." }, { kind: "too-much", words: "Slow.", askedMs: 5 }] as const)(
    "does not write back what was forgotten in another tab while it was on its way (%o)",
    async (result) => {
      const shared = browser();
      let answer: (result: SendResult) => void = () => undefined;
      let isAsked: () => void = () => undefined;
      const asked = new Promise<void>((resolve) => (isAsked = resolve));
      const sending = setUp(() => {
        isAsked();
        return new Promise((resolve) => (answer = resolve));
      }, shared);
      const leaving = setUp(() => ({ kind: "sent" }), shared);
      await sending.outbox.add(entry("a"));
      await asked;
      await leaving.outbox.clear("me");
      answer(result);
      await sending.outbox.flush("me");
      expect(await shared.store.list()).toEqual([]);
    },
  );

  it("sends what is added and forgets it only then", async () => {
    const { outbox, store, sent } = setUp(() => ({ kind: "sent" }));
    await outbox.add(entry("a"));
    await outbox.flush("me");
    expect(sent).toEqual(["a"]);
    expect(await store.list()).toEqual([]);
    expect(outbox.state("me").unsent).toBe(0);
  });

  it("keeps what was logged offline through a reload, and sends it in order", async () => {
    const first = setUp(() => ({ kind: "sent" }));
    first.world.online = false;
    for (const id of ["a", "b", "c"]) await first.outbox.add(entry(id));
    expect(first.outbox.state("me").unsent).toBe(3);
    const second = setUp(() => ({ kind: "sent" }), { ...browser(), store: first.store });
    await second.outbox.load();
    expect(second.outbox.state("me").unsent).toBe(3);
    await second.outbox.flush("me");
    expect(second.sent).toEqual(["a", "b", "c"]);
  });

  it("holds a key back behind its failed entry, but no other key", async () => {
    const { outbox, sent, timers } = setUp((each) => (each.id === "a" ? { kind: "retry" } : { kind: "sent" }));
    await outbox.add(entry("a", "one"));
    await outbox.add(entry("b", "one"));
    await outbox.add(entry("c", "two"));
    await outbox.flush("me");
    expect(sent).toEqual(["c"]);
    expect(outbox.state("me").unsent).toBe(2);
    expect(timers.length).toBe(1);
  });

  it("sends what refers to something only once that is there", async () => {
    let isReached = false;
    const { outbox, sent } = setUp((each) => (each.id === "made" && !isReached ? { kind: "retry" } : { kind: "sent" }));
    await outbox.add(entry("made", "things:1"));
    await outbox.add({ ...entry("refers", "list"), after: ["things:1"] });
    await outbox.add(entry("behind", "list"));
    await outbox.add({ ...entry("other", "list-2"), after: ["things:2"] });
    await outbox.flush("me");
    expect(sent).toEqual(["other"]);
    isReached = true;
    await outbox.flush("me");
    expect(sent).toEqual(["other", "made", "refers", "behind"]);
  });

  it("tries again with growing patience until it goes through", async () => {
    let failures = 3;
    const { outbox, sent, timers } = setUp(() => (failures-- > 0 ? { kind: "retry" } : { kind: "sent" }));
    await outbox.add(entry("a"));
    await outbox.flush("me");
    const delays: number[] = [];
    while (timers.length > 0) {
      const timer = timers.shift();
      if (!timer) break;
      delays.push(timer.delayMs);
      timer.work();
      await outbox.flush("me");
    }
    expect(sent).toEqual(["a"]);
    expect(delays.every((delay, index) => index === 0 || delay >= (delays[index - 1] ?? 0))).toBe(true);
    expect([1, 2, 3, 7, 20].map(backoffMs)).toEqual([1000, 2000, 4000, 60_000, 60_000]);
  });

  it("sends nothing twice when two tabs flush at once", async () => {
    const shared = browser();
    const slow = async (): Promise<SendResult> => {
      await new Promise((done) => setTimeout(done, 5));
      return { kind: "sent" };
    };
    const left = setUp(slow, shared);
    const right = setUp(slow, shared);
    left.world.online = false;
    await left.outbox.add(entry("a"));
    await left.outbox.add(entry("b"));
    left.world.online = true;
    await Promise.all([left.outbox.flush("me"), right.outbox.flush("me")]);
    expect([...left.sent, ...right.sent].sort()).toEqual(["a", "b"]);
  });

  it("stores the same id once", async () => {
    const { outbox, world } = setUp(() => ({ kind: "sent" }));
    world.online = false;
    await outbox.add(entry("a"));
    await outbox.add(entry("a"));
    expect(outbox.state("me").unsent).toBe(1);
  });

  it("never sends one person's entries in another's session, nor without a session", async () => {
    const { outbox, sent, world } = setUp(() => ({ kind: "signed-out" }));
    world.online = false;
    await outbox.add(entry("a", "k", "me"));
    world.online = true;
    await outbox.flush("somebody-else");
    await outbox.flush("me");
    expect(sent).toEqual([]);
    expect(outbox.state("me").unsent).toBe(1);
  });

  it("counts and clears each person's own: what waits for someone else on this device stays", async () => {
    const { outbox, store, world } = setUp(() => ({ kind: "sent" }));
    world.online = false;
    await outbox.add(entry("a", "k", "me"));
    await outbox.add(entry("b", "k", "somebody-else"));
    await outbox.add(entry("c", "k", "somebody-else"));
    expect([outbox.state("me").unsent, outbox.state("somebody-else").unsent]).toEqual([1, 2]);
    expect(outbox.entries()).toBe(outbox.entries());
    await outbox.clear("somebody-else");
    expect((await store.list()).map((each) => each.id)).toEqual(["a"]);
    expect([outbox.state("me").unsent, outbox.state("somebody-else").unsent]).toEqual([1, 0]);
  });

  it("keeps what the server refused, with its words, and goes on behind it", async () => {
    const { outbox, sent } = setUp((each) =>
      each.id === "a" ? { kind: "refused", message: "You don't have permission to do that." } : { kind: "sent" },
    );
    await outbox.add(entry("a"));
    await outbox.add(entry("b"));
    await outbox.flush("me");
    expect(sent).toEqual(["b"]);
    expect(outbox.state("me").unsent).toBe(0);
    expect(outbox.state("me").refused.map((each) => each.refusal)).toEqual(["You don't have permission to do that."]);
    await outbox.discard(outbox.state("me").refused[0]?.place ?? "");
    expect(outbox.state("me").refused).toEqual([]);
  });

  it("waits as long as the server asks after too much at once, in every tab and through a reload, and says why", async () => {
    let tried = 0;
    let isTooMuch = true;
    const answer = (): SendResult => {
      tried++;
      return isTooMuch ? { kind: "too-much", words: "Slow.", askedMs: 30_000 } : { kind: "sent" };
    };
    const first = setUp(answer);
    await first.outbox.add(entry("a"));
    await first.outbox.add(entry("b"));
    await first.outbox.flush("me");
    expect(first.outbox.state("me")).toMatchObject({ unsent: 2, tooMuch: "Slow." });
    expect(tried).toBe(1);
    const second = setUp(answer, { ...browser(), store: first.store });
    second.world.clock = first.world.clock;
    await second.outbox.load();
    await second.outbox.flush("me");
    expect(second.outbox.state("me")).toMatchObject({ unsent: 2, tooMuch: "Slow." });
    expect(tried).toBe(1);
    for (const { timers } of [first, second]) {
      expect(timers.length).toBe(1);
      expect(timers[0]?.delayMs).toBeGreaterThan(29_900);
      expect(timers[0]?.delayMs).toBeLessThanOrEqual(30_000);
    }
    isTooMuch = false;
    second.world.clock += 30_000;
    second.timers.shift()?.work();
    await second.outbox.flush("me");
    expect(second.sent).toEqual(["a", "b"]);
    expect(second.outbox.state("me")).toMatchObject({ unsent: 0, tooMuch: null });
  });

  it("sends other keys while one waits as it was asked to", async () => {
    const { outbox, sent, timers } = setUp((each) =>
      each.id === "a" ? { kind: "too-much", words: "Slow.", askedMs: 30_000 } : { kind: "sent" },
    );
    await outbox.add(entry("a", "one"));
    await outbox.flush("me");
    await outbox.add(entry("b", "one"));
    await outbox.add(entry("c", "two"));
    await outbox.flush("me");
    expect(sent).toEqual(["c"]);
    expect(timers.length).toBe(1);
  });

  it("waits neither forever nor without growing patience, and not at all when the clock was put back", async () => {
    const asked = [86_400_000, null, 0];
    const { outbox, timers, world } = setUp(() => {
      const [askedMs] = asked.splice(0, 1);
      return askedMs === undefined ? { kind: "sent" } : { kind: "too-much", words: "Slow.", askedMs };
    });
    world.clock = 10 * LONGEST_ASKED_MS;
    await outbox.add(entry("a"));
    await outbox.flush("me");
    expect(timers[0]?.delayMs).toBeGreaterThan(LONGEST_ASKED_MS - 100);
    expect(timers[0]?.delayMs).toBeLessThanOrEqual(LONGEST_ASKED_MS);
    world.clock = LONGEST_ASKED_MS;
    await outbox.flush("me");
    expect(timers[0]?.delayMs).toBe(backoffMs(2));
    world.clock += backoffMs(2);
    await outbox.flush("me");
    expect(timers[0]?.delayMs).toBe(backoffMs(3));
    world.clock += backoffMs(3);
    await outbox.flush("me");
    expect(outbox.state("me").unsent).toBe(0);
  });

  it("forgets that it was too much once an attempt fails for another reason", async () => {
    let answer: SendResult = { kind: "too-much", words: "Slow.", askedMs: 1000 };
    const { outbox, world } = setUp(() => answer);
    await outbox.add(entry("a"));
    await outbox.flush("me");
    expect(outbox.state("me").tooMuch).toBe("Slow.");
    answer = { kind: "retry" };
    world.clock += 1000;
    await outbox.flush("me");
    expect(outbox.state("me")).toMatchObject({ unsent: 1, tooMuch: null });
  });

  it("doesn't speak of too much while something else is out of reach", async () => {
    const { outbox } = setUp((each) =>
      each.id === "a" ? { kind: "too-much", words: "Slow.", askedMs: 30_000 } : { kind: "retry" },
    );
    await outbox.add(entry("a", "one"));
    await outbox.add(entry("b", "two"));
    await outbox.flush("me");
    expect(outbox.state("me")).toMatchObject({ unsent: 2, tooMuch: null });
  });

  it("stays empty when it is cleared while an entry is on its way", async () => {
    let release: (result: SendResult) => void = () => undefined;
    const { outbox, store } = setUp(() => new Promise<SendResult>((done) => (release = done)));
    await outbox.add(entry("a"));
    await new Promise((done) => setTimeout(done, 0));
    await outbox.clear("me");
    release({ kind: "retry" });
    await outbox.flush("me");
    expect(await store.list()).toEqual([]);
  });

  it("keeps only the last word of a key where an entry says so, and of no other key or person", async () => {
    const { outbox, store, sent, world } = setUp(() => ({ kind: "sent" }));
    const word = (id: string, key: string, owner = "me") => ({ ...entry(id, key, owner), replacesWaiting: true });
    world.online = false;
    for (const each of [word("a", "one"), word("b", "two"), word("c", "one", "other"), word("d", "one"), word("e", "one")])
      await outbox.add(each);
    expect((await store.list()).map((each) => each.id)).toEqual(["b", "c", "e"]);
    world.online = true;
    await outbox.flush("me");
    expect(sent).toEqual(["b", "e"]);
  });

  it("says the last word after one that was on its way when it came", async () => {
    let release: (result: SendResult) => void = () => undefined;
    let held = true;
    const { outbox, sent } = setUp(() => (held ? new Promise<SendResult>((done) => (release = done)) : { kind: "sent" }));
    await outbox.add({ ...entry("a"), replacesWaiting: true });
    await new Promise((done) => setTimeout(done, 0));
    await outbox.add({ ...entry("b"), replacesWaiting: true });
    held = false;
    release({ kind: "sent" });
    await outbox.flush("me");
    expect(sent).toEqual(["a", "b"]);
  });

  it("tries what waits again although the browser never says that it's online", async () => {
    const { outbox, sent, timers, world } = setUp(() => ({ kind: "sent" }));
    world.online = false;
    await outbox.add(entry("a"));
    await outbox.flush("me");
    expect(timers.map(({ delayMs }) => delayMs)).toEqual([OFFLINE_RETRY_MS]);
    timers.shift()?.work();
    await vi.waitFor(() => expect(sent).toEqual(["a"]));
    expect(timers).toEqual([]);
  });

  it("stops between two entries when its member is no longer signed in here", async () => {
    const { outbox, sent, timers, world } = setUp((each) => {
      if (each.id === "a") outbox.pause();
      return { kind: "sent" };
    });
    world.online = false;
    await outbox.add(entry("a"));
    await outbox.add(entry("b"));
    world.online = true;
    await outbox.flush("me");
    expect(sent).toEqual(["a"]);
    expect(timers).toEqual([]);
  });

  it("takes back what never left the device, and nothing that the server may have", async () => {
    const { outbox, store, world } = setUp(() => ({ kind: "retry" }));
    world.online = false;
    await outbox.add(entry("a", "one"));
    const place = () => outbox.entries()[0]?.place ?? "";
    expect(await outbox.withdraw(place())).toBe(true);
    expect([outbox.entries(), await store.list()]).toEqual([[], []]);
    world.online = true;
    await outbox.add(entry("b", "two"));
    await outbox.flush("me");
    expect(await outbox.withdraw(place())).toBe(false);
    expect(await store.list()).toHaveLength(1);
  });

  it("keeps what was refused after it was shown, until it's discarded", async () => {
    const { outbox, store } = setUp(() => ({ kind: "refused", message: "No." }));
    await outbox.add(entry("a"));
    await outbox.flush("me");
    const [refused] = outbox.state("me").refused;
    await outbox.acknowledge(refused?.place ?? "");
    expect(outbox.state("me").refused).toEqual([]);
    expect(await store.list()).toMatchObject([{ id: "a", state: "refused", refusal: "No." }]);
    await outbox.discard(refused?.place ?? "");
    expect(await store.list()).toEqual([]);
  });

  it("drops a refused entry that nobody would miss once it was shown", async () => {
    const { outbox, store } = setUp(() => ({ kind: "refused", message: "No." }));
    await outbox.add({ ...entry("a"), dropRefused: true });
    await outbox.flush("me");
    await outbox.acknowledge(outbox.state("me").refused[0]?.place ?? "");
    expect(await store.list()).toEqual([]);
  });

  it("sends a refused entry again in its old place, ahead of what was added later", async () => {
    let answer: SendResult = { kind: "refused", message: "No." };
    const { outbox, sent, world } = setUp(() => answer);
    await outbox.add(entry("a"));
    await outbox.flush("me");
    await outbox.acknowledge(outbox.entries()[0]?.place ?? "");
    answer = { kind: "sent" };
    world.online = false;
    await outbox.add(entry("b"));
    await outbox.retry(outbox.entries()[0]?.place ?? "");
    expect(outbox.entries().map(({ id, state, refusal, isSeen }) => [id, state, refusal, isSeen])).toEqual([
      ["a", "waiting", undefined, undefined],
      ["b", "waiting", undefined, undefined],
    ]);
    world.online = true;
    await outbox.flush("me");
    expect(sent).toEqual(["a", "b"]);
  });

  it("brings a discarded entry back where it was, once, and sends it", async () => {
    const { outbox, store, sent, world } = setUp(() => ({ kind: "sent" }));
    world.online = false;
    await outbox.add(entry("a"));
    await outbox.add(entry("b"));
    const [first] = outbox.entries();
    if (first === undefined) throw new Error("Nothing waits.");
    await outbox.discard(first.place);
    expect((await store.list()).map(({ id }) => id)).toEqual(["b"]);
    await outbox.restore(first);
    await outbox.restore(first);
    expect((await store.list()).map(({ id }) => id)).toEqual(["a", "b"]);
    world.online = true;
    await outbox.flush("me");
    expect(sent).toEqual(["a", "b"]);
  });

  it("sends what the device has no room for, unless it's offline or others go first", async () => {
    let answer: SendResult = { kind: "retry" };
    const { outbox, sent, world } = setUp(() => answer);
    await outbox.add({ ...entry("first"), change: 1 });
    await outbox.flush("me");
    const { store } = world;
    world.store = { ...store, change: () => Promise.reject(new DOMException("Full.", "QuotaExceededError")) };
    answer = { kind: "sent" };
    await expect(outbox.add({ ...entry("behind"), change: 2 })).rejects.toThrow("Full.");
    await outbox.add({ ...entry("other", "other"), change: 3 });
    expect(sent).toEqual(["other"]);
    expect(outbox.entries().map(({ id, state }) => [id, state])).toEqual([
      ["first", "waiting"],
      ["other", "sent"],
    ]);
    world.online = false;
    await expect(outbox.add({ ...entry("offline", "third"), change: 4 })).rejects.toThrow("Full.");
    expect(outbox.entries()).toHaveLength(2);
  });

  describe("on a device that has become full since", () => {
    /** Two that wait, and from now on the store takes no value, but lets go of what it has. */
    async function fullDevice(answer: () => SendResult | Promise<SendResult>) {
      const tab = setUp(answer);
      const { outbox, store, world } = tab;
      world.online = false;
      await outbox.add({ ...entry("shown", "one"), change: 1 });
      await outbox.add(entry("unseen", "two"));
      const change: typeof store.change = async (make) => {
        const changes = make(await store.list());
        if ([...changes.values()].some((each) => each !== null)) throw new DOMException("Full.", "QuotaExceededError");
        return store.change(() => changes);
      };
      world.store = { ...store, change };
      world.online = true;
      return tab;
    }

    it("sends what waits, once, and shows it until the pages have it", async () => {
      const { outbox, store, sent, shared } = await fullDevice(() => ({ kind: "sent", answer: 7 }));
      const other = setUp(() => ({ kind: "sent" }), shared);
      await other.outbox.load();
      await outbox.flush("me");
      await outbox.flush("me");
      expect(sent).toEqual(["shown", "unseen"]);
      expect(await store.list()).toEqual([]);
      for (const { entries } of [outbox, other.outbox])
        expect(entries().map(({ id, state, answer }) => [id, state, answer])).toEqual([["shown", "sent", 7]]);
      await outbox.settle(outbox.entries().map(({ place }) => place));
      expect(outbox.entries()).toEqual([]);
    });

    it.each([{ kind: "retry" }, { kind: "refused", message: "No." }, { kind: "too-much", words: "Slow.", askedMs: 5 }] as const)(
      "keeps what the server doesn't take, tries it again after a while, and doesn't take it back (%o)",
      async (result) => {
        const answer = vi.fn((): SendResult => result);
        const { outbox, store, timers } = await fullDevice(answer);
        await outbox.flush("me");
        expect(answer).toHaveBeenCalledTimes(2);
        expect(timers.map(({ delayMs }) => delayMs)).toEqual([60_000]);
        expect((await store.list()).map(({ id, state }) => [id, state])).toEqual([
          ["shown", "waiting"],
          ["unseen", "waiting"],
        ]);
        expect(await outbox.withdraw(outbox.entries()[0]?.place ?? "")).toBe(false);
        expect(await store.list()).toHaveLength(2);
      },
    );

    it("sends nothing that was discarded meanwhile, and shows nothing that was discarded on its way", async () => {
      let arrive: () => void = () => undefined;
      const answer = vi.fn(() => new Promise<SendResult>((resolve) => (arrive = () => resolve({ kind: "sent" }))));
      const { outbox, store, sent, shared } = await fullDevice(answer);
      const [shown, unseen] = outbox.entries();
      await outbox.discard(unseen?.place ?? "");
      const sending = outbox.flush("me");
      await expect.poll(() => answer.mock.calls.length).toBe(1);
      await setUp(() => ({ kind: "sent" }), shared).outbox.discard(shown?.place ?? "");
      arrive();
      await sending;
      expect(sent).toEqual(["shown"]);
      expect([outbox.entries(), await store.list()]).toEqual([[], []]);
    });
  });

  it("knows when an entry was added", async () => {
    const { outbox, world } = setUp(() => ({ kind: "sent" }));
    world.online = false;
    world.clock = 1_790_000_000_000;
    await outbox.add(entry("a"));
    expect(outbox.entries().map(addedAt)).toEqual([1_790_000_000_000]);
  });
});
