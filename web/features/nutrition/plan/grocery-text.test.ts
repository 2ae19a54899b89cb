import type { Groceries } from "@lockstep/contract/nutrition.ts";
import { expect, it } from "vitest";
import { countGroceries, groceryText } from "./grocery-text.ts";

const groceries: Groceries = [
  {
    aisle: "Fruit",
    items: [{ foodId: "apple", name: "apples", grams: 360, display: "2 medium apples", line: "2 medium apples" }],
  },
  {
    aisle: "Fish",
    items: [
      { foodId: "cod", name: "cod", grams: 300, display: "300 g", line: "300 g cod" },
      { foodId: "tuna", name: "tuna", grams: 160, display: "1 can", line: "1 can tuna" },
    ],
  },
];
const state = {
  ticked: ["cod", "gone-by-a-swap"],
  own: [
    { id: "1", text: "Napkins", ticked: false },
    { id: "2", text: "Coffee", ticked: true },
  ],
};

it("counts what is on the list now", () => {
  expect(countGroceries(groceries, state)).toEqual({ total: 5, ticked: 2 });
  expect(countGroceries(groceries)).toEqual({ total: 3, ticked: 0 });
});

it("writes what is left to buy, in the person's units, without empty aisles", () => {
  expect(groceryText(groceries, state, "metric")).toBe(
    "Fruit\n- 2 medium apples\n\nFish\n- 1 can tuna\n\nAdded by you\n- Napkins",
  );
  expect(groceryText(groceries, null, "us")).toContain("- 10.5 oz cod");
  expect(groceryText(groceries, { ticked: ["apple", "cod", "tuna"], own: [] }, "metric")).toBe("");
});
