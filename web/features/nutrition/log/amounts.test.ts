import type { LogEntry } from "@lockstep/contract/nutrition.ts";
import { describe, expect, it } from "vitest";
import {
  amountOfGrams,
  amountProblem,
  figuresOfGrams,
  gramsOfAmount,
  loggableOf,
  mealAt,
  nameOfFoodAmount,
  nameOfServings,
  recipeNameOf,
  unitOfGrams,
  unitsOfFood,
} from "./amounts.ts";

const EGG = { one: "medium egg", many: "medium eggs", grams: 50 };
const egg = { measures: [EGG] };

describe("amounts of food", () => {
  it("offers household measures and the person's own weight", () => {
    expect(unitsOfFood(egg, "metric").map(({ label }) => label)).toEqual(["medium egg (50 g)", "g"]);
    expect(unitsOfFood(egg, "us").map(({ label }) => label)).toEqual(["medium egg (1.8 oz)", "oz"]);
  });

  it("counts measures, grams and ounces in grams, and back", () => {
    const [piece, weight] = unitsOfFood(egg, "us");
    if (!piece || !weight) throw new Error("Two units.");
    expect(gramsOfAmount(2.5, piece, "us")).toBe(125);
    expect(gramsOfAmount(4, weight, "us")).toBe(113.4);
    expect(amountOfGrams(113.4, weight, "us")).toBe(4);
    expect(amountOfGrams(125, piece, "us")).toBe(2.5);
    expect(gramsOfAmount(180, weight, "metric")).toBe(180);
  });

  it("says an amount in the measure that goes into it, else by weight", () => {
    const units = unitsOfFood(egg, "metric");
    expect(unitOfGrams(100, units)?.key).toBe("medium egg");
    expect(unitOfGrams(12.5, units)?.key).toBe("medium egg");
    expect(unitOfGrams(80, units)?.key).toBe("weight");
  });

  it("refuses what the server would refuse", () => {
    expect(amountProblem(null, "metric")).toBe("Please enter a number above zero.");
    expect(amountProblem(0.5, "metric")).toBe("At least 1 g.");
    expect(amountProblem(40_000, "metric")).toBe("No more than 3 kg at once.");
    expect(amountProblem(40_000, "us")).toBe("No more than 6 lb 10 oz at once.");
    expect(amountProblem(3000, "metric")).toBeNull();
  });

  it("names what is logged as people say it", () => {
    const [piece, weight] = unitsOfFood(egg, "metric");
    if (!piece || !weight) throw new Error("Two units.");
    expect(nameOfFoodAmount("egg", 2, 100, piece, "metric")).toBe("2 medium eggs");
    expect(nameOfFoodAmount("rolled oats", 80, 80, weight, "metric")).toBe("80 g rolled oats");
    const spoon = { key: "tbsp", label: "tbsp", measure: { one: "tbsp", many: "tbsp", grams: 13.5 } };
    expect(nameOfFoodAmount("olive oil", 1.5, 20.3, spoon, "metric")).toBe("1 1/2 tbsp olive oil");
    expect(nameOfServings("Red lentil dal", 1.5)).toBe("Red lentil dal, 1 1/2 servings");
    expect(recipeNameOf("Beans, rice and greens, 1 1/2 servings")).toBe("Beans, rice and greens");
    expect(recipeNameOf("Beans, rice and greens")).toBe("Beans, rice and greens");
  });
});

describe("an entry to change", () => {
  const entry: LogEntry = {
    id: "5f2b9dc4-1c3f-4e8e-9d5a-3a2a7f0c1b11",
    date: "2026-11-20",
    mealType: "Lunch",
    name: "180 g cooked rice",
    source: { type: "food", foodId: "white-rice", grams: 180 },
    loggedAt: "2026-11-20T12:00:00Z",
    calories: 234,
    protein: 4.3,
    carbs: 50.8,
    fat: 0.4,
    fibre: 0.7,
  };

  it("carries the figures of 100 g or one serving", () => {
    const food = loggableOf(entry);
    if (food?.kind !== "food") throw new Error("A food.");
    expect(figuresOfGrams(food.food.per100g, 90).calories).toBe(117);
    const recipe = loggableOf({ ...entry, name: "Dal, 2 servings", source: { type: "recipe", recipeId: "dal", servings: 2 } });
    if (recipe?.kind !== "recipe") throw new Error("A recipe.");
    expect(recipe.recipe).toMatchObject({ name: "Dal", figures: { calories: 117 } });
    expect(loggableOf({ ...entry, source: { type: "meal", planId: entry.id, mealId: "d1-lunch" } })).toBeNull();
  });
});

it("guesses the meal by the time of day", () => {
  expect(mealAt(7 * 60)).toBe("Breakfast");
  expect(mealAt(12 * 60)).toBe("Lunch");
  expect(mealAt(16 * 60)).toBe("Snack");
  expect(mealAt(20 * 60)).toBe("Dinner");
  expect(mealAt(7 * 60, ["Dinner"])).toBe("Dinner");
});
