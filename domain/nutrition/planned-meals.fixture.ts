import fc from "fast-check";
import { DIETS } from "./diets.ts";
import { lockMeal } from "./lock-meal.ts";
import { makeBook } from "./meal-book.ts";
import { MEALS_PER_DAY, PREP_STYLES } from "./meal-plan.ts";
import type { MealChoices, MealPlan, PlannedMeal } from "./meal-plan.ts";
import { planMeals } from "./plan-meals.ts";
import { TABLE_FOODS, TABLE_RECIPES } from "./table-book.fixture.ts";

/** The tests' book. */
export const book = makeBook(TABLE_FOODS, TABLE_RECIPES);

/** Choices that always have a plan. */
export const usual: MealChoices = {
  preference: "standard",
  dailyCalories: 2000,
  planDays: 7,
  prepStyle: "gourmet",
  allergies: [],
  mealsPerDay: 4,
};

/** Choices of all kinds, most of which have a plan. */
export const wizard: fc.Arbitrary<MealChoices> = fc.record({
  preference: fc.constantFrom(...DIETS),
  dailyCalories: fc.constantFrom(1500 as const, 2000 as const, 2500 as const),
  planDays: fc.constantFrom(3 as const, 7 as const),
  prepStyle: fc.constantFrom(...PREP_STYLES),
  allergies: fc.constant([]),
  mealsPerDay: fc.constantFrom(...MEALS_PER_DAY),
  seed: fc.nat(10_000),
});

/** The plan of choices that have one. */
export function planOf(choices: MealChoices): MealPlan {
  const result = planMeals(choices, book);
  if (!result.ok) throw new Error(result.refusal.message);
  return result.plan;
}

/** A plan's meal with this id. */
export const mealOf = (plan: MealPlan, id: string): PlannedMeal | undefined =>
  plan.days.flatMap(({ meals }) => meals).find((meal) => meal.id === id);

/** The plan with a meal of it locked. */
export function locked(plan: MealPlan, id: string): MealPlan {
  const result = lockMeal(plan, id, true);
  if (!result.ok) throw new Error(result.refusal.message);
  return result.plan;
}
