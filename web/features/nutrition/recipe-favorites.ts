import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useMemo } from "react";
import { addWrite, usePendingWrites, writeKind } from "../../offline/use-pending-writes.ts";
import { guestRecipeFavorites } from "./guest-meals.ts";
import { nutritionKeys, recipeFavoritesOptions } from "./queries.ts";

/** A recipe saved as a favorite, or no longer. */
interface FavoriteChange {
  readonly recipeId: string;
  readonly on: boolean;
}

const FAVORITES = writeKind<FavoriteChange>("recipe-favorites", [nutritionKeys.favorites]);

/** Saves or removes one of a member's favorite recipes; it counts at once, and reaches the server when there's a connection. */
export async function sendRecipeFavorite(owner: string, recipeId: string, on: boolean): Promise<void> {
  const path = `/api/nutrition/favorites/${recipeId}`;
  await addWrite(FAVORITES, { owner, method: on ? "PUT" : "DELETE", path, change: { recipeId, on } });
}

/** Newest first. */
function withFavorite(ids: readonly string[], { recipeId, on }: FavoriteChange): readonly string[] {
  const others = ids.filter((id) => id !== recipeId);
  return on ? [recipeId, ...others] : others;
}

/** The ids of the favourite recipes, newest first, and how to change them: the account's for a member, the device's for a guest. */
export function useRecipeFavorites(userId: string | null): {
  readonly ids: readonly string[];
  readonly setFavorite: (recipeId: string, on: boolean) => Promise<void>;
} {
  const queryClient = useQueryClient();
  const pending = usePendingWrites(FAVORITES, userId);
  const member = useQuery({ ...recipeFavoritesOptions(), enabled: userId !== null });
  const guest = useQuery({ ...guestRecipeFavorites.options(), enabled: userId === null });
  const ids = useMemo(
    () => (userId === null ? (guest.data ?? []) : pending.reduce(withFavorite, member.data ?? [])),
    [userId, guest.data, member.data, pending],
  );
  const setFavorite = useCallback(
    async (recipeId: string, on: boolean) => {
      if (userId !== null) return sendRecipeFavorite(userId, recipeId, on);
      await guestRecipeFavorites.change(queryClient, (kept) => withFavorite(kept, { recipeId, on }));
    },
    [userId, queryClient],
  );
  return { ids, setFavorite };
}
