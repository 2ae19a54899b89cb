import { refuseEdit } from "./meal-edit.ts";
import type { MealEditResult } from "./meal-edit.ts";
import type { MealPlan } from "./meal-plan.ts";

/** Days from outside with no other locks than those of the meals in `held`. For people whose membership doesn't include locking. */
export function onlyLocked<
  Meal extends { readonly id: string; readonly locked: boolean },
  Day extends { readonly meals: readonly Meal[] },
>(days: readonly Day[], held: ReadonlySet<string>): (Day & { readonly meals: Meal[] })[] {
  return days.map((day) => ({
    ...day,
    meals: day.meals.map((meal) => ({ ...meal, locked: meal.locked && held.has(meal.id) })),
  }));
}

/** The ids of a plan's locked meals. */
export function lockedMeals({ days }: Pick<MealPlan, "days">): ReadonlySet<string> {
  return new Set(days.flatMap(({ meals }) => meals.filter(({ locked }) => locked).map(({ id }) => id)));
}

/** Locks a meal, so that it stays when the rest is regenerated, or unlocks it. */
export function lockMeal(plan: MealPlan, id: string, locked: boolean): MealEditResult {
  if (!plan.days.some(({ meals }) => meals.some((meal) => meal.id === id))) return refuseEdit("MEAL_UNKNOWN");
  const days = plan.days.map((day) => ({
    ...day,
    meals: day.meals.map((meal) => (meal.id === id ? { ...meal, locked } : meal)),
  }));
  return { ok: true, plan: { ...plan, days } };
}
