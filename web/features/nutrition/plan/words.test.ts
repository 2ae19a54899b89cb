import type { MealAlternative, PlannedMeal, RecipeDetail } from "@lockstep/contract/nutrition.ts";
import { parseCalendarDay } from "@lockstep/domain/calendar/calendar.ts";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { dishLines, stepsByDish } from "@lockstep/domain/nutrition/recipe-lines.ts";
import { cookingOfMeal } from "../cook/cook-steps.ts";
import { GUEST_FOOD_SETTINGS } from "@lockstep/domain/nutrition/food-settings.ts";
import type { FoodSettings } from "@lockstep/domain/nutrition/food-settings.ts";
import type { ShownMealPlan } from "../use-meal-plan.ts";
import { whyNoSwap } from "./meal-card.tsx";
import { allergenWords } from "./meal-details.tsx";
import { FloorAdvice } from "./plan-notes.tsx";
import { regenerateWords } from "./regenerate-dialog.tsx";
import { changeWords } from "./swap-sheet.tsx";

const figures = { calories: 500, protein: 30, carbs: 50, fat: 20, fibre: 5 };

function ingredient(foodId: string, line: string, display: string, grams: number, recipeId: string, partOf?: string) {
  return { foodId, name: foodId, ndbNo: "01123", grams, display, line, recipeId, ...(partOf === undefined ? {} : { partOf }) };
}

const meal: PlannedMeal = {
  ...figures,
  id: "d1-dinner",
  type: "Dinner",
  name: "Curry + Rice",
  time: "19:00",
  recipeId: "curry",
  dishes: [
    { recipeId: "curry", name: "Curry", servings: 1 },
    { recipeId: "rice", name: "Rice", servings: 1 },
  ],
  prepMinutes: 30,
  ingredients: [
    ingredient("egg", "1 medium egg", "1 medium egg", 50, "curry"),
    ingredient("chilli", "5 g chilli", "5 g", 5, "curry", "curry paste"),
    ingredient("shrimp", "10 g shrimp", "10 g", 10, "curry", "curry paste"),
    ingredient("rice", "70 g rice", "70 g", 70, "rice"),
  ],
  instructions: ["Heat the oven to 200 °C.", "Stir in the paste.", "Rice: Boil the rice for 12 minutes."],
  locked: false,
};

function recipe(id: string, name: string, more: Partial<RecipeDetail>): RecipeDetail {
  return {
    id,
    name,
    description: "",
    meals: ["Dinner"],
    course: "main",
    cuisine: "Thai",
    servings: 2,
    handsOnMinutes: 10,
    totalMinutes: 30,
    quick: true,
    diets: [],
    allergens: [],
    coconut: false,
    mainFoods: [],
    figures,
    ingredients: [],
    steps: [],
    equipment: [],
    leftovers: { fridgeDays: 2, freezerMonths: null, store: "In a box.", reheat: null },
    sugars: 0,
    netCarbs: 0,
    sodium: 0,
    ...more,
  };
}

const curry = recipe("curry", "Curry", {
  allergens: ["Shellfish", "Eggs"],
  equipment: ["wok"],
  ingredients: [
    {
      foodId: "egg",
      name: "egg",
      ndbNo: "01123",
      grams: 100,
      display: "2 medium eggs",
      line: "2 medium eggs",
      allergens: ["Eggs"],
    },
    {
      foodId: "paste",
      name: "curry paste",
      ndbNo: null,
      grams: 30,
      display: "2 tbsp",
      line: "2 tbsp curry paste",
      allergens: ["Shellfish"],
    },
  ],
  steps: [
    { text: "Heat the oven to 200 °C.", minutes: null, foods: [] },
    { text: "Stir in the paste and the egg.", minutes: 4, foods: ["paste", "egg"] },
  ],
});
const rice = recipe("rice", "Rice", {
  allergens: [],
  ingredients: [
    { foodId: "rice", name: "rice", ndbNo: "20045", grams: 140, display: "140 g", line: "140 g rice", allergens: [] },
  ],
  steps: [{ text: "Boil the rice for 12 minutes.", minutes: 12, foods: ["rice"] }],
});
const recipes = new Map([
  ["curry", curry],
  ["rice", rice],
]);

describe("a planned meal in words", () => {
  it("parts the steps of its dishes", () => {
    expect(stepsByDish(meal)).toEqual([
      { name: "Curry", steps: ["Heat the oven to 200 °C.", "Stir in the paste."] },
      { name: "Rice", steps: ["Boil the rice for 12 minutes."] },
    ]);
  });
  it("names its allergens only when all its recipes are known", () => {
    expect(allergenWords(meal, recipes)).toBe("Contains Eggs, Shellfish");
    expect(allergenWords(meal, new Map([["curry", curry]]))).toBeNull();
    expect(allergenWords({ ...meal, dishes: meal.dishes.slice(1) }, recipes)).toBe("None of the ten allergens we track");
  });
  it("writes a bought food once, by the recipe's own measure", () => {
    expect(dishLines(meal, "curry", 1, "metric", curry).map(({ line }) => line)).toEqual(["1 medium egg", "1 tbsp curry paste"]);
    expect(dishLines(meal, "curry", 2, "metric").map(({ line }) => line)).toEqual(["2 medium eggs", "30 g curry paste"]);
  });
});

