import type { DayMeal } from "./day-meal.ts";

/** A food that several dishes of one meal hold, parts of composed foods included, and that could come to more than one person should get. */
export interface SharedFood {
  readonly mostGrams: number;
  /** Places of the dishes among all of the day, and of the food among the lines of each. */
  readonly dishes: readonly { readonly dish: number; readonly line: number }[];
}

/** The foods whose sum over a meal's dishes has to be watched: those that large portions would take over the most for one person. */
export function sharedFoods(meals: readonly DayMeal[]): readonly SharedFood[] {
  const found: SharedFood[] = [];
  let dish = 0;
  for (const { dishes } of meals) {
    const byFood = new Map<string, { mostGrams: number; sum: number; dishes: { dish: number; line: number }[] }>();
    for (const { portions } of dishes) {
      for (const [line, { food, grams }] of (portions.at(-1)?.lines ?? []).entries()) {
        const known = byFood.get(food.id) ?? { mostGrams: food.mostGrams, sum: 0, dishes: [] };
        known.sum += grams;
        known.dishes.push({ dish, line });
        byFood.set(food.id, known);
      }
      dish += 1;
    }
    for (const food of byFood.values()) if (food.dishes.length > 1 && food.sum > food.mostGrams) found.push(food);
  }
  return found;
}
