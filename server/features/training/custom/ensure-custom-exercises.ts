import { randomUUID } from "node:crypto";
import { MOST_CUSTOM_EXERCISES } from "@lockstep/domain/training/custom-exercise-limits.ts";
import type { CustomExercise } from "@lockstep/domain/training/custom-exercise.ts";
import { sql, type Db } from "../../../platform/database/sql.ts";
import { listCustomExerciseRows, writeCustomExercise } from "./custom-exercise-store.ts";

/** Names are the same whatever their case and spaces. */
const plain = (name: string): string => name.trim().replaceAll(/\s+/g, " ").toLowerCase();

/** What's known of an exercise to make beside its name; without it nothing is, and it counts for no muscle. */
export type NewCustomExercise = Pick<CustomExercise, "name"> & Partial<Omit<CustomExercise, "id">>;

/**
 * The ids of a person's own exercises by the names that are asked for, inside the caller's transaction, which holds the person's lock (`lockWorkoutsOf`). Who has one
 * of that name gets that; the others are made, and are in `made` so that an import can be undone. Null where the person has no room for more.
 */
export async function ensureCustomExercises(
  tx: Db,
  userId: string,
  wanted: readonly NewCustomExercise[],
): Promise<{ readonly ids: ReadonlyMap<string, string>; readonly made: readonly string[] } | null> {
  const own = await listCustomExerciseRows(tx, userId);
  const byName = new Map(own.map(({ name, id }) => [plain(name), id]));
  const ids = new Map<string, string>();
  const made: string[] = [];
  for (const { name, ...known } of wanted) {
    const existing = byName.get(plain(name));
    const id = existing ?? randomUUID();
    ids.set(name, id);
    if (existing !== undefined) continue;
    byName.set(plain(name), id);
    made.push(id);
    if (own.length + made.length > MOST_CUSTOM_EXERCISES) return null;
    const usual = { targets: [], synergists: [], needs: [], loadModel: "total", isHold: false, deletedAt: null } as const;
    await writeCustomExercise(tx, { ...usual, ...known, id, userId, name: name.trim() }, true);
  }
  return { ids, made };
}

/** Deletes exercises that an import made, where no workout has them anymore. */
export async function removeUnusedCustomExercises(tx: Db, userId: string, ids: readonly string[], now: Date): Promise<void> {
  await tx.run(sql`
    update custom_exercises c set deleted_at = ${now}::timestamptz
    where c.id = any (${ids}::uuid[]) and c.user_id = ${userId} and c.deleted_at is null
      and not exists (
        select 1 from workout_exercises e join workouts w on w.id = e.workout_id
        where w.user_id = ${userId} and e.exercise_id = c.id::text and e.deleted_at is null and w.deleted_at is null)`);
}
