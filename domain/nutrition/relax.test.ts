import { expect, test } from "vitest";
import type { MealChoices, MealsPerDay } from "./meal-plan.ts";
import { refuseMeals } from "./relax.ts";

const choices: MealChoices = {
  preference: "vegan",
  dailyCalories: 2000,
  planDays: 3,
  prepStyle: "gourmet",
  allergies: [],
  mealsPerDay: 6,
  supervised: true,
};
const withMeals =
  (...counts: readonly MealsPerDay[]) =>
  (relaxed: MealChoices): boolean =>
    relaxed.dailyCalories === choices.dailyCalories && counts.includes(relaxed.mealsPerDay);

test("a refusal tells which counts of meals make a plan, the nearest first", () => {
  expect(refuseMeals(choices, withMeals(5, 4, 2))).toMatchObject({ relax: ["mealsPerDay"], mealCounts: [5, 4] });
  expect(refuseMeals(choices, withMeals(4))).toMatchObject({ relax: ["mealsPerDay"], mealCounts: [4] });
  expect(refuseMeals(choices, (relaxed) => relaxed.preference === "standard").mealCounts).toEqual([]);
});

test("under the floor they are few meals, because portions are only so small", () => {
  const few = { ...choices, dailyCalories: 500 as const };
  const possible = (...counts: readonly MealsPerDay[]) => refuseMeals(few, (relaxed) => counts.includes(relaxed.mealsPerDay));
  expect(possible(3, 2)).toMatchObject({ relax: ["mealsPerDay"], mealCounts: [3, 2] });
  expect(possible(2)).toMatchObject({ relax: ["mealsPerDay"], mealCounts: [2] });
});
