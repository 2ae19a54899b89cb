import type { Groceries, GroceryState } from "@lockstep/contract/nutrition.ts";
import { inFoodUnits } from "@lockstep/domain/nutrition/food-units.ts";
import type { FoodUnits } from "@lockstep/domain/nutrition/food-settings.ts";

const NOTHING: GroceryState = { ticked: [], own: [] };

/** How many lines there are, and how many of them are ticked off. Ticks of foods that a swap took off the list don't count. */
export function countGroceries(
  groceries: Groceries,
  state: GroceryState = NOTHING,
): { readonly total: number; readonly ticked: number } {
  const foods = groceries.flatMap(({ items }) => items.map(({ foodId }) => foodId));
  return {
    total: foods.length + state.own.length,
    ticked: foods.filter((id) => state.ticked.includes(id)).length + state.own.filter(({ ticked }) => ticked).length,
  };
}

/** What is still to buy as plain text, by aisle, own lines last: for a message or a note. */
export function groceryText(groceries: Groceries, state: GroceryState | null, units: FoodUnits): string {
  const { ticked, own } = state ?? NOTHING;
  const aisles = groceries.flatMap(({ aisle, items }) => {
    const left = items.filter(({ foodId }) => !ticked.includes(foodId));
    return left.length === 0 ? [] : [[aisle, ...left.map(({ line }) => `- ${inFoodUnits(line, units)}`)].join("\n")];
  });
  const added = own.filter((line) => !line.ticked).map(({ text }) => `- ${text}`);
  return [...aisles, ...(added.length === 0 ? [] : [["Added by you", ...added].join("\n")])].join("\n\n");
}
