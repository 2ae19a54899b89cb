import type { BatchMeal, CookingBatch } from "./batches.ts";
import type { PlannedMeal, PlannedMealDay } from "./meal-plan.ts";

/** The cooking that a meal begins, of one of its dishes: null for a leftover, which begins none. */
export function batchOf(batches: readonly CookingBatch[], mealId: string, recipeId: string): CookingBatch | null {
  return batches.find((batch) => batch.recipeId === recipeId && batch.meals[0]?.mealId === mealId) ?? null;
}

/** For how many of its planned portions a dish is cooked: everyone's, and those of the meals that eat it later. */
export function portionsOf(batches: readonly CookingBatch[], meal: PlannedMeal, recipeId: string, people: number): number {
  const servings = meal.dishes.find((dish) => dish.recipeId === recipeId)?.servings ?? 1;
  const batch = batchOf(batches, meal.id, recipeId);
  return batch === null ? people : batch.servings / servings;
}

/** "Tuesday's lunch" for a meal of a cooking. */
export function mealWords(days: readonly PlannedMealDay[], meal: Pick<BatchMeal, "day" | "type">): string {
  return `${days[meal.day - 1]?.day ?? `Day ${meal.day}`}'s ${meal.type.toLowerCase()}`;
}

/** What a cooking is for: "For 2 people, and for Tuesday's lunch". */
export function amountWords(days: readonly PlannedMealDay[], batch: CookingBatch | null, people: number): string {
  const who = `For ${people} ${people === 1 ? "person" : "people"}`;
  const later = (batch?.meals.slice(1) ?? []).map((meal) => mealWords(days, meal));
  return later.length === 0 ? who : `${who}, and for ${later.join(" and ")}`;
}

const QUARTERS = ["", "1/4", "1/2", "3/4"] as const;

/** A number of recipes as cooks say it, to the nearest quarter and never nothing: "1 1/2", "3", "1/4". */
export function countText(count: number): string {
  const quarters = Math.max(1, Math.round(count * 4));
  const whole = Math.floor(quarters / 4);
  return [whole === 0 ? "" : String(whole), QUARTERS[quarters % 4]].filter(Boolean).join(" ");
}

/** What a share of an adult's portion is called: "1/2 portion", "1 portion", "1 1/4 portions". */
export function portionText(portion: number): string {
  return `${countText(portion)} ${portion > 1 ? "portions" : "portion"}`;
}
