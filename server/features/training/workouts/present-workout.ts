import type { Workout, WorkoutExercise, WorkoutSet } from "@lockstep/contract/training.ts";
import type { Db } from "../../../platform/database/sql.ts";
import { findExercise } from "../catalogue.ts";
import { listContents, type EntryRow, type SetRow, type WorkoutRow } from "./workout-store.ts";

/** Workouts for their owner, with what they hold. */
export async function presentWorkouts(db: Db, rows: readonly WorkoutRow[]): Promise<Workout[]> {
  const { entries, sets } = await listContents(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map(({ userId: _userId, deletedAt: _deletedAt, ...row }) => ({
    ...row,
    exercises: entries
      .filter(({ workoutId }) => workoutId === row.id)
      .map((entry) => ({
        ...presentEntry(entry),
        sets: sets.filter(({ exerciseEntryId }) => exerciseEntryId === entry.id).map(presentSet),
      })),
  }));
}

export async function presentWorkout(db: Db, row: WorkoutRow): Promise<Workout> {
  const [workout] = await presentWorkouts(db, [row]);
  if (workout === undefined) throw new Error("A workout was lost while it was read.");
  return workout;
}

export function presentEntry(entry: EntryRow): Omit<WorkoutExercise, "sets"> {
  const { id, exerciseId, place, superset, note, minutes, completedAt } = entry;
  const exerciseName = findExercise(exerciseId)?.name ?? exerciseId;
  return { id, exerciseId, exerciseName, place, superset, note, minutes, completedAt };
}

export function presentSet({ deletedAt: _deletedAt, ...set }: SetRow): WorkoutSet {
  return set;
}
