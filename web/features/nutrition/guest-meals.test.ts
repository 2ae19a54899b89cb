import { CompactMealDays, MealPlanPreview } from "@lockstep/contract/nutrition.ts";
import type { PlannedMeal } from "@lockstep/contract/nutrition.ts";
import { parseCalendarDay } from "@lockstep/domain/calendar/calendar.ts";
import { expect, test } from "vitest";
import { toCompactMealDays, withWeekdays } from "./guest-meals.ts";
import { isGuestGroceries, isGuestMeals } from "./guest-meals-shape.ts";

const figures = { calories: 500, protein: 30.5, carbs: 50, fat: 20, fibre: 8 };
const meal: PlannedMeal = {
  ...figures,
  id: "d1-lunch",
  type: "Lunch",
  name: "Lentil soup + bread",
  time: "12:30",
  recipeId: "lentil-soup",
  dishes: [{ recipeId: "lentil-soup", name: "Lentil soup", servings: 1.25 }],
  leftoverOf: "d1-dinner",
  prepMinutes: 5,
  ingredients: [
    {
      foodId: "lentils",
      name: "Lentils",
      ndbNo: "16069",
      grams: 60,
      display: "60 g",
      line: "60 g lentils",
      partOf: "soup mix",
      recipeId: "lentil-soup",
    },
  ],
  instructions: ["Warm it."],
  locked: false,
};
const plan: MealPlanPreview = {
  name: "Vegan week",
  choices: {
    preference: "vegan",
    dailyCalories: 2000,
    planDays: 3,
    prepStyle: "quick",
    allergies: ["Nuts"],
    mealsPerDay: 2,
    dislikes: ["kale"],
    people: 2,
    supervised: false,
    seed: 5,
  },
  days: [1, 2, 3].map((number) => ({ ...figures, number, day: "Monday", meals: [meal] })),
  groceries: [{ aisle: "Bakery", items: [{ foodId: "bread", name: "Bread", grams: 80, display: "80 g", line: "80 g bread" }] }],
  batches: [
    {
      recipeId: "lentil-soup",
      name: "Lentil soup",
      day: 1,
      weekday: "Monday",
      servings: 2.5,
      timesRecipe: 0.5,
      minutes: 30,
      meals: [{ mealId: "d1-lunch", day: 1, type: "Lunch", time: "12:30" }],
      useByDay: 4,
      useByWeekday: "Thursday",
      store: null,
    },
  ],
  notes: [{ code: "SMALL_POOL", message: "Few dishes fit." }],
};
const saturday = parseCalendarDay("2026-11-21");
const kept = { id: "1f0c7b1e-3c5d-4a0e-9d55-8a4f4c9b7c01", startsOn: saturday, plan };

test("the guards take what the contract takes", () => {
  expect(MealPlanPreview.parse(plan)).toEqual(plan);
  expect(isGuestMeals(kept)).toBe(true);
  expect(isGuestMeals(JSON.parse(JSON.stringify(kept)))).toBe(true);
});

const changed: ReadonlyArray<readonly [string, unknown]> = [
  ["nothing", null],
  ["an id that is none", { ...kept, id: "plan" }],
  ["a day that is none", { ...kept, startsOn: "2026-02-30" }],
  ["no days", { ...kept, plan: { ...plan, days: [] } }],
  ["a diet nobody knows", { ...kept, plan: { ...plan, choices: { ...plan.choices, preference: "raw" } } }],
  ["half a person", { ...kept, plan: { ...plan, choices: { ...plan.choices, people: 0.5 } } }],
  [
    "a meal without its figures",
    { ...kept, plan: { ...plan, days: [{ ...plan.days[0], meals: [{ ...meal, protein: "a lot" }] }] } },
  ],
  [
    "an ingredient of an older version",
    { ...kept, plan: { ...plan, days: [{ ...plan.days[0], meals: [{ ...meal, ingredients: [{ foodId: "lentils" }] }] }] } },
  ],
  ["an aisle nobody knows", { ...kept, plan: { ...plan, groceries: [{ aisle: "Toys", items: [] }] } }],
];

test.each(changed)("%s counts as nothing kept", (_name, value) => {
  expect(isGuestMeals(value)).toBe(false);
});

test("a list belongs to its plan", () => {
  const own = [{ id: kept.id, text: "Candles", ticked: false }];
  expect(isGuestGroceries({ planId: kept.id, ticked: ["bread"], own })).toBe(true);
  expect(isGuestGroceries({ ticked: ["bread"], own })).toBe(false);
  expect(isGuestGroceries({ planId: kept.id, ticked: [7], own })).toBe(false);
});

test("days are named after the days they fall on", () => {
  if (saturday === null) throw new Error("No day.");
  const named = withWeekdays(plan, saturday);
  expect(named.days.map(({ day }) => day)).toEqual(["Saturday", "Sunday", "Monday"]);
  expect(named.batches[0]).toMatchObject({ weekday: "Saturday", useByWeekday: "Tuesday" });
});

test("what moves into an account is what the server takes in, without figures and texts", () => {
  const compact = toCompactMealDays(plan.days);
  expect(CompactMealDays.parse(compact)).toEqual(compact);
  expect(compact[0]?.meals[0]).toEqual({
    id: "d1-lunch",
    type: "Lunch",
    time: "12:30",
    dishes: [{ recipeId: "lentil-soup", servings: 1.25 }],
    leftoverOf: "d1-dinner",
    locked: false,
  });
});
