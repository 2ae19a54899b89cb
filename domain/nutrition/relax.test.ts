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

test("a refusal says which meal counts work, the nearest first", () => {
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

test("what helps at the first attempt is named without trying the rest as often as a plan", () => {
  const asked: boolean[] = [];
  const refusal = refuseMeals({ ...choices, dislikes: ["olive oil"], allergies: ["Soy"] }, (relaxed, isThorough) => {
    asked.push(isThorough);
    return relaxed.dislikes?.length === 0;
  });
  expect(refusal.relax).toEqual(["dislikes"]);
  expect(asked.length).toBeLessThanOrEqual(6);
  expect(asked).not.toContain(true);
});

test("what helps only after more attempts is named too, and allergies after everything else", () => {
  const wish: MealChoices = { ...choices, allergies: ["Soy"] };
  const late = refuseMeals(wish, (relaxed, isThorough) =>
    relaxed.preference === "standard" ? isThorough : relaxed.allergies.length === 0,
  );
  expect(late.relax).toEqual(["preference"]);
});
