import type { Exercise } from "@lockstep/domain/training/exercise.ts";
import { sql, type Db, type Sql } from "../../platform/database/sql.ts";

/** What someone did, added up. */
export interface TrainingSums {
  readonly days: number;
  readonly exercises: number;
  readonly minutes: number;
  /** Sets that were written down. */
  readonly sets: number;
  /** Different exercises. */
  readonly exerciseIds: readonly string[];
}

/** Days between two, both included. */
interface Between {
  readonly from: string;
  readonly to: string;
  /** Leaves out what was imported: a challenge counts what's trained while it runs, not what a file says. */
  readonly withoutImports?: boolean;
}

function within(between: Between | null): Sql {
  if (between === null) return sql`true`;
  const days = sql`date between ${between.from}::date and ${between.to}::date`;
  if (between.withoutImports !== true) return days;
  return sql`${days} and not exists (
    select 1 from workout_exercises e join workouts w on w.id = e.workout_id where e.id = completed_exercises.id and w.import_id is not null)`;
}

/** Of all time, or of some days. */
export async function sumTraining(db: Db, userId: string, between: Between | null): Promise<TrainingSums> {
  const found = await db.rows<{ [Key in keyof TrainingSums]: TrainingSums[Key] }>(sql`
    select count(distinct date)::int as days, count(*)::int as exercises, coalesce(sum(minutes), 0)::float8 as minutes,
      coalesce(sum(set_count), 0)::int as sets, coalesce(array_agg(distinct exercise_id), '{}') as "exerciseIds"
    from completed_exercises where user_id = ${userId} and ${within(between)}`);
  return found[0] ?? { days: 0, exercises: 0, minutes: 0, sets: 0, exerciseIds: [] };
}

/** Every day with an exercise done, earliest first; of all time, or of some days. */
export async function listTrainingDays(db: Db, userId: string, between: Between | null = null): Promise<readonly string[]> {
  const found = await db.rows<{ date: string }>(sql`
    select distinct date::text as date from completed_exercises where user_id = ${userId} and ${within(between)} order by 1`);
  return found.map(({ date }) => date);
}

/** The current plan's weekdays of rest, 0 for Monday, and when the plan was made; null without one. */
export async function findRestWeekdays(
  db: Db,
  userId: string,
): Promise<{ readonly weekdays: readonly number[]; readonly madeAt: Date } | null> {
  const found = await db.rows<{ weekdays: number[]; madeAt: string }>(sql`
    select created_at as "madeAt", array(
      select (place - 1)::int from jsonb_array_elements(days) with ordinality as week (day, place)
      where (day ->> 'isRest')::boolean order by place) as weekdays
    from training_plans where user_id = ${userId} and is_current`);
  const row = found[0];
  return row === undefined ? null : { weekdays: row.weekdays, madeAt: new Date(row.madeAt) };
}

/** Where the current plan is trained; null without one. */
export async function findPlannedPlace(db: Db, userId: string): Promise<Exercise["location"] | null> {
  const [plan] = await db.rows<{ location: Exercise["location"] }>(sql`
    select choices ->> 'location' as location from training_plans where user_id = ${userId} and is_current`);
  return plan?.location ?? null;
}

export async function hasTrainingPlan(db: Db, userId: string): Promise<boolean> {
  return (await db.rows(sql`select 1 from training_plans where user_id = ${userId} limit 1`)).length > 0;
}
