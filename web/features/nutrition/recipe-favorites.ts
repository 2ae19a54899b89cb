import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useMemo } from "react";
import { newId } from "../../plans/new-id.ts";
import { createPendingStore, usePendingStore } from "../../plans/pending-store.ts";
import { useSettledWrites } from "../../plans/use-settled-writes.ts";
import type { Settling } from "../../plans/use-settled-writes.ts";
import { changeGuestRecipeFavorites, guestMealKeys, guestRecipeFavoritesOptions } from "./guest-meals.ts";
import { tellOtherTabs } from "./other-tabs.ts";
import { nutritionKeys, recipeFavoritesOptions } from "./queries.ts";

interface PendingFavorite {
  readonly owner: string;
  readonly recipeId: string;
  readonly on: boolean;
}

const pendingFavorites = createPendingStore<PendingFavorite>("recipe-favorites", {
  keyOf: ({ owner, recipeId }) => `${owner}|${recipeId}`,
  letsGo: "when-read",
});

const OUTBOX_KEY = "recipe-favorites";
const SETTLING: Settling<PendingFavorite> = {
  pending: pendingFavorites,
  keys: [nutritionKeys.favorites],
  outboxKeys: [OUTBOX_KEY],
  tellOtherTabs,
};

/** Saves or takes back one member's favourite recipe; it counts at once, and reaches the server when there is a connection. */
export async function sendRecipeFavorite(userId: string, recipeId: string, on: boolean): Promise<void> {
  const path = `/api/nutrition/favorites/${recipeId}`;
  await pendingFavorites.send(
    { owner: userId, recipeId, on },
    { id: newId(), key: OUTBOX_KEY, owner: userId, method: on ? "PUT" : "DELETE", path },
  );
}

function overlay(ids: readonly string[], pending: readonly PendingFavorite[], owner: string): readonly string[] {
  return pending
    .filter((write) => write.owner === owner)
    .reduce((result, { recipeId, on }) => withFavorite(result, recipeId, on), ids);
}

/** Newest first. */
function withFavorite(ids: readonly string[], recipeId: string, on: boolean): readonly string[] {
  const others = ids.filter((id) => id !== recipeId);
  return on ? [recipeId, ...others] : others;
}

/** The ids of the favourite recipes, newest first, and how to change them: the account's for a member, the device's for a guest. */
export function useRecipeFavorites(userId: string | null): {
  readonly ids: readonly string[];
  readonly setFavorite: (recipeId: string, on: boolean) => Promise<void>;
} {
  const queryClient = useQueryClient();
  const pending = usePendingStore(pendingFavorites);
  useSettledWrites(userId, SETTLING);
  const member = useQuery({ ...recipeFavoritesOptions(), enabled: userId !== null });
  const guest = useQuery({ ...guestRecipeFavoritesOptions(), enabled: userId === null });
  const ids = useMemo(
    () => (userId === null ? (guest.data ?? []) : overlay(member.data ?? [], pending, userId)),
    [userId, guest.data, member.data, pending],
  );
  const setFavorite = useCallback(
    async (recipeId: string, on: boolean) => {
      if (userId !== null) return sendRecipeFavorite(userId, recipeId, on);
      const next = await changeGuestRecipeFavorites((kept) => withFavorite(kept, recipeId, on));
      queryClient.setQueryData(guestMealKeys.favorites, next);
      tellOtherTabs();
    },
    [userId, queryClient],
  );
  return { ids, setFavorite };
}
