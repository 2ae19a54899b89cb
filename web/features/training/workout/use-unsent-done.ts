import type { Workout } from "@lockstep/contract/training-workouts.ts";
import { useMemo } from "react";
import { usePendingWrites } from "../../../offline/use-pending-writes.ts";
import { COMPLETIONS } from "../completions.ts";
import type { CompletionChange } from "../completions.ts";
import { doneCount } from "./done-count.ts";
import { useStoredRunning } from "./use-stored-running.ts";
import { withChange, WORKOUT_CHANGES, type WorkoutChange } from "./workout-changes.ts";

const NONE: readonly Workout[] = [];

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

/** What a member did on a day as far as this device knows, before the server does: after a workout in a basement it's done, too. */
export function useUnsentDone(userId: string, date: string): readonly string[] {
  const { data } = useStoredRunning(userId);
  const changes = usePendingWrites(WORKOUT_CHANGES, userId);
  const completions = usePendingWrites(COMPLETIONS, userId);
  return useMemo(() => doneOn(data ?? NONE, changes, completions, date), [data, changes, completions, date]);
}
