import { describe, expect, it } from "vitest";
import type { Food } from "./food.ts";
import { lineOf } from "./food-line.ts";
import { TABLE_FOODS } from "./table-book.fixture.ts";

function named(id: string, name: string, one: string, many: string, more: Partial<Food> = {}): Food {
  const found = TABLE_FOODS.find((known) => known.id === id);
  if (found === undefined) throw new Error(id);
  const [piece] = found.measures;
  return { ...found, name, measures: [{ one, many, grams: piece?.grams ?? 1 }], ...more } as Food;
}

describe("lineOf", () => {
  it.each([
    [named("apple", "apple", "medium apple", "medium apples"), 340, "2 medium apples"],
    [named("apple", "apple", "medium apple", "medium apples"), 85, "1/2 medium apple"],
    [named("red-bell-pepper", "red bell pepper", "medium red pepper", "medium red peppers"), 240, "2 medium red bell peppers"],
    [named("egg", "medium egg", "medium egg", "medium eggs"), 300, "6 medium eggs"],
    [named("egg", "egg", "medium egg", "medium eggs"), 50, "1 medium egg"],
    [named("flour-tortilla", "corn tortilla", "tortilla", "tortillas"), 225, "5 corn tortillas"],
    [named("flour-tortilla", "tortilla, wheat", "tortilla", "tortillas"), 90, "2 tortillas, wheat"],
    [named("onion", "spring onion", "spring onion", "spring onions"), 330, "3 spring onions"],
    [named("wholemeal-bread", "wholemeal bread", "slice", "slices"), 80, "2 slices wholemeal bread"],
    [named("wholemeal-bread", "pita bread", "pitta", "pittas", { aliases: ["pitta"] }), 80, "2 pittas"],
    [named("bacon", "streaky bacon", "rasher", "rashers", { aliases: ["rashers of bacon"] }), 44, "2 rashers streaky bacon"],
    [named("onion", "canned chopped tomatoes", "can", "cans"), 220, "2 cans chopped tomatoes"],
    [named("chickpeas", "canned black beans, drained", "can", "cans"), 85, "85 g canned black beans, drained"],
    [named("olive-oil", "olive oil", "tbsp", "tbsp"), 27, "2 tbsp olive oil"],
    [named("olive-oil", "salt", "tsp", "tsp"), 0.5, "a pinch of salt"],
    [named("olive-oil", "salt", "tsp", "tsp"), 6.75, "1/2 tsp salt"],
    [named("milk", "whole milk", "cup", "cups"), 206, "200 ml whole milk"],
    [
      named("flour-tortilla", "corn tortilla, labelled gluten-free", "tortilla", "tortillas", { short: "corn tortilla" }),
      225,
      "5 corn tortillas, labelled gluten-free",
    ],
    [
      named("bacon", "streaky bacon, no added sugar", "rasher", "rashers", { short: "bacon" }),
      44,
      "2 rashers bacon, no added sugar",
    ],
    [
      named("onion", "canned tuna in spring water, drained", "can", "cans", { short: "canned tuna" }),
      220,
      "2 cans tuna in spring water",
    ],
  ])("%#: %o", (food, grams, line) => {
    expect(lineOf(food, grams)).toBe(line);
  });
});
