import { recipeName } from "../nutrition/index.ts";

/** A dish by the book's name: a plan names it, a recipe's entry may say how many servings. */
export function dishName({ name, recipeId }: { readonly name: string; readonly recipeId: string | null }): string {
  return recipeId === null ? name : (recipeName(recipeId) ?? name);
}
