import type { listRecipeFavorites as route } from "@lockstep/contract/nutrition.ts";
import type { RouteOutput } from "@lockstep/contract/route.ts";
import type { Actor } from "@lockstep/domain/accounts/actor.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import type { Platform } from "../../platform/platform.ts";
import { BOOK } from "./book.ts";
import { deleteFavoriteRecipe, insertFavoriteRecipe, listFavoriteRecipes } from "./store.ts";

export async function listFavorites({ db }: Platform, actor: Actor): Promise<RouteOutput<typeof route>> {
  return { items: [...(await listFavoriteRecipes(db, actor.userId))], nextCursor: null };
}

export async function addFavorite({ db }: Platform, actor: Actor, recipeId: string): Promise<{ ok: true }> {
  if (BOOK.recipe(recipeId) === undefined) throw new ApiError("NOT_FOUND");
  await insertFavoriteRecipe(db, actor.userId, recipeId);
  return { ok: true };
}

/** Takes a recipe out of the favorites; one that isn't in them is fine. */
export async function removeFavorite({ db }: Platform, actor: Actor, recipeId: string): Promise<{ ok: true }> {
  await deleteFavoriteRecipe(db, actor.userId, recipeId);
  return { ok: true };
}
