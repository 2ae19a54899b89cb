import type { Paper } from "@lockstep/domain/accounts/paper.ts";
import type { KeptMealPlan, RecipeDetail } from "@lockstep/contract/nutrition.ts";
import type { Diet } from "@lockstep/domain/nutrition/diets.ts";
import type { FoodSettings } from "@lockstep/domain/nutrition/food-settings.ts";

/** Who a document is for: how they read amounts, what they print on. */
export interface Reader {
  readonly name: string;
  readonly settings: FoodSettings;
  readonly paper: Paper;
  /** Epoch milliseconds. */
  readonly madeAt: number;
}

/** A document to make. It has all that is in it, because the thread that makes it knows no database. */
export type MealPdfTask = { readonly reader: Reader } & (
  | { readonly kind: "recipe"; readonly recipe: RecipeDetail; readonly servings: number }
  | {
      readonly kind: "plan";
      readonly plan: KeptMealPlan;
      readonly recipes: readonly RecipeDetail[];
      /** Lines the person added to the grocery list. */
      readonly own: readonly string[];
    }
  | { readonly kind: "collection"; readonly diet: Diet; readonly recipes: readonly RecipeDetail[] }
);
