import type { BookRecipe, MealBook } from "./meal-book.ts";
import type { MealChoices } from "./meal-plan.ts";
import { allergiesOfAll, dietsOfAll } from "./eaters.ts";
import { MEAL_TYPES } from "./recipe.ts";
import type { Course, MealType } from "./recipe.ts";
import { dislikedDishes } from "./dislikes.ts";

/** The dishes that someone's choices allow, by meal. */
export interface MealPool {
  readonly mains: Readonly<Record<MealType, readonly BookRecipe[]>>;
  readonly sides: Readonly<Record<MealType, readonly BookRecipe[]>>;
  readonly has: (entry: BookRecipe) => boolean;
}

/** Whether a dish is safe and allowed for everyone who eats: no forbidden ingredient in any part of it, and every one allowed by the diets. */
export function isAllowed(entry: BookRecipe, choices: Pick<MealChoices, "preference" | "allergies" | "eaters">): boolean {
  return (
    dietsOfAll(choices).every((diet) => entry.diets.has(diet)) &&
    allergiesOfAll(choices).every((allergy) => !entry.allergens.has(allergy))
  );
}

/** Filters a book by everything that forbids a dish, before anything is chosen: allergies, diet, time, dislikes, portions that come out. */
export function mealPool(choices: MealChoices, book: MealBook): MealPool {
  const disliked = new Set([...dislikedDishes(choices.dislikes ?? [], book).values()].flatMap((ids) => [...ids]));
  const allowed = book.recipes.filter(
    (entry) =>
      isAllowed(entry, choices) &&
      entry.portions.length > 0 &&
      (choices.prepStyle === "gourmet" || entry.quick) &&
      !disliked.has(entry.recipe.id),
  );
  const byMeal = (course: Course): Record<MealType, readonly BookRecipe[]> => {
    const of = (type: MealType): readonly BookRecipe[] =>
      allowed.filter(({ recipe }) => recipe.course === course && recipe.meals.includes(type));
    return { Breakfast: of("Breakfast"), Lunch: of("Lunch"), Snack: of("Snack"), Dinner: of("Dinner") };
  };
  const ids = new Set(allowed.map(({ recipe }) => recipe.id));
  return { mains: byMeal("main"), sides: byMeal("side"), has: ({ recipe }) => ids.has(recipe.id) };
}

/** Whether there is anything at all for each kind of meal a day needs. */
export function poolServes(pool: MealPool, types: ReadonlySet<MealType>): boolean {
  return MEAL_TYPES.every((type) => !types.has(type) || pool.mains[type].length > 0);
}

/** The part of a pool that a test lets through, in its order. */
export function poolOf({ mains, sides, has }: MealPool, test: (entry: BookRecipe) => boolean): MealPool {
  const part = (of: MealPool["mains"]): MealPool["mains"] => ({
    Breakfast: of.Breakfast.filter(test),
    Lunch: of.Lunch.filter(test),
    Snack: of.Snack.filter(test),
    Dinner: of.Dinner.filter(test),
  });
  return { mains: part(mains), sides: part(sides), has: (entry) => has(entry) && test(entry) };
}
