import type { FamilyGrocery } from "@lockstep/contract/groceries.ts";
import { expect, test } from "vitest";
import { SHARED_LIST, withChanges } from "./shared-list.ts";

const milk: FamilyGrocery = {
  id: "milk",
  name: "Milk",
  aisle: "Dairy and eggs",
  display: "",
  checked: false,
  clocks: { name: 1, aisle: 0, display: 0, checked: 0 },
  addedBy: "lee",
  checkedBy: null,
};
const shown = (...changes: Parameters<typeof withChanges>[1]) =>
  withChanges([milk], changes, "me").map(({ name, checked }) => `${name.value}${checked.value ? " ✓" : ""}`);

test("what waits is laid over what the server has", () => {
  const tick = { itemId: "milk", fields: { checked: true }, clocks: { checked: 1 } };
  const bread = { itemId: "bread", fields: { name: "Bread" }, clocks: { name: 1 } };
  expect(shown(tick, bread)).toEqual(["Milk ✓", "Bread"]);
  expect(shown(tick, { itemId: "milk", fields: null, clocks: {} })).toEqual([]);
});

test("a change of an item that someone removed meanwhile doesn't show it", () => {
  expect(shown({ itemId: "gone", fields: { name: "Oat milk", checked: true }, clocks: { name: 2, checked: 1 } })).toEqual([
    "Milk",
  ]);
});

test("an older change than the server's shows nothing new", () => {
  const ticked: FamilyGrocery = { ...milk, clocks: { ...milk.clocks, checked: 4 } };
  const late = { itemId: "milk", fields: { checked: true }, clocks: { checked: 3 } };
  expect(withChanges([ticked], [late], "me")[0]?.checked.value).toBe(false);
});

test("changes of different items don't wait for each other", () => {
  const about = (itemId: string) => SHARED_LIST.about?.({ itemId, fields: null, clocks: {} }, "write");
  expect(about("milk")).not.toBe(about("bread"));
});
