import type { CustomExercise } from "@lockstep/domain/training/custom-exercise.ts";
import { sql, type Db } from "../../../platform/database/sql.ts";

/** A custom exercise; `deletedAt` is when it was deleted. */
export interface CustomExerciseRow extends CustomExercise {
  readonly userId: string;
  readonly deletedAt: string | null;
}

const COLUMNS = sql.raw(`
  id, user_id as "userId", name, targets, synergists, needs, load_model as "loadModel", is_hold as "isHold", deleted_at as "deletedAt"`);

/** Whose it may be: anyone's, deleted or not. */
export function findCustomExercise(db: Db, id: string): Promise<CustomExerciseRow | null> {
  return db.first<CustomExerciseRow>(sql`select ${COLUMNS} from custom_exercises where id = ${id}`);
}

/** A person's own with these ids, deleted ones included: workouts keep their names. */
export function findOwnCustomExercises(db: Db, userId: string, ids: readonly string[]): Promise<readonly CustomExerciseRow[]> {
  return db.rows<CustomExerciseRow>(
    sql`select ${COLUMNS} from custom_exercises where id = any (${ids}::uuid[]) and user_id = ${userId}`,
  );
}

/** A person's own that aren't deleted, by name. */
export function listCustomExerciseRows(db: Db, userId: string): Promise<readonly CustomExerciseRow[]> {
  return db.rows<CustomExerciseRow>(
    sql`select ${COLUMNS} from custom_exercises where user_id = ${userId} and deleted_at is null order by lower(name), id`,
  );
}

/** Writes a new one, or over the one that has its id. */
export async function writeCustomExercise(tx: Db, row: CustomExerciseRow, isNew: boolean): Promise<void> {
  const { id, userId, name, targets, synergists, needs, loadModel, isHold, deletedAt } = row;
  if (isNew)
    await tx.run(sql`
      insert into custom_exercises (id, user_id, name, targets, synergists, needs, load_model, is_hold, deleted_at)
      values (${id}, ${userId}, ${name}, ${targets}::text[], ${synergists}::text[], ${needs}::text[], ${loadModel}, ${isHold}, ${deletedAt})`);
  else
    await tx.run(sql`
      update custom_exercises set name = ${name}, targets = ${targets}::text[], synergists = ${synergists}::text[],
        needs = ${needs}::text[], load_model = ${loadModel}, is_hold = ${isHold}, deleted_at = ${deletedAt}
      where id = ${id}`);
}

/** For a person's data export, deleted ones included. */
export function exportCustomExercises(db: Db, userId: string): Promise<readonly object[]> {
  return db.rows(sql`
    select id, name, targets, synergists, needs, load_model as "loadModel", is_hold as "isHold", created_at as "createdAt",
      deleted_at as "deletedAt"
    from custom_exercises where user_id = ${userId} order by created_at, id`);
}
