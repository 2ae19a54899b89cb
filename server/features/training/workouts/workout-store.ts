import type { WEEKDAYS } from "@lockstep/domain/calendar/weekdays.ts";
import type { ExerciseDose } from "@lockstep/domain/training/exercise-dose.ts";
import type { SetType, Side } from "@lockstep/domain/training/set-limits.ts";
import { sql, type Db, type Sql, type Value } from "../../../platform/database/sql.ts";
import type { PageCursor } from "../../../platform/http/page-cursor.ts";

/** A workout; `deletedAt` of it, its exercises and its sets is when each was deleted. */
export interface WorkoutRow {
  readonly id: string;
  readonly userId: string;
  readonly date: string;
  readonly startedAt: string;
  readonly endedAt: string | null;
  readonly isTimed: boolean;
  readonly planId: string | null;
  readonly day: (typeof WEEKDAYS)[number] | null;
  readonly routineId: string | null;
  readonly name: string;
  readonly note: string;
  readonly bodyWeightKg: number | null;
  readonly deletedAt: string | null;
}
/** An exercise in a workout. */
export interface EntryRow {
  readonly id: string;
  readonly workoutId: string;
  readonly exerciseId: string;
  readonly place: number;
  readonly superset: number | null;
  readonly note: string;
  readonly minutes: number | null;
  readonly dose: ExerciseDose | null;
  readonly completedAt: string | null;
  /** Nothing more of it is done in its workout. */
  readonly isSkipped: boolean;
  readonly deletedAt: string | null;
}
/** A set of an exercise in a workout. */
export interface SetRow {
  readonly id: string;
  readonly exerciseEntryId: string;
  readonly place: number;
  readonly type: SetType;
  readonly weightKg: number | null;
  readonly reps: number | null;
  readonly seconds: number | null;
  readonly metres: number | null;
  readonly rir: number | null;
  readonly side: Side | null;
  readonly doneAt: string | null;
  readonly deletedAt: string | null;
}

/** A table with the column of each field. */
interface Table<Row> {
  readonly name: string;
  readonly columns: Readonly<Record<keyof Row & string, string>>;
}
export const WORKOUTS: Table<WorkoutRow> = {
  name: "workouts",
  columns: {
    id: "id",
    userId: "user_id",
    date: "date",
    startedAt: "started_at",
    endedAt: "ended_at",
    isTimed: "is_timed",
    planId: "plan_id",
    day: "day",
    routineId: "routine_id",
    name: "name",
    note: "note",
    bodyWeightKg: "body_weight_kg",
    deletedAt: "deleted_at",
  },
};
export const ENTRIES: Table<EntryRow> = {
  name: "workout_exercises",
  columns: {
    id: "id",
    workoutId: "workout_id",
    exerciseId: "exercise_id",
    place: "place",
    superset: "superset",
    note: "note",
    minutes: "minutes",
    dose: "dose",
    completedAt: "completed_at",
    isSkipped: "is_skipped",
    deletedAt: "deleted_at",
  },
};
export const SETS: Table<SetRow> = {
  name: "workout_sets",
  columns: {
    id: "id",
    exerciseEntryId: "exercise_entry_id",
    place: "place",
    type: "type",
    weightKg: "weight_kg",
    reps: "reps",
    seconds: "seconds",
    metres: "metres",
    rir: "rir",
    side: "side",
    doneAt: "done_at",
    deletedAt: "deleted_at",
  },
};

/** A table's columns under an alias, named as its fields. */
function columnsOf<Row>({ columns }: Table<Row>, alias: string): Sql {
  const named = Object.entries<string>(columns).map(([field, column]) =>
    // A numeric would come as text.
    column === "minutes" ? `${alias}.minutes::float8 as minutes` : `${alias}.${column} as "${field}"`,
  );
  return sql.raw(named.join(", "));
}

/** Writes a whole row: a new one, or over the one that has its id. Another person's id breaks the table's key. */
export async function writeRow<Row extends { readonly id: string }>(
  tx: Db,
  { name, columns }: Table<Row>,
  row: Row,
  isNew: boolean,
): Promise<void> {
  const fields = Object.entries<string>(columns);
  const values = fields.map(([field]) => sql`${row[field as keyof Row] as Value}`);
  if (isNew) {
    const names = sql.raw(fields.map(([, column]) => column).join(", "));
    await tx.run(sql`insert into ${sql.raw(name)} (${names}) values (${sql.join(values, ", ")})`);
  } else {
    const changes = fields.map(([, column], at) => sql`${sql.raw(column)} = ${values[at] ?? null}`);
    await tx.run(sql`update ${sql.raw(name)} set ${sql.join(changes, ", ")} where id = ${row.id}`);
  }
}

