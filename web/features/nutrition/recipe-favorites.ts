import { useQuery } from "@tanstack/react-query";
import { withFavorite } from "../../catalogue/with-favorite.ts";
import { useOwnData } from "../../offline/use-own-data.ts";
import type { OwnData } from "../../offline/use-own-data.ts";
import { refetching, writeKind } from "../../offline/write-kind.ts";
import { guestRecipeFavorites } from "./guest-meals.ts";
import { nutritionKeys, recipeFavoritesOptions } from "./queries.ts";

/** A recipe saved as a favorite, or no longer. */
export interface RecipeFavoriteChange {
  readonly recipeId: string;
  readonly on: boolean;
}

export const RECIPE_FAVORITES = writeKind<OwnData<readonly string[], RecipeFavoriteChange>>({
  kind: "recipe-favorites",
  request: ({ recipeId, on }) => ({ method: on ? "PUT" : "DELETE", path: `/api/nutrition/favorites/${recipeId}` }),
  settle: refetching(nutritionKeys.favorites),
  apply: (ids, { recipeId, on }) => withFavorite(ids, recipeId, on),
  guest: guestRecipeFavorites,
});

/** The ids of the favorite recipes, newest first, and how to change them: the account's for a member, the device's for a guest. */
export function useRecipeFavorites(userId: string | null) {
  const member = useQuery({ ...recipeFavoritesOptions(), enabled: userId !== null });
  const { data: ids, change } = useOwnData(RECIPE_FAVORITES, userId, member);
  return { ids, setFavorite: (recipeId: string, on: boolean) => change({ recipeId, on }) };
}
