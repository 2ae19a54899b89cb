import type { listFavorites as route } from "@lockstep/contract/training.ts";
import type { RouteOutput } from "@lockstep/contract/route.ts";
import type { Actor } from "@lockstep/domain/accounts/actor.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import type { Platform } from "../../platform/platform.ts";
import { findExercise } from "./catalogue.ts";
import { deleteFavorite, insertFavorite, listFavoriteIds } from "./store.ts";

export async function listFavorites({ db }: Platform, actor: Actor): Promise<RouteOutput<typeof route>> {
  return { items: [...(await listFavoriteIds(db, actor.userId))], nextCursor: null };
}

export async function addFavorite({ db }: Platform, actor: Actor, exerciseId: string): Promise<{ ok: true }> {
  if (findExercise(exerciseId) === undefined) throw new ApiError("NOT_FOUND");
  await insertFavorite(db, actor.userId, exerciseId);
  return { ok: true };
}

/** Takes an exercise out of the favorites; one that isn't in them is fine. */
export async function removeFavorite({ db }: Platform, actor: Actor, exerciseId: string): Promise<{ ok: true }> {
  await deleteFavorite(db, actor.userId, exerciseId);
  return { ok: true };
}
