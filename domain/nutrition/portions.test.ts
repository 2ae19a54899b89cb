import { describe, expect, it } from "vitest";
import { makeBook } from "./meal-book.ts";
import { portionsOf } from "./portions.ts";
import type { Recipe } from "./recipe.ts";
import { TABLE_FOODS, TABLE_RECIPES } from "./table-book.fixture.ts";

const book = makeBook(TABLE_FOODS, TABLE_RECIPES);
const [first] = TABLE_RECIPES;
if (first === undefined) throw new Error("no recipes");

const dish = (foods: Readonly<Record<string, number>>, servings = 1): Recipe => ({
  ...first,
  servings,
  ingredients: Object.entries(foods).map(([food, grams]) => ({ food, grams })),
});
const servingsOf = (recipe: Recipe): readonly number[] => portionsOf(recipe, book.find).map(({ servings }) => servings);

describe("portionsOf", () => {
  it("goes from half a serving to 1.6 of what is weighed", () => {
    const servings = servingsOf(dish({ "white-rice": 60, "chicken-breast": 120 }));
    expect(servings.at(0)).toBe(0.5);
    expect(servings.at(-1)).toBe(1.6);
    expect(servings.length).toBeGreaterThan(15);
  });

  it("keeps eggs whole: two a serving are one, two or three", () => {
    const portions = portionsOf(dish({ egg: 100, spinach: 60 }), book.find);
    const eggs = portions.map(({ amounts }) => (amounts[0]?.grams ?? 0) / 50);
    expect(new Set(eggs)).toEqual(new Set([1, 2, 3]));
    for (const [place, { servings }] of portions.entries())
      expect(Math.abs((eggs[place] ?? 0) / (servings * 2) - 1)).toBeLessThan(0.13);
  });

  it("has no portion of a dish with a quarter of an egg for each, and rounds a piece that hardly counts", () => {
    expect(servingsOf(dish({ egg: 100, "white-rice": 400 }, 8))).toEqual([]);
    expect(servingsOf(dish({ onion: 110, "white-rice": 320, "chicken-breast": 480 }, 4)).length).toBeGreaterThan(8);
  });

  it("stays under the most of a food for one person", () => {
    const portions = portionsOf(dish({ "white-rice": 90 }), book.find);
    expect(portions.at(-1)?.amounts[0]?.grams).toBeLessThanOrEqual(110);
    expect(servingsOf(dish({ "olive-oil": 70 }))).toEqual([]);
  });

  it("counts exactly what is shown", () => {
    for (const { portions } of book.recipes) {
      for (const portion of portions) {
        const energy = portion.lines.reduce((sum, { food, grams }) => sum + (food.per100g.energy * grams) / 100, 0);
        expect(portion.energy).toBeCloseTo(energy, 6);
      }
    }
  });
});
