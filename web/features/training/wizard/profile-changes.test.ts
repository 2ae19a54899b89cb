import { expect, it } from "vitest";
import { afterPlan, changesTo, differs, UNCHANGED, withChanges } from "./profile-changes.ts";

const ALL = ["shoulder", "lower-back", "knee"] as const;
type Load = (typeof ALL)[number];
const of = (profile: readonly Load[], changes: { added: readonly Load[]; removed: readonly Load[] }) =>
  withChanges<Load>(ALL, profile, changes);

it("follows the profile until something is changed, and again when the change is taken back", () => {
  expect(of(["knee"], UNCHANGED)).toEqual(["knee"]);
  expect(differs<Load>(["knee"], changesTo<Load>(["knee"], ["knee"]))).toBe(false);
  const pressedTwice = changesTo<Load>([], []);
  expect(of(["knee"], pressedTwice)).toEqual(["knee"]);
});

it("keeps what a slow profile brings beside what was pressed before it came", () => {
  const early = changesTo<Load>([], ["knee"]);
  expect(of(["lower-back"], early)).toEqual(["lower-back", "knee"]);
});

it("takes something off the profile's list, and adds to it", () => {
  const changes = changesTo<Load>(["lower-back", "shoulder"], ["shoulder", "knee"]);
  expect(changes).toEqual({ added: ["knee"], removed: ["lower-back"] });
  expect(of(["lower-back", "shoulder"], changes)).toEqual(["shoulder", "knee"]);
});

it("lets the profile hold again after a plan, and forgets nothing that was added", () => {
  expect(afterPlan<Load>({ added: ["knee"], removed: ["lower-back"] })).toEqual({ added: ["knee"], removed: [] });
});

it("differs by what the list gains or loses, not by what it has or lacks anyway", () => {
  expect(differs<Load>(["knee"], { added: ["knee"], removed: ["shoulder"] })).toBe(false);
  expect(differs<Load>(["knee"], { added: ["shoulder"], removed: [] })).toBe(true);
  expect(differs<Load>(["knee"], { added: [], removed: ["knee"] })).toBe(true);
});
