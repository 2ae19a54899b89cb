import type { ExerciseDetail } from "@lockstep/contract/training.ts";
import type { Actor } from "@lockstep/domain/accounts/actor.ts";
import { isCustomExerciseId } from "@lockstep/domain/training/custom-exercise-id.ts";
import { exerciseDetail } from "@lockstep/domain/training/exercise-answer.ts";
import { substitutesFor } from "@lockstep/domain/training/substitutes.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import type { Platform } from "../../platform/platform.ts";
import { findProfile } from "../accounts/index.ts";
import { findExercise, openExercises } from "./catalogue.ts";
import { findKnownExercise } from "./custom/find-known-exercises.ts";

/** One exercise with what the caller's membership opens of it; one of their own too. Nothing they avoid is offered in its place. */
export async function getExercise(platform: Platform, actor: Actor | null, id: string): Promise<ExerciseDetail> {
  const exercise = actor === null ? findExercise(id) : await findKnownExercise(platform.db, actor.userId, id);
  if (exercise === undefined) throw new ApiError("NOT_FOUND");
  const open = await openExercises(platform, actor);
  const avoid: readonly string[] = actor === null ? [] : ((await findProfile(platform.db, actor.userId))?.avoid ?? []);
  const samePlace = open.filter(
    ({ location, loads }) => location === exercise.location && !loads.some((load) => avoid.includes(load)),
  );
  const substitutes = substitutesFor(exercise, samePlace, new Set())
    .map(({ exerciseId }) => findExercise(exerciseId))
    .filter((other) => other !== undefined);
  const isOpen = isCustomExerciseId(exercise.id) || open.includes(exercise);
  return exerciseDetail(exercise, !isOpen, substitutes);
}
