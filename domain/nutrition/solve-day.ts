import type { DayBounds } from "./day-bounds.ts";
import { isSettled } from "./day-meal.ts";
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
  // The programme draws the bounds in, which a day that is settled whole (locked, eaten) doesn't have to hold again.
  const servings = meals.every(isSettled) ? settledServings(meals) : servingsOfDay(meals, shared, bounds);
  if (servings === null) return null;
  const chosen = naturalPortions(meals, shared, servings, bounds);
  if (chosen === null) return null;
  let next = 0;
  return meals.map((meal) => meal.dishes.flatMap(() => chosen[next++] ?? []));
}

const settledServings = (meals: readonly DayMeal[]): readonly number[] =>
  meals.flatMap(({ dishes }) => dishes.flatMap(({ portions }) => portions.map(({ servings }) => servings)));
