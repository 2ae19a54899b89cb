import { EXERCISES, findExercise } from "@lockstep/content/training/index.ts";
import type { Exercise } from "@lockstep/domain/training/exercise.ts";
import type { Tier } from "@lockstep/domain/billing/entitlements.ts";

const FREE = EXERCISES.filter((exercise) => exercise.tier === "free");

/** The exercises that a membership opens; visitors and previews count as Free. */
export function catalogueOf(tier: Tier): readonly Exercise[] {
  return tier === "free" ? FREE : EXERCISES;
}

/** True when the membership does not open the exercise. */
export function isLocked(exercise: Exercise, tier: Tier): boolean {
  return tier === "free" && exercise.tier !== "free";
}

export { EXERCISES, findExercise };
