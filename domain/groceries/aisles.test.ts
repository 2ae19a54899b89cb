import { expect, test } from "vitest";
import { byAisle } from "./aisles.ts";
import { itemOfChange } from "./shared-item.ts";

test("aisles are in the order of the shop, with named ones and what has none at the end", () => {
  const item = (name: string, aisle: string) => itemOfChange(name, { name, aisle }, {}, null);
  const list = [
    item("Napkins", ""),
    item("Soap", "Household"),
    item("Milk", "Dairy and eggs"),
    item("Pear", "Fruit"),
    item("apple", "Fruit"),
  ];
  expect(byAisle(list).map(({ aisle, items }) => [aisle, ...items.map(({ id }) => id)])).toEqual([
    ["Fruit", "apple", "Pear"],
    ["Dairy and eggs", "Milk"],
    ["Household", "Soap"],
    ["Other", "Napkins"],
  ]);
});
