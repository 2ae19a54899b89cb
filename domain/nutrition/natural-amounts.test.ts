import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Food } from "./food.ts";
import { displayAmount, fractionText, naturalGrams } from "./natural-amounts.ts";
import { TABLE_FOODS } from "./table-book.fixture.ts";

const food = (id: string, changes: Partial<Food> = {}): Food => {
  const found = TABLE_FOODS.find((known) => known.id === id);
  if (found === undefined) throw new Error(id);
  return { ...found, ...changes } as Food;
};

const oil = food("olive-oil", {
  measures: [
    { one: "tbsp", many: "tbsp", grams: 13.5 },
    { one: "tsp", many: "tsp", grams: 4.5 },
  ],
});

describe("naturalGrams", () => {
  it.each([
    ["egg", 60, 50, "1 medium egg"],
    ["egg", 80, 100, "2 medium eggs"],
    ["egg", 10, 50, "1 medium egg"],
    ["avocado", 80, 75, "1/2 medium avocado"],
    ["avocado", 200, 225, "1 1/2 medium avocados"],
    ["white-rice", 63, 65, "65 g"],
    ["chicken-breast", 27.4, 27, "27 g"],
    ["pumpkin-seeds", 14, 13.5, "1 1/2 tbsp"],
    ["pumpkin-seeds", 21, 21, "21 g"],
    ["milk", 200, 195.7, "190 ml"],
  ])("%s, %d g: %d g, told as %s", (id, wanted, grams, display) => {
    expect(naturalGrams(food(id), wanted)).toBeCloseTo(grams, 2);
    expect(displayAmount(food(id), grams)).toBe(display);
  });

  it.each([
    [13, 13.5, "1 tbsp"],
    [17, 20.25, "1 1/2 tbsp"],
    [9, 9, "2 tsp"],
    [6.4, 6.75, "1 1/2 tsp"],
    [20, 20.25, "1 1/2 tbsp"],
    [4, 4.5, "1 tsp"],
    [1.2, 1.13, "1/4 tsp"],
    [0.2, 0.56, "1/8 tsp"],
    [60, 60, "60 g"],
  ])("oil by spoons: %d g is %d g, %s", (wanted, grams, display) => {
    expect(naturalGrams(oil, wanted)).toBe(grams);
    expect(displayAmount(oil, grams)).toBe(display);
  });

  const lemon = food("apple", {
    name: "lemon",
    division: "any",
    measures: [
      { one: "lemon", many: "lemons", grams: 60 },
      { one: "tsp", many: "tsp", grams: 5 },
    ],
  });

  it.each([
    [25, 30, "1/2 lemon"],
    [62, 60, "1 lemon"],
    [13, 15, "1/4 lemon"],
    [2.4, 2, "a squeeze"],
  ])("a lemon by quarters: %d g is %d g, %s", (wanted, grams, display) => {
    expect(naturalGrams(lemon, wanted)).toBe(grams);
    expect(displayAmount(lemon, grams)).toBe(display);
    expect(displayAmount(lemon, wanted)).toBe(display);
  });

  it.each([
    ["milk", 118, "110 ml"],
    ["milk", 30, "30 ml"],
  ])("shows what a kitchen can measure of %s, %d g: %s", (id, grams, display) => {
    expect(displayAmount(food(id), grams)).toBe(display);
  });

  it("gives some of everything, and stays where it is", () => {
    fc.assert(
      fc.property(fc.constantFrom(...TABLE_FOODS), fc.double({ min: 0.05, max: 400, noNaN: true }), (any, wanted) => {
        const grams = naturalGrams(any, wanted);
        expect(grams).toBeGreaterThan(0);
        expect(naturalGrams(any, grams)).toBeCloseTo(grams, 1);
        if (any.division === "any" && wanted > 5) expect(Math.abs(grams - wanted)).toBeLessThan(Math.max(7.6, wanted * 0.2));
      }),
    );
  });
});

describe("fractionText", () => {
  it.each([
    [0.125, "1/8"],
    [0.5, "1/2"],
    [1, "1"],
    [1.24, "1 1/4"],
    [2.75, "2 3/4"],
    [2.99, "3"],
  ])("%d is %s", (count, text) => {
    expect(fractionText(count)).toBe(text);
  });
});
