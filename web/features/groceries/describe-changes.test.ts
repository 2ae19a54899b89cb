import { itemOfChange, joinItems } from "@lockstep/domain/groceries/shared-item.ts";
import { expect, test } from "vitest";
import { describeChanges } from "./describe-changes.ts";

const item = (name: string, by: string) => itemOfChange(name, { name }, {}, by);
const ticked = (name: string, by: string) => joinItems(item(name, "lee"), itemOfChange(name, { checked: true }, {}, by));
const options = {
  me: "me",
  nameOf: (id: string | null) => (id === "lee" ? "Lee" : "Someone"),
  isOwnRemoval: (id: string) => id === "Salt",
};
const say = (before: Parameters<typeof describeChanges>[0], after: Parameters<typeof describeChanges>[1]) =>
  describeChanges(before, after, options);

test.each([
  ["what others added", [], [item("Milk", "lee"), item("Tea", "me")], "Lee added Milk."],
  [
    "what others checked off",
    [item("Milk", "lee"), item("Tea", "lee")],
    [ticked("Milk", "lee"), ticked("Tea", "me")],
    "Lee checked off Milk.",
  ],
  ["what others removed", [item("Milk", "lee"), item("Salt", "lee")], [], "Milk was removed."],
  ["someone whose account is gone", [], [item("Milk", "")], "Someone added Milk."],
  ["nothing", [item("Milk", "lee")], [item("Milk", "lee")], ""],
  ["many at once", [], ["a", "b", "c", "d"].map((name) => item(name, "lee")), "4 items changed."],
])("says %s", (_what, before, after, expected) => {
  expect(say(before, after)).toBe(expected);
});
