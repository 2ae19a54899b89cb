import "fake-indexeddb/auto";
import { createStore } from "idb-keyval";
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import type { OutboxEntry } from "../offline/outbox.ts";
import { createPendingStore, forgetPending, mergeKept } from "./pending-store.ts";
import type { PendingName } from "./pending-store.ts";

interface Write {
  readonly owner: string;
  readonly about: string;
  readonly done: boolean;
}
const write = (about: string, done: boolean, owner = "me"): Write => ({ owner, about, done });
const ways = (letsGo: "at-once" | "when-read") => ({ keyOf: (each: Write) => each.about, letsGo });
const MINE = write("squat", true);

describe("what a tab shows after another one changed what waits", () => {
  it.each(["at-once", "when-read"] as const)(
    "takes over what the other wrote, its last word on the same thing (%s)",
    (letsGo) => {
      const theirs = [write("press", true), write("squat", false)];
      expect(mergeKept(theirs, [MINE], new Set(), ways(letsGo))).toEqual(theirs);
    },
  );

  it.each(["at-once", "when-read"] as const)("never forgets what it is just storing itself (%s)", (letsGo) => {
    const row = write("row", true);
    expect(mergeKept([write("squat", false), row], [MINE], new Set([MINE]), ways(letsGo))).toEqual([row, MINE]);
  });

  it.each([
    ["at-once", []],
    ["when-read", [MINE]],
  ] as const)("what the other let go of (%s)", (letsGo, shown) => {
    expect(mergeKept([], [MINE], new Set(), ways(letsGo))).toEqual(shown);
  });
});

describe("two tabs", () => {
  /** On a busy machine too. */
  const PATIENT = { timeout: 20_000 };
  let opened = 0;
  /** Two stores of one name, which nobody used before. */
  function twoTabs(letsGo: "at-once" | "when-read") {
    const name = `two-tabs-${(opened += 1)}` as PendingName;
    const open = () => createPendingStore(name, ways(letsGo));
    return { mine: open(), theirs: open(), open };
  }
  const entryOf = ({ about }: Write): OutboxEntry => ({
    id: `${opened}-${about}`,
    key: "sets",
    owner: "me",
    method: "PUT",
    path: `/api/sets/${about}`,
  });
  /** Lets nobody else at the outbox, as a slow disk does. Answers how to let go. */
  async function holdOutbox() {
    let held = true;
    await createStore("lockstep-outbox", "entries")("readwrite", async (entries) => {
      // A transaction lasts as long as it is asked for something.
      const ask = () => {
        if (held) entries.count().addEventListener("success", ask);
      };
      ask();
    });
    const letGo = () => {
      held = false;
    };
    onTestFinished(letGo);
    return letGo;
  }
  const squat = write("squat", true);
  const row = write("row", true);

  // Offline: what goes into the outbox stays there.
  beforeEach(() => void vi.spyOn(navigator, "onLine", "get").mockReturnValue(false));
  afterEach(() => void vi.restoreAllMocks());

  it.each(["at-once", "when-read"] as const)("what one sends shows in the other, its last word too (%s)", async (letsGo) => {
    const { mine, theirs } = twoTabs(letsGo);
    await mine.send(squat, entryOf(squat));
    await vi.waitFor(() => expect(theirs.all()).toEqual([squat]), PATIENT);
    const undone = write("squat", false);
    await theirs.send(undone, { ...entryOf(squat), id: "undone" });
    await vi.waitFor(() => expect(mine.all()).toEqual([undone]), PATIENT);
  });

  it("both write at the same moment, and the next page finds what either wrote", async () => {
    const { mine, theirs, open } = twoTabs("when-read");
    await Promise.all([mine.add(squat), theirs.add(row)]);
    const next = open();
    await next.load();
    expect(next.all()).toEqual([squat, row]);
  });

  it("what one drops is gone from the other at once", async () => {
    const { mine, theirs } = twoTabs("at-once");
    await mine.send(squat, entryOf(squat));
    await vi.waitFor(() => expect(theirs.all()).toEqual([squat]), PATIENT);
    await mine.drop([squat]);
    await vi.waitFor(() => expect(theirs.all()).toEqual([]), PATIENT);
  });

  it("what one drops stays in the other until that one has read it from the server, and drops it itself", async () => {
    const { mine, theirs } = twoTabs("when-read");
    await mine.send(squat, entryOf(squat));
    await vi.waitFor(() => expect(theirs.all()).toEqual([squat]), PATIENT);
    await mine.drop([squat]);
    // Messages come in their order: who shows the row has heard of the squat.
    await mine.send(row, entryOf(row));
    await vi.waitFor(() => expect(theirs.all()).toEqual([row, squat]), PATIENT);
    expect(mine.all()).toEqual([row]);
    await theirs.drop([squat]);
    expect(theirs.all()).toEqual([row]);
  });

  it.each(["at-once", "when-read"] as const)("what one is storing survives a message of the other (%s)", async (letsGo) => {
    const { mine, theirs } = twoTabs(letsGo);
    const letGo = await holdOutbox();
    const sending = theirs.send(row, entryOf(row));
    // Of the same thing and of another: only the older word on the row gives way.
    await mine.add(write("row", false));
    await mine.add(squat);
    await vi.waitFor(() => expect(theirs.all()).toEqual([squat, row]), PATIENT);
    expect(theirs.stored()).toEqual([squat]);
    letGo();
    await sending;
    expect(theirs.stored()).toEqual([squat, row]);
    await vi.waitFor(() => expect(mine.all()).toEqual([squat, row]), PATIENT);
  });

  it("what waits of a person is forgotten in every tab and on the device, and nobody else's", async () => {
    const open = () => createPendingStore<Write>("training", ways("when-read"));
    const [mine, theirs] = [open(), open()];
    const neighbours = write("press", true, "neighbour");
    await mine.add(squat);
    await theirs.add(neighbours);
    await vi.waitFor(() => expect(mine.all()).toEqual([squat, neighbours]), PATIENT);
    await forgetPending("me");
    for (const tab of [mine, theirs]) await vi.waitFor(() => expect(tab.all()).toEqual([neighbours]), PATIENT);
    const next = open();
    await next.load();
    expect(next.all()).toEqual([neighbours]);
  });
});
