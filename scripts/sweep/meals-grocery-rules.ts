import type { Aisle } from "@lockstep/domain/nutrition/food.ts";
import type { Ledger } from "./meals-ledger.ts";
import type { MealReport } from "./meals-report.ts";

/** The way through the shop, fresh things first. */
const WAY: readonly Aisle[] = [
  "Vegetables and herbs",
  "Fruit",
  "Bakery",
  "Meat and poultry",
  "Fish",
  "Dairy and eggs",
  "Plant-based chilled",
  "Grains, pasta and rice",
  "Pulses and cans",
  "Nuts, seeds and dried fruit",
  "Oils, vinegars and sauces",
  "Spices and baking",
  "Frozen",
  "Drinks",
];
/** Comes from the tap. */
const NOT_BOUGHT = new Set(["water"]);
/** g and share that rounding each line may move a sum. */
const SLACK = { grams: 1.5, share: 0.01 };

/** What the meals need for all people, by food as bought. */
function needed(ledger: Ledger): ReadonlyMap<string, number> {
  const people = ledger.choices.people ?? 1;
  const sums = new Map<string, number>();
  for (const { grams } of ledger.days.flatMap(({ meals }) => meals).flatMap(({ dishes }) => dishes)) {
    for (const [id, amount] of grams) sums.set(id, (sums.get(id) ?? 0) + amount * people);
  }
  return sums;
}

/** The list is the sum of the meals for everyone: each food once, in its aisle, aisles in the order of the way. */
export function checkGroceries(ledger: Ledger, report: MealReport): void {
  const { groceries } = ledger.plan;
  const places = groceries.map(({ aisle }) => WAY.indexOf(aisle));
  if (places.some((place, at) => at > 0 && place <= (places[at - 1] ?? 0))) {
    report("groceries", `aisles stand as ${groceries.map(({ aisle }) => aisle).join(", ")}`);
  }
  const wanted = needed(ledger);
  const seen = new Set<string>();
  for (const { aisle, items } of groceries) {
    if (items.length === 0) report("groceries", `${aisle} is empty`);
    for (const { foodId, name, grams, display, line } of items) {
      const food = ledger.library.foods.get(foodId);
      if (food === undefined || food.name !== name) report("groceries", `${foodId} as "${name}"`);
      if (food !== undefined && food.aisle !== aisle) report("groceries", `${foodId} stands in ${aisle}`);
      if (seen.has(foodId)) report("groceries", `${foodId} twice`);
      seen.add(foodId);
      const sum = wanted.get(foodId) ?? 0;
      if (Math.abs(grams - sum) > Math.max(SLACK.grams * (ledger.choices.people ?? 1), SLACK.share * sum)) {
        report("groceries", `${foodId}: ${grams} g, the meals need ${sum.toFixed(1)}`);
      }
      if (display.trim() === "" && line.trim() === "") report("display", `list: ${foodId} has no words`);
      if (/(?:^|[^\d.,/])0(?: |$)|\d\.\d+ ?g\b|NaN|undefined/.test(line)) report("display", `list: "${line}"`);
    }
  }
  for (const id of wanted.keys()) if (!seen.has(id) && !NOT_BOUGHT.has(id)) report("groceries", `${id} is not on the list`);
}
