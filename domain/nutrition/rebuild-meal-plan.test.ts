import { describe, expect, it } from "vitest";
import { PLAN_DAYS } from "./meal-plan.ts";
import type { MealChoices } from "./meal-plan.ts";
import { planMeals } from "./plan-meals.ts";
import { book, planOf } from "./planned-meals.fixture.ts";
import { rebuildMealPlan } from "./rebuild-meal-plan.ts";
import type { CompactMealDay } from "./rebuild-meal-plan.ts";

const usual: MealChoices = {
  preference: "standard",
  dailyCalories: 2000,
  planDays: 3,
  prepStyle: "gourmet",
  allergies: [],
  mealsPerDay: 4,
  supervised: true,
};

/** A plan's first day with a change in its first dish. */
const withDish = (days: readonly CompactMealDay[], change: { recipeId?: string; servings?: number }): readonly CompactMealDay[] =>
  days.map((day, at) => ({
    ...day,
    meals: day.meals.map((meal, place) => ({
      ...meal,
      dishes: meal.dishes.map((dish, course) => (at + place + course === 0 ? { ...dish, ...change } : dish)),
    })),
  }));

describe("rebuildMealPlan", () => {
  it.each([500, 1000, 1500, 2000, 3000] as const)(
    "builds plans of %d kcal again as they were, small portions too",
    (dailyCalories) => {
      let rebuilt = 0;
      let smallest = 1;
      for (const planDays of PLAN_DAYS) {
        for (let seed = 0; seed < 10; seed += 1) {
          const choices: MealChoices = { ...usual, dailyCalories, planDays, seed, mealsPerDay: dailyCalories === 500 ? 2 : 4 };
          const made = planMeals(choices, book);
          if (!made.ok) continue;
          expect(rebuildMealPlan(choices, made.plan.days, book)).toEqual({ ok: true, plan: made.plan });
          rebuilt += 1;
          for (const { meals } of made.plan.days)
            for (const { dishes } of meals) smallest = Math.min(smallest, ...dishes.map(({ servings }) => servings));
        }
      }
      expect(rebuilt).toBeGreaterThan(0);
      if (dailyCalories === 500) expect(smallest).toBeLessThan(0.5);
    },
  );

  it("takes no portion, dish or day that the plan could not have", () => {
    const { days } = planOf(usual);
    expect(rebuildMealPlan(usual, withDish(days, { servings: 4 }), book).ok).toBe(false);
    expect(rebuildMealPlan(usual, withDish(days, { recipeId: "no-dish" }), book).ok).toBe(false);
    expect(rebuildMealPlan(usual, days.slice(1), book).ok).toBe(false);
    expect(rebuildMealPlan({ ...usual, dailyCalories: 500, supervised: false }, days, book).ok).toBe(false);
  });

  it.each(PLAN_DAYS)("takes %d days cooked in batches only for someone who cooks in batches", (planDays) => {
    const choices: MealChoices = { ...usual, planDays, batchCooking: true };
    const { days } = planOf(choices);
    expect(rebuildMealPlan(choices, days, book).ok).toBe(true);
    expect(rebuildMealPlan({ ...choices, batchCooking: false }, days, book).ok).toBe(false);
  });
});
