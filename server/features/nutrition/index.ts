import type { BookRecipe } from "@lockstep/domain/nutrition/meal-book.ts";
import type { Feature } from "../../platform/feature.ts";
import { BOOK, FOODS } from "./book.ts";
import { mealPlans } from "./meal-plans.ts";
import { nutritionRoutes } from "./routes.ts";
import { exportNutrition } from "./store.ts";

export const nutritionFeature: Feature = {
  name: "nutrition",
  routes: nutritionRoutes,
  pages: ({ db }) => [
    { path: /^\/recipes\/([^/]+)$/, exists: (id) => BOOK.recipe(id) !== undefined },
    { path: /^\/shared\/(meal-[^/]+)$/, exists: async (token) => (await mealPlans.store.findByToken(db, token)) !== null },
  ],
  exports: (platform) => platform.accountExports.add("nutrition", exportNutrition),
};

/** For other features: what someone logged. */
export { countLogEntries, hasMealPlan, listDishes } from "./activity-store.ts";
export { listLog, listLoggedDays } from "./store.ts";

/** For other features: what to buy. */
export { amountToBuy, findAisle, findWeekOfGroceries } from "./week-of-groceries.ts";

/** For a member's home. */
export { findPlannedMeals } from "./find-planned-meals.ts";

/** For the coach: what a person can look up and do themselves. */
export { getMacros } from "./get-macros.ts";
export { getNutritionProgress } from "./get-nutrition-progress.ts";
export { getGroceryState, putOwnGrocery, removeOwnGrocery } from "./groceries.ts";
export { getRecipe, listFoods, listRecipes } from "./list-recipes.ts";
export { listOwnLog, logMeal, unlogMeal } from "./log-meal.ts";
export { mealPlans } from "./meal-plans.ts";

/** A recipe's name in the book; null for one that isn't there. */
export function recipeName(id: string): string | null {
  return BOOK.recipe(id)?.recipe.name ?? null;
}

/** A food's name; null for one that isn't there. */
export function foodName(id: string): string | null {
  return FOODS.find((food) => food.id === id)?.name ?? null;
}

/** The whole book, with what's derived of each dish. */
export function listBookRecipes(): readonly BookRecipe[] {
  return BOOK.recipes;
}
