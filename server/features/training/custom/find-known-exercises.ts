import { isCustomExerciseId } from "@lockstep/domain/training/custom-exercise-id.ts";
import { exerciseOfCustom } from "@lockstep/domain/training/custom-exercise.ts";
import type { Exercise } from "@lockstep/domain/training/exercise.ts";
import type { Db } from "../../../platform/database/sql.ts";
import { findExercise } from "../catalogue.ts";
import { findOwnCustomExercises } from "./custom-exercise-store.ts";

/**
 * What the exercises of a person's workouts are, by their ids: the catalogue's, and the person's own, deleted ones included. An id of neither (one that left the
 * catalogue, or another person's) is missing. At most one query.
 */
export async function findKnownExercises(db: Db, userId: string, ids: readonly string[]): Promise<ReadonlyMap<string, Exercise>> {
  const known = new Map<string, Exercise>();
  const custom: string[] = [];
  for (const id of new Set(ids)) {
    const exercise = findExercise(id);
    if (exercise !== undefined) known.set(id, exercise);
    else if (isCustomExerciseId(id)) custom.push(id);
  }
  if (custom.length > 0)
    for (const row of await findOwnCustomExercises(db, userId, custom)) known.set(row.id, exerciseOfCustom(row));
  return known;
}

/** One of them. */
export async function findKnownExercise(db: Db, userId: string, id: string): Promise<Exercise | undefined> {
  return (await findKnownExercises(db, userId, [id])).get(id);
}
