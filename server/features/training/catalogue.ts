import { EXERCISES, findExercise } from "@lockstep/content/training/index.ts";
import type { Actor } from "@lockstep/domain/accounts/actor.ts";
import type { Exercise } from "@lockstep/domain/training/exercise.ts";
import type { Platform } from "../../platform/platform.ts";
import { hasEntitlement, requireEntitlement } from "../billing/index.ts";

/** What everyone may train with. */
export const FREE_EXERCISES = EXERCISES.filter((exercise) => exercise.tier === "free");

/** Every exercise by its id, whatever the membership. */
export const EXERCISES_BY_ID: ReadonlyMap<string, Exercise> = new Map(EXERCISES.map((exercise) => [exercise.id, exercise]));

/** The exercises that the caller's membership opens. */
export async function openExercises(platform: Platform, actor: Actor | null): Promise<readonly Exercise[]> {
  return (await hasEntitlement(platform, actor, "fullLibrary")) ? EXERCISES : FREE_EXERCISES;
}

/** Throws MEMBERSHIP_REQUIRED when one of the exercises is beyond the caller's membership. Ids of none are left to others to refuse. */
export async function requireExercises(platform: Platform, actor: Actor | null, ids: readonly string[]): Promise<void> {
  if (ids.every((id) => findExercise(id)?.tier !== "premium")) return;
  await requireEntitlement(platform, actor, "fullLibrary");
}

export { EXERCISES, findExercise };
