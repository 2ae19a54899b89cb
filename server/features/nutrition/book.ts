import { FOODS } from "@lockstep/content/nutrition/foods/index.ts";
import { RECIPES } from "@lockstep/content/nutrition/recipes/index.ts";
import { makeBook } from "@lockstep/domain/nutrition/meal-book.ts";
import type { MealBook } from "@lockstep/domain/nutrition/meal-book.ts";

/** The foods and recipes, looked up once for the life of the process. */
export const BOOK: MealBook = makeBook(FOODS, RECIPES);

export { FOODS };
