import type { ExerciseDetail } from "@lockstep/contract/training.ts";
import type { Actor } from "@lockstep/domain/accounts/actor.ts";
import { substitutesFor } from "@lockstep/domain/training/substitutes.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import type { Platform } from "../../platform/platform.ts";
import { findExercise, openExercises } from "./catalogue.ts";
import { presentDetail } from "./present-exercise.ts";

/** One exercise with what the caller's membership opens of it. */
export async function getExercise(platform: Platform, actor: Actor | null, id: string): Promise<ExerciseDetail> {
  const exercise = findExercise(id);
  if (exercise === undefined) throw new ApiError("NOT_FOUND");
  const open = await openExercises(platform, actor);
  const samePlace = open.filter((other) => other.location === exercise.location);
  const substitutes = substitutesFor(exercise, samePlace, new Set())
    .map(({ exerciseId }) => findExercise(exerciseId))
    .filter((other) => other !== undefined);
  return presentDetail(exercise, !open.includes(exercise), substitutes);
}
