import type { ExerciseDetail } from "@lockstep/contract/training.ts";
import type { Tier } from "@lockstep/domain/billing/entitlements.ts";
import { substitutesFor } from "@lockstep/domain/training/substitutes.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import { catalogueOf, findExercise, isLocked } from "./catalogue.ts";
import { presentDetail } from "./present-exercise.ts";

/** One exercise with what the caller's membership opens of it. */
export function getExercise(id: string, tier: Tier): ExerciseDetail {
  const exercise = findExercise(id);
  if (exercise === undefined) throw new ApiError("NOT_FOUND");
  const samePlace = catalogueOf(tier).filter((other) => other.location === exercise.location);
  const substitutes = substitutesFor(exercise, samePlace, new Set())
    .map(({ exerciseId }) => findExercise(exerciseId))
    .filter((other) => other !== undefined);
  return presentDetail(exercise, isLocked(exercise, tier), substitutes);
}
