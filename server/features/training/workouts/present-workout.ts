import type { Workout, WorkoutExercise, WorkoutSet } from "@lockstep/contract/training.ts";
import type { Db } from "../../../platform/database/sql.ts";
import type { Exercise } from "@lockstep/domain/training/exercise.ts";
import { findKnownExercises } from "../custom/find-known-exercises.ts";
import { listContents, type EntryRow, type SetRow, type WorkoutRow } from "./workout-store.ts";

/** Workouts of one person, for them, with what they hold. */
export async function presentWorkouts(db: Db, rows: readonly WorkoutRow[]): Promise<Workout[]> {
  const { entries, sets } = await listContents(
    db,
    rows.map(({ id }) => id),
  );
  const known = await findKnownExercises(
    db,
    rows[0]?.userId ?? "",
    entries.map(({ exerciseId }) => exerciseId),
  );
  return rows.map(({ userId: _userId, deletedAt: _deletedAt, ...row }) => ({
    ...row,
    exercises: entries
      .filter(({ workoutId }) => workoutId === row.id)
      .map((entry) => ({
        ...presentEntry(entry, known.get(entry.exerciseId)),
        sets: sets.filter(({ exerciseEntryId }) => exerciseEntryId === entry.id).map(presentSet),
      })),
  }));
}

export async function presentWorkout(db: Db, row: WorkoutRow): Promise<Workout> {
  const [workout] = await presentWorkouts(db, [row]);
  if (workout === undefined) throw new Error("A workout was lost while it was read.");
  return workout;
}

/** `exercise` is undefined for one that left the catalogue. */
export function presentEntry(entry: EntryRow, exercise: Exercise | undefined): Omit<WorkoutExercise, "sets"> {
  const { id, exerciseId, place, superset, note, minutes, dose, completedAt, isSkipped } = entry;
  const exerciseName = exercise?.name ?? exerciseId;
  return { id, exerciseId, exerciseName, place, superset, note, minutes, dose, completedAt, isSkipped };
}

export function presentSet({ deletedAt: _deletedAt, ...set }: SetRow): WorkoutSet {
  return set;
}
