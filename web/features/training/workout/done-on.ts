import type { Workout } from "@lockstep/contract/training-workouts.ts";
import type { CompletionChange } from "../completions.ts";
import { doneCount } from "./done-count.ts";
import { withChange, type WorkoutChange } from "./workout-changes.ts";

/** Ids of the exercises that were done on a day in these workouts, with what was tapped since. */
export function doneOn(
  running: readonly Workout[],
  changes: readonly WorkoutChange[],
  completions: readonly CompletionChange[],
  date: string,
): readonly string[] {
  const trained = changes
    .reduce(withChange, running)
    .filter((workout) => workout.date === date)
    .flatMap(({ exercises }) => exercises.filter((entry) => doneCount(entry) > 0));
  const completed = completions.filter((each) => each.completion !== null && each.date === date);
  return [...new Set([...trained, ...completed].map(({ exerciseId }) => exerciseId))];
}
