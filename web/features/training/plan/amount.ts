import type { PlannedExercise } from "@lockstep/contract/training.ts";
import { describeSeconds } from "@lockstep/domain/training/describe-exercise.ts";

/** "10", "8-12", "30 s", "8 min". */
export function shortAmount(exercise: Pick<PlannedExercise, "holdSeconds" | "repsMin" | "repsMax">): string {
  if (exercise.holdSeconds !== null) return describeSeconds(exercise.holdSeconds);
  return exercise.repsMin === exercise.repsMax ? String(exercise.repsMax) : `${exercise.repsMin}-${exercise.repsMax}`;
}
