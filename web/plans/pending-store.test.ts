import { describe, expect, it } from "vitest";
import { mergeKept } from "./pending-store.ts";

interface Write {
  readonly about: string;
  readonly done: boolean;
}
const write = (about: string, done: boolean): Write => ({ about, done });
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
