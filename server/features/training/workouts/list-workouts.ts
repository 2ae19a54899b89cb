import type { listRunningWorkouts as listRunningRoute, listWorkouts as listRoute, Workout } from "@lockstep/contract/training.ts";
import type { RouteFields, RouteOutput } from "@lockstep/contract/route.ts";
import type { Actor } from "@lockstep/domain/accounts/actor.ts";
import { ApiError } from "../../../platform/http/api-error.ts";
import { cutPage, readPageCursor } from "../../../platform/http/page-cursor.ts";
import type { Platform } from "../../../platform/platform.ts";
import { getOwnWorkout } from "./change-workouts.ts";
import { presentWorkout, presentWorkouts } from "./present-workout.ts";
import { listRunningRows, listWorkoutRows } from "./workout-store.ts";

const PAGE_SIZE = 20;

/** The person's workouts, the latest first. */
export async function listWorkouts(
  { db }: Platform,
  actor: Actor,
  { cursor }: RouteFields<typeof listRoute>,
): Promise<RouteOutput<typeof listRoute>> {
  const read = await listWorkoutRows(db, actor.userId, { after: readPageCursor(cursor), most: PAGE_SIZE + 1 });
  const { rows, nextCursor } = cutPage(read, PAGE_SIZE, ({ id, startedAt }) => ({ id, createdAt: new Date(startedAt) }));
  return { items: await presentWorkouts(db, rows), nextCursor };
}

/** The person's workouts that aren't finished, the latest first. */
export async function listRunningWorkouts({ db }: Platform, actor: Actor): Promise<RouteOutput<typeof listRunningRoute>> {
  return { items: await presentWorkouts(db, await listRunningRows(db, actor.userId)), nextCursor: null };
}

/** One of the person's own workouts. */
export async function getWorkout({ db }: Platform, actor: Actor, id: string): Promise<Workout> {
  const found = await getOwnWorkout(db, actor, id);
  if (found.deletedAt !== null) throw new ApiError("NOT_FOUND");
  return presentWorkout(db, found);
}
