import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useMemo } from "react";
import { addWrite, usePendingWrites, writeKind } from "../../offline/use-pending-writes.ts";
import { guestFavorites } from "./guest-plan.ts";
import { favoritesOptions, trainingKeys } from "./queries.ts";

/** An exercise saved as a favorite, or no longer. */
export interface FavoriteChange {
  readonly exerciseId: string;
  readonly on: boolean;
}

const FAVORITES = writeKind<FavoriteChange>("favorites", [trainingKeys.favorites]);

/** Saves or removes one of a member's favorites. */
export async function sendFavorite(owner: string, exerciseId: string, on: boolean): Promise<void> {
  const path = `/api/training/favorites/${exerciseId}`;
  await addWrite(FAVORITES, { owner, method: on ? "PUT" : "DELETE", path, change: { exerciseId, on } });
}

/** The favorites after a change, newest first. */
export function withFavorite(ids: readonly string[], { exerciseId, on }: FavoriteChange): string[] {
  const others = ids.filter((id) => id !== exerciseId);
  return on ? [exerciseId, ...others] : others;
}

/** The favorite exercises and how to change them: the account's for a member, the device's for a guest. */
export function useFavorites(userId: string | null) {
  const queryClient = useQueryClient();
  const pending = usePendingWrites(FAVORITES, userId);
  const member = useQuery({ ...favoritesOptions(), enabled: userId !== null });
  const guest = useQuery({ ...guestFavorites.options(), enabled: userId === null });
  const ids = useMemo(
    () => (userId === null ? (guest.data ?? []) : pending.reduce(withFavorite, member.data ?? [])),
    [userId, guest.data, member.data, pending],
  );
  const setFavorite = useCallback(
    async (exerciseId: string, on: boolean) => {
      if (userId !== null) return sendFavorite(userId, exerciseId, on);
      await guestFavorites.change(queryClient, (kept) => withFavorite(kept, { exerciseId, on }));
    },
    [userId, queryClient],
  );
  return { ids, setFavorite };
}
