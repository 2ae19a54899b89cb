import type { DraftDish } from "./draft-day.ts";
import type { MealBook } from "./meal-book.ts";
import { MEALS_PER_DAY } from "./meal-plan.ts";
import type { MealPlan, PlannedDish, PlannedMeal } from "./meal-plan.ts";
import { mealId, mealSlots } from "./meal-slots.ts";
import type { MealSlot } from "./meal-slots.ts";
import { portionOf } from "./portions.ts";
import type { Portion } from "./portions.ts";
import type { DraftMeal, DraftMealDay } from "./describe-meal.ts";

function slotOf(meal: PlannedMeal, day: number, slots: readonly MealSlot[]): MealSlot | undefined {
  return slots.find(({ name }) => mealId(day, name) === meal.id);
}

/** What a plan's dish holds; null when the book doesn't have it anymore. */
export function portionOfDish(
  { recipeId, servings }: Pick<PlannedDish, "recipeId" | "servings">,
  book: MealBook,
): Portion | null {
  const entry = book.recipe(recipeId);
  if (entry === undefined) return null;
  return entry.portions.find((known) => known.servings === servings) ?? portionOf(entry.recipe, servings, book.find);
}

function dishesOf(meal: PlannedMeal, book: MealBook): readonly DraftDish[] | null {
  const dishes = meal.dishes.flatMap((dish): DraftDish[] => {
    const entry = book.recipe(dish.recipeId);
    const portion = portionOfDish(dish, book);
    return entry === undefined || portion === null ? [] : [{ entry, portion }];
  });
  return dishes.length === meal.dishes.length && dishes.length > 0 ? dishes : null;
}

/** A finished plan as drafted days, to be changed; null if it names dishes that the book doesn't have. */
export function draftOfPlan(plan: MealPlan, book: MealBook): readonly DraftMealDay[] | null {
  const days: DraftMealDay[] = [];
  for (const day of plan.days) {
    const count = MEALS_PER_DAY.find((meals) => meals === day.meals.length);
    if (count === undefined) return null;
    const slots = mealSlots(count);
    const meals: DraftMeal[] = [];
    for (const meal of day.meals) {
      const slot = slotOf(meal, day.number, slots);
      const dishes = dishesOf(meal, book);
      if (slot === undefined || dishes === null) return null;
      meals.push({ slot, dishes, leftoverOf: meal.leftoverOf ?? null, locked: meal.locked });
    }
    days.push({ number: day.number, meals });
  }
  return days;
}
