import type { PlannedExercise } from "@lockstep/contract/training.ts";

/** "10", "8-12", "30 s". */
export function shortAmount(exercise: Pick<PlannedExercise, "holdSeconds" | "repsMin" | "repsMax">): string {
  if (exercise.holdSeconds !== null) return `${exercise.holdSeconds} s`;
  return exercise.repsMin === exercise.repsMax ? String(exercise.repsMax) : `${exercise.repsMin}-${exercise.repsMax}`;
}
