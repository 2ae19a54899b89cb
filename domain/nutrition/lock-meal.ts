import { refuseEdit } from "./meal-edit.ts";
import type { MealEditResult } from "./meal-edit.ts";
import type { MealPlan } from "./meal-plan.ts";

/** Locks a meal, so that it stays when the rest is regenerated, or unlocks it. */
export function lockMeal(plan: MealPlan, id: string, locked: boolean): MealEditResult {
  if (!plan.days.some(({ meals }) => meals.some((meal) => meal.id === id))) return refuseEdit("MEAL_UNKNOWN");
  const days = plan.days.map((day) => ({
    ...day,
    meals: day.meals.map((meal) => (meal.id === id ? { ...meal, locked } : meal)),
  }));
  return { ok: true, plan: { ...plan, days } };
}
