import type { Recipe } from "@lockstep/domain/nutrition/recipe.ts";
import { LEAN_RECIPES } from "./lean/index.ts";
import { PLANT_RECIPES } from "./plants/index.ts";
import { SLOW_RECIPES } from "./slow/index.ts";
import { TABLE_RECIPES } from "./table/index.ts";

/** The whole book, in the order of its areas. Ids are unique over all of them. */
export const RECIPES: readonly Recipe[] = [...PLANT_RECIPES, ...LEAN_RECIPES, ...TABLE_RECIPES, ...SLOW_RECIPES];

const byId: ReadonlyMap<string, Recipe> = new Map(RECIPES.map((recipe) => [recipe.id, recipe]));

/** The recipe with this id. Throws on an unknown one: plans and logs name only recipes that exist. */
export function findRecipe(id: string): Recipe {
  const recipe = byId.get(id);
  if (recipe === undefined) throw new Error(`There is no recipe "${id}".`);
  return recipe;
}