/** One writer at a time for what a person trained: what's read before a write is still so when it's written. */
export async function lockWorkoutsOf(tx: Db, userId: string): Promise<void> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`workouts:${userId}`}, 0))`);
}

/** Whose plan it is, if there is one; it isn't deleted until the transaction ends. */
export async function holdPlan(tx: Db, id: string): Promise<{ readonly userId: string } | null> {
  return tx.first(sql`select user_id as "userId" from training_plans where id = ${id} for key share`);
}

/** A workout, deleted or not. */
export function findWorkout(db: Db, id: string): Promise<WorkoutRow | null> {
  return db.first<WorkoutRow>(sql`select ${columnsOf(WORKOUTS, "w")} from workouts w where w.id = ${id}`);
}

/** An exercise of a workout, deleted or not, and whose it is. */
export function findEntry(db: Db, id: string): Promise<(EntryRow & Pick<WorkoutRow, "userId" | "date" | "isTimed">) | null> {
  return db.first(sql`
    select ${columnsOf(ENTRIES, "e")}, w.user_id as "userId", w.date, w.is_timed as "isTimed"
    from workout_exercises e join workouts w on w.id = e.workout_id where e.id = ${id}`);
}

/** A set, deleted or not, and whose it is. */
export function findSet(db: Db, id: string): Promise<(SetRow & Pick<EntryRow, "workoutId"> & Pick<WorkoutRow, "userId">) | null> {
  return db.first(sql`
    select ${columnsOf(SETS, "s")}, e.workout_id as "workoutId", w.user_id as "userId"
    from workout_sets s join workout_exercises e on e.id = s.exercise_entry_id join workouts w on w.id = e.workout_id
    where s.id = ${id}`);
}

/** How many exercises a workout has, deleted ones included, and the last one's place. */
export async function measureWorkout(tx: Db, workoutId: string): Promise<{ readonly count: number; readonly last: number }> {
  const found = await tx.first<{ count: number; last: number }>(sql`
    select count(*)::int as count, coalesce(max(place), 0) as last from workout_exercises where workout_id = ${workoutId}`);
  return found ?? { count: 0, last: 0 };
}

/** How many sets an exercise has, deleted ones included, and the last one's place. */
export async function measureEntry(tx: Db, entryId: string): Promise<{ readonly count: number; readonly last: number }> {
  const found = await tx.first<{ count: number; last: number }>(sql`
    select count(*)::int as count, coalesce(max(place), 0) as last from workout_sets where exercise_entry_id = ${entryId}`);
  return found ?? { count: 0, last: 0 };
}

/** A person's workouts that aren't deleted, the latest first. */
export function listWorkoutRows(
  db: Db,
  userId: string,
  { after, most }: { readonly after: PageCursor | null; readonly most: number },
): Promise<readonly WorkoutRow[]> {
  const isLater = after === null ? sql`true` : sql`(w.started_at, w.id) < (${after.createdAt}::timestamptz, ${after.id}::uuid)`;
  return db.rows<WorkoutRow>(sql`
    select ${columnsOf(WORKOUTS, "w")} from workouts w where w.user_id = ${userId} and w.deleted_at is null and ${isLater}
    order by w.started_at desc, w.id desc limit ${most}`);
}

/** A person's workouts that began and didn't end, the latest first. */
export function listRunningRows(db: Db, userId: string): Promise<readonly WorkoutRow[]> {
  return db.rows<WorkoutRow>(sql`
    select ${columnsOf(WORKOUTS, "w")} from workouts w where w.user_id = ${userId} and w.ended_at is null and w.deleted_at is null
    order by w.started_at desc, w.id desc limit 20`);
}

/** What these workouts hold, in its order and without what was deleted. */
export async function listContents(
  db: Db,
  workoutIds: readonly string[],
): Promise<{ readonly entries: readonly EntryRow[]; readonly sets: readonly SetRow[] }> {
  const entries = await db.rows<EntryRow>(sql`
    select ${columnsOf(ENTRIES, "e")} from workout_exercises e
    where e.workout_id = any (${workoutIds}::uuid[]) and e.deleted_at is null order by e.place, e.id`);
  const sets = await db.rows<SetRow>(sql`
    select ${columnsOf(SETS, "s")} from workout_sets s
    where s.exercise_entry_id = any (${entries.map(({ id }) => id)}::uuid[]) and s.deleted_at is null order by s.place, s.id`);
  return { entries, sets };
}
