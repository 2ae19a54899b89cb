import { hash } from "node:crypto";
import type { SettledExercise, SettledWorkout } from "@lockstep/domain/training/import/settle-workout.ts";
import { sql, type Db, type Sql } from "../../../platform/database/sql.ts";

/** A workout of a file whose exercises are known. */
export interface StorableWorkout extends Omit<SettledWorkout, "exercises"> {
  readonly exercises: readonly (Omit<SettledExercise, "exerciseId"> & { readonly exerciseId: string })[];
}

/** What a batch brought. */
export interface Stored {
  readonly workouts: number;
  readonly sets: number;
}

/**
 * An id that's the same for the same content of the same person, so that a workout that is imported twice is one: by which process, in which order and how often it is stored doesn't
 * matter.
 */
export function contentId(...parts: readonly (string | number)[]): string {
  const digest = hash("sha256", parts.join("\n"), "hex");
  // A UUID of version 8: its bits are those of whoever makes it.
  const variant = ((Number.parseInt(digest.slice(16, 17), 16) & 3) | 8).toString(16);
  return `${digest.slice(0, 8)}-${digest.slice(8, 12)}-8${digest.slice(13, 16)}-${variant}${digest.slice(17, 20)}-${digest.slice(20, 32)}`;
}

const isUuid = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);
const minuteOf = (moment: string): string => moment.slice(0, 16);

interface Existing {
  readonly id: string;
  readonly minute: string;
  readonly isDeleted: boolean;
  readonly exerciseIds: readonly string[];
}

/**
 * Those of some workouts, in their order, that a person doesn't have yet. One is there already if it was imported before, if it is the workout that was exported, or if a workout
 * that began in the same minute has one of its exercises: from whichever app both come. `nameOf` says what an exercise is called, for it is the same at home and in a gym.
 */
export async function withoutKnown(
  db: Db,
  userId: string,
  workouts: readonly StorableWorkout[],
  nameOf: (exerciseId: string) => string,
): Promise<readonly StorableWorkout[]> {
  const [first, last] = [workouts[0], workouts.at(-1)];
  if (first === undefined || last === undefined) return [];
  const ids = workouts.flatMap(({ key }) => [contentId(userId, key), ...(isUuid(key) ? [key] : [])]);
  const existing = await db.rows<Existing>(sql`
    select w.id, to_char(w.started_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI') as minute, w.deleted_at is not null as "isDeleted",
      array(select distinct e.exercise_id from workout_exercises e where e.workout_id = w.id and e.deleted_at is null) as "exerciseIds"
    from workouts w
    where w.user_id = ${userId} and (w.id = any (${ids}::uuid[])
      or w.started_at >= date_trunc('minute', ${first.startedAt}::timestamptz)
        and w.started_at < date_trunc('minute', ${last.startedAt}::timestamptz) + interval '1 minute')`);
  const here = existing.filter(({ isDeleted }) => !isDeleted);
  const known = new Set(here.map(({ id }) => id));
  const byMinute = new Map<string, Set<string>>();
  for (const { minute, exerciseIds } of here) {
    const names = byMinute.get(minute) ?? new Set();
    for (const id of exerciseIds) names.add(nameOf(id));
    byMinute.set(minute, names);
  }
  return workouts.filter(({ key, startedAt, exercises }) => {
    const id = contentId(userId, key);
    if (known.has(id) || known.has(key)) return false;
    // A file may have one twice.
    known.add(id);
    const names = byMinute.get(minuteOf(startedAt));
    return names === undefined || !exercises.some(({ exerciseId }) => names.has(nameOf(exerciseId)));
  });
}

/** Rows as one parameter. `jsonb` would be built and then read; a list of thousands is only read. */
function asJson(rows: readonly object[]): Sql {
  return sql`${JSON.stringify(rows)}::json`;
}

/** Stores workouts that a person doesn't have, in one statement for each table. Call it with their lock held, after {@link withoutKnown}. */
export async function insertWorkouts(
  tx: Db,
  { userId, importId }: { readonly userId: string; readonly importId: string },
  workouts: readonly StorableWorkout[],
): Promise<Stored> {
  if (workouts.length === 0) return { workouts: 0, sets: 0 };
  const rows = workouts.map((workout) => ({ ...workout, id: contentId(userId, workout.key) }));
  const entries = rows.flatMap(({ id, exercises }) =>
    exercises.map((exercise, at) => ({ ...exercise, id: contentId(id, at), workoutId: id, place: at + 1 })),
  );
  const sets = entries.flatMap(({ id, sets: own }) =>
    own.map((set, at) => ({ ...set, id: contentId(id, at), entryId: id, place: at + 1 })),
  );
  // An import that was undone, or a workout that was deleted, is still there for a while and comes back whole.
  await tx.run(sql`delete from workouts where id = any (${rows.map(({ id }) => id)}::uuid[]) and user_id = ${userId}`);
  await tx.run(sql`
    insert into workouts (id, user_id, import_id, date, started_at, ended_at, is_timed, plan_id, day, routine_id, name, note, body_weight_kg)
    select w.id, ${userId}, ${importId}, w.date, w.started_at, w.ended_at, w.is_timed,
      (select p.id from training_plans p where p.id = w.plan_id and p.user_id = ${userId}), w.day,
      (select r.id from routines r where r.id = w.routine_id and r.user_id = ${userId}), w.name, w.note, w.body_weight_kg
    from json_to_recordset(${asJson(
      rows.map(({ id, date, startedAt, endedAt, isTimed, planId, day, routineId, name, note, bodyWeightKg }) => ({
        id,
        date,
        started_at: startedAt,
        ended_at: endedAt,
        is_timed: isTimed,
        plan_id: planId !== null && isUuid(planId) ? planId : null,
        day,
        routine_id: routineId !== null && isUuid(routineId) ? routineId : null,
        name,
        note,
        body_weight_kg: bodyWeightKg,
      })),
    )}) as w (id uuid, date date, started_at timestamptz, ended_at timestamptz, is_timed boolean, plan_id uuid, day text, routine_id uuid, name text,
      note text,      body_weight_kg float8)`);
  await tx.run(sql`
    insert into workout_exercises (id, workout_id, exercise_id, place, superset, note, minutes, completed_at, dose, is_skipped)
    select * from json_to_recordset(${asJson(
      entries.map(({ id, workoutId, exerciseId, place, superset, note, minutes, completedAt, dose, isSkipped }) => ({
        id,
        workout_id: workoutId,
        exercise_id: exerciseId,
        place,
        superset,
        note,
        minutes,
        completed_at: completedAt,
        dose,
        is_skipped: isSkipped,
      })),
    )}) as e (id uuid, workout_id uuid, exercise_id text, place float8, superset smallint, note text, minutes numeric, completed_at timestamptz,
      dose jsonb, is_skipped boolean)`);
  await tx.run(sql`
    insert into workout_sets (id, exercise_entry_id, place, type, weight_kg, reps, seconds, metres, rir, side, done_at)
    select * from json_to_recordset(${asJson(
      sets.map(({ id, entryId, place, type, weightKg, reps, seconds, metres, rir, side, doneAt }) => ({
        id,
        exercise_entry_id: entryId,
        place,
        type,
        weight_kg: weightKg,
        reps,
        seconds,
        metres,
        rir,
        side,
        done_at: doneAt,
      })),
    )}) as s (id uuid, exercise_entry_id uuid, place float8, type text, weight_kg float8, reps int, seconds int, metres float8, rir smallint,
      side text, done_at timestamptz)`);
  return { workouts: rows.length, sets: sets.length };
}
