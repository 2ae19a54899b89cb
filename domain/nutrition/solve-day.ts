import type { DayBounds } from "./day-bounds.ts";
import type { DayMeal } from "./day-meal.ts";
import { servingsOfDay } from "./day-programme.ts";
import { naturalPortions } from "./natural-day.ts";
import type { Portion } from "./portions.ts";
import { sharedFoods } from "./shared-foods.ts";

/** The portions of a day's dishes, meal by meal. */
export type DayPortions = readonly (readonly Portion[])[];

/**
 * Finds portions of a day's dishes that keep it inside its bounds, every amount natural and the meals near their shares of the energy: a
 * linear programme gives the servings, a search around it the natural portions. Null when the dishes allow none. Deterministic.
 */
export function solveDay(meals: readonly DayMeal[], bounds: DayBounds): DayPortions | null {
  if (meals.some(({ dishes }) => dishes.some(({ portions }) => portions.length === 0))) return null;
  const shared = sharedFoods(meals);
  const servings = servingsOfDay(meals, shared, bounds);
  if (servings === null) return null;
  const chosen = naturalPortions(meals, shared, servings, bounds);
  if (chosen === null) return null;
  let next = 0;
  return meals.map((meal) => meal.dishes.flatMap(() => chosen[next++] ?? []));
}
