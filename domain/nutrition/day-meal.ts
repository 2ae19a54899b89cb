import { LEAST_MEAL_SHARE, MEAL_LEEWAY, MOST_SNACK_SHARE, SNACK_LEEWAY } from "./meal-slots.ts";
import { CALORIE_FLOOR } from "./meal-plan.ts";
import type { MealSlot } from "./meal-slots.ts";
import type { BookRecipe } from "./meal-book.ts";
import type { Portion } from "./portions.ts";

/** A dish of a day and the portions it may have; one alone when it is settled (a leftover, a locked meal). */
export interface DayDish {
  readonly entry: BookRecipe;
  readonly portions: readonly Portion[];
}

/** A dish with all portions that a day of so many kcal may have. */
export function openDish(entry: BookRecipe, dayEnergy: number): DayDish {
  return { entry, portions: dayEnergy < CALORIE_FLOOR ? entry.smallPortions : entry.portions };
}

/** A meal whose portions are to be found. */
export interface DayMeal {
  readonly slot: MealSlot;
  readonly dishes: readonly DayDish[];
}

/** The least and the most kcal of a meal with this share of a day; a share's leeway, and snacks always under mains. */
export function mealEnergyRange(slot: MealSlot, energy: number): readonly [least: number, most: number] {
  const wanted = slot.share * energy;
  return slot.type === "Snack"
    ? [wanted * (1 - SNACK_LEEWAY), Math.min(wanted * (1 + SNACK_LEEWAY), MOST_SNACK_SHARE * energy)]
    : [Math.max(wanted * (1 - MEAL_LEEWAY), LEAST_MEAL_SHARE * energy), wanted * (1 + MEAL_LEEWAY)];
}

/** Whether nothing of a meal is left to be found. */
export const isSettled = (meal: DayMeal): boolean => meal.dishes.every(({ portions }) => portions.length === 1);
