import { sql, type Db } from "../../../platform/database/sql.ts";

/** An exercise of a routine, as it's stored. */
export interface RoutineExerciseRow {
  readonly exerciseId: string;
  readonly sets: number;
  readonly repsMin: number;
  readonly repsMax: number;
  readonly holdSeconds: number | null;
  readonly restSeconds: number | null;
  readonly superset: number | null;
  readonly note: string;
}
/** A routine; `deletedAt` is when it was deleted. */
export interface RoutineRow {
  readonly id: string;
  readonly userId: string;
  readonly name: string;
  readonly note: string;
  readonly exercises: readonly RoutineExerciseRow[];
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly deletedAt: string | null;
}

const COLUMNS = sql.raw(`
  id, user_id as "userId", name, note, exercises, created_at as "createdAt", updated_at as "updatedAt", deleted_at as "deletedAt"`);

/** Whose it may be: anyone's, deleted or not. */
export function findRoutine(db: Db, id: string): Promise<RoutineRow | null> {
  return db.first<RoutineRow>(sql`select ${COLUMNS} from routines where id = ${id}`);
}

/** Whose a routine is, if there is one; it isn't deleted for good until the transaction ends. */
export function holdRoutine(tx: Db, id: string): Promise<{ readonly userId: string } | null> {
  return tx.first(sql`select user_id as "userId" from routines where id = ${id} for key share`);
}

/** A person's routines that aren't deleted, in the order they were made in. */
export function listRoutineRows(db: Db, userId: string): Promise<readonly RoutineRow[]> {
  return db.rows<RoutineRow>(
    sql`select ${COLUMNS} from routines where user_id = ${userId} and deleted_at is null order by created_at, id`,
  );
}

/** Writes a new one, or over the one that has its id. */
export async function writeRoutine(tx: Db, row: RoutineRow, isNew: boolean): Promise<void> {
  const { id, userId, name, note, exercises, createdAt, updatedAt, deletedAt } = row;
  if (isNew)
    await tx.run(sql`
      insert into routines (id, user_id, name, note, exercises, created_at, updated_at, deleted_at)
      values (${id}, ${userId}, ${name}, ${note}, ${sql.json(exercises)}, ${createdAt}, ${updatedAt}, ${deletedAt})`);
  else
    await tx.run(sql`
      update routines set name = ${name}, note = ${note}, exercises = ${sql.json(exercises)}, updated_at = ${updatedAt},
        deleted_at = ${deletedAt} where id = ${id}`);
}

/** For a person's data export, deleted ones included. */
export function exportRoutines(db: Db, userId: string): Promise<readonly object[]> {
  return db.rows(sql`
    select id, name, note, exercises, created_at as "createdAt", updated_at as "updatedAt", deleted_at as "deletedAt"
    from routines where user_id = ${userId} order by created_at, id`);
}
