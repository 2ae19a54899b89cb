import type { Food } from "@lockstep/domain/nutrition/food.ts";
import type { Recipe } from "@lockstep/domain/nutrition/recipe.ts";
import { findFood } from "./foods/index.ts";
import { RECIPES } from "./recipes/index.ts";

// What the tests of the book share.

export const TOKEN = /\{([a-z0-9-]+)(?:\|([^{}|]+))?\}/g;

export const stepsOf = (recipe: Recipe): string => recipe.steps.map((step) => step.text).join("\n");
export const foodsOf = (recipe: Recipe): readonly Food[] => recipe.ingredients.map(({ food }) => findFood(food));
export const distinct = (values: readonly unknown[]): boolean => new Set(values).size === values.length;

/** What fails a test over the book: the recipe's id and why, nothing for a fine one. */
export const faults = (find: (recipe: Recipe) => readonly string[]): readonly string[] =>
  RECIPES.flatMap((recipe) => find(recipe).map((fault) => `${recipe.id}: ${fault}`));