describe("cooking a planned meal", () => {
  it("has the amounts for everyone in every step, in the person's units", () => {
    const cooking = cookingOfMeal("x", meal, recipes, () => 4, "For 4 people", "us");
    expect(cooking.steps.map(({ lines, minutes, dish }) => [dish, minutes, lines])).toEqual([
      ["Curry", null, []],
      ["Curry", 4, ["4 tbsp curry paste", "4 medium eggs"]],
      ["Rice", 12, ["9.9 oz rice"]],
    ]);
    expect(cooking.steps[0]?.text).toMatch(/^Heat the oven to 200\u00A0°C \(\d+\u00A0°F\)\.$/);
    expect(cooking.equipment).toEqual(["wok"]);
  });
  it("only makes a leftover ready again, and cooks its fresh side", () => {
    const leftover: PlannedMeal = {
      ...meal,
      leftoverOf: "d0-dinner",
      instructions: ["Take the portion you saved out of the fridge.", "Reheat it.", "Rice: Boil the rice for 12 minutes."],
    };
    const cooking = cookingOfMeal("x", leftover, recipes, () => 1, null, "metric");
    expect(cooking.steps.map(({ text }) => text)).toEqual([
      "Take the portion you saved out of the fridge.",
      "Reheat it.",
      "Boil the rice for 12 minutes.",
    ]);
    expect(cooking.ingredients).toEqual([{ dish: "Rice", lines: ["70 g rice"] }]);
  });
  it("falls back to the plan's own steps without the recipes", () => {
    expect(cookingOfMeal("x", meal, new Map(), () => 1, null, "metric").steps).toHaveLength(3);
  });
});

describe("a swap", () => {
  const to: MealAlternative = {
    recipeId: "stew",
    name: "Stew",
    description: "",
    totalMinutes: 20,
    figures: { ...figures, calories: 470, protein: 36.4 },
  };
  it("says what changes, with a true minus", () => {
    expect(changeWords(meal, to, GUEST_FOOD_SETTINGS)).toBe("\u221230\u00A0kcal, +6\u00A0g\u00A0protein");
    expect(changeWords(meal, { ...to, figures }, GUEST_FOOD_SETTINGS)).toBe("Same nutrition");
  });
  it("shows no energy where it's hidden", () => {
    expect(changeWords(meal, to, { ...GUEST_FOOD_SETTINGS, hideCalories: true })).toBe("+6\u00A0g\u00A0protein");
  });
});

it("says why a logged or a locked meal isn't swapped", () => {
  expect(whyNoSwap(meal, false)).toBeNull();
  expect(whyNoSwap({ ...meal, locked: true }, false)).toMatch(/^Locked/);
  expect(whyNoSwap({ ...meal, locked: true }, true)).toMatch(/^Logged/);
});

function shown(locked: boolean, notes: ShownMealPlan["plan"]["notes"] = []): ShownMealPlan {
  const startsOn = parseCalendarDay("2026-11-16");
  if (startsOn === null) throw new Error("No day.");
  return {
    kind: "guest",
    id: "p",
    startsOn,
    plan: {
      name: "Standard week",
      choices: { preference: "standard", dailyCalories: 2000, planDays: 3, prepStyle: "quick", allergies: [], mealsPerDay: 2 },
      days: [
        {
          ...figures,
          number: 1,
          day: "Monday",
          meals: [
            { ...meal, locked },
            { ...meal, id: "d1-lunch" },
          ],
        },
      ],
      groceries: [],
      batches: [],
      notes,
    },
  };
}

it("says what stays when the rest is regenerated", () => {
  const none = new Set<string>();
  expect(regenerateWords(shown(true), none).stays).toBe("Curry + Rice (Monday) stays as planned.");
  expect(regenerateWords(shown(true), none).goes).toContain("1 meal is");
  expect(regenerateWords(shown(false), none).stays).toContain("No meals are locked");
  expect(regenerateWords(shown(false), new Set([meal.id])).stays).toBe("Curry + Rice (Monday) stays as planned.");
  expect(regenerateWords(shown(true), new Set([meal.id, "d1-lunch"])).goes).toContain("0 meals are");
});

it("advises under the floor in the person's unit, and without a number where calories are hidden", () => {
  const message = "Under 1,200 kcal a day is for people in medical care. Keep to what your clinician told you.";
  const under = shown(false, [{ code: "BELOW_FLOOR", message }]);
  const words = (settings: Partial<FoodSettings>): string =>
    renderToStaticMarkup(createElement(FloorAdvice, { shown: under, settings: { ...GUEST_FOOD_SETTINGS, ...settings } }));
  expect(words({})).toContain(message);
  expect(words({ energyUnit: "kJ" })).toContain("Under 5,020 kJ a day is for people in medical care.");
  expect(words({ energyUnit: "kJ", hideCalories: true })).not.toMatch(/kcal|kJ|\d,\d/);
});
