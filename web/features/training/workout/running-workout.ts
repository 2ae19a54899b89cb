import type { Workout } from "@lockstep/contract/training-workouts.ts";
import type { ExerciseDose } from "@lockstep/contract/training-routines.ts";
import { useMemo } from "react";
import { newId } from "../../../api/new-id.ts";
import { usePendingWrites } from "../../../offline/use-pending-writes.ts";
import { useStoredRunning } from "./use-stored-running.ts";
import { changeWorkout, withChange, WORKOUT_CHANGES } from "./workout-changes.ts";

export { changeWorkout, withChange, WORKOUT_CHANGES };
export type { WorkoutChange } from "./workout-changes.ts";

const NONE: readonly Workout[] = [];

/** The member's running workout with everything that was tapped, sent or not; `pending` while that isn't known. Another device's taps show live. */
export function useRunningWorkout(userId: string | null): { workout: Workout | null; pending: boolean } {
  const { data, isPending } = useStoredRunning(userId);
  const waiting = usePendingWrites(WORKOUT_CHANGES, userId);
  return useMemo(() => {
    const [workout = null] = waiting.reduce(withChange, data ?? NONE).filter(({ endedAt }) => endedAt === null);
    return { workout, pending: workout === null && isPending && userId !== null };
  }, [data, waiting, isPending, userId]);
}

/** An exercise as a plan's day, a routine or an earlier workout has it. */
export interface Planned {
  readonly exerciseId: string;
  readonly name: string;
  readonly superset: number | null;
  /** Null where nobody worked out how long it takes. */
  readonly workSeconds: number | null;
  readonly dose: ExerciseDose | null;
  readonly note?: string;
}

/** What a workout starts with; without exercises it's a blank one. */
export interface NewWorkout extends Pick<Workout, "date" | "planId" | "day" | "routineId" | "name"> {
  readonly exercises: readonly Planned[];
}

/** Starts a workout: from a plan's day, a routine, an earlier one, or blank. */
export async function startWorkout(userId: string, { exercises, ...head }: NewWorkout): Promise<void> {
  const workoutId = newId();
  const started = new Date().toISOString();
  const fields = { ...head, startedAt: started, endedAt: null, isTimed: true, note: "", bodyWeightKg: null };
  await changeWorkout(userId, { type: "start", workoutId, fields });
  for (const [index, { exerciseId, name, superset, workSeconds, dose, note }] of exercises.entries()) {
    const minutes = workSeconds === null ? null : Math.round(workSeconds / 6) / 10;
    const entry = { exerciseId, exerciseName: name, place: index + 1, superset, minutes, dose, ...(note ? { note } : {}) };
    await changeWorkout(userId, { type: "exercise", workoutId, entryId: newId(), fields: entry });
  }
}
