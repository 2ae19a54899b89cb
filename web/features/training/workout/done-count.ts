import type { WorkoutExercise } from "@lockstep/contract/training-workouts.ts";

/** Sets done that count. */
export function doneCount({ sets }: WorkoutExercise): number {
  return sets.filter(({ doneAt, type }) => doneAt !== null && type !== "warmup").length;
}
