import { useQuery } from "@tanstack/react-query";
import { withFavorite } from "../../catalogue/with-favorite.ts";
import { useOwnData } from "../../offline/use-own-data.ts";
import type { OwnData } from "../../offline/use-own-data.ts";
import { refetching, writeKind } from "../../offline/write-kind.ts";
import { guestFavorites } from "./guest-plan.ts";
import { favoritesOptions, trainingKeys } from "./queries.ts";

/** An exercise saved as a favorite, or no longer. */
export interface FavoriteChange {
  readonly exerciseId: string;
  readonly on: boolean;
}

export const FAVORITES = writeKind<OwnData<readonly string[], FavoriteChange>>({
  kind: "favorites",
  request: ({ exerciseId, on }) => ({ method: on ? "PUT" : "DELETE", path: `/api/training/favorites/${exerciseId}` }),
  settle: refetching(trainingKeys.favorites),
  apply: (ids, { exerciseId, on }) => withFavorite(ids, exerciseId, on),
  guest: guestFavorites,
});

/** The ids of the favorite exercises, newest first, and how to change them: the account's for a member, the device's for a guest. */
export function useFavorites(userId: string | null) {
  const member = useQuery({ ...favoritesOptions(), enabled: userId !== null });
  const { data: ids, change } = useOwnData(FAVORITES, userId, member);
  return { ids, setFavorite: (exerciseId: string, on: boolean) => change({ exerciseId, on }) };
}
