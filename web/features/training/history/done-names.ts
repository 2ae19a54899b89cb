import type { WorkoutExercise } from "@lockstep/contract/training-workouts.ts";
import { doneCount } from "../workout/done-count.ts";

/** The exercises of a workout in a line. What was planned and not done isn't named, unless that's all there is. */
export function doneNames(exercises: readonly WorkoutExercise[]): string {
  const done = exercises.filter((entry) => doneCount(entry) > 0 || entry.completedAt !== null);
  const named = done.length > 0 ? done : exercises;
  return named.length === 0 ? "No exercises" : named.map(({ exerciseName }) => exerciseName).join(", ");
}
