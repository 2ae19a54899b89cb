import { randomUUID } from "node:crypto";
import type { CompletedSet } from "@lockstep/contract/training.ts";
import { sql, type Db, type Sql } from "../../../platform/database/sql.ts";
import { ENTRIES, findWorkout, measureWorkout, WORKOUTS, writeRow, type EntryRow, type WorkoutRow } from "./workout-store.ts";

/** An exercise done on a day, as the workouts of that day have it; `id` is that of its first entry. */
export interface CompletionRow {
  readonly id: string;
  readonly userId: string;
  readonly date: string;
  readonly exerciseId: string;
  readonly planId: string | null;
  readonly minutes: number;
  readonly sets: readonly CompletedSet[];
  readonly completedAt: string;
}
export type NewCompletionRow = Omit<CompletionRow, "completedAt">;
const COMPLETION = sql.raw(`
  id, user_id as "userId", date, exercise_id as "exerciseId", plan_id as "planId", minutes::float8 as minutes, sets,
  completed_at as "completedAt"`);

/** An exercise as it was done on a day, or null. */
export function findCompletedOn(db: Db, userId: string, date: string, exerciseId: string): Promise<CompletionRow | null> {
  return db.first<CompletionRow>(sql`
    select ${COMPLETION} from completed_exercises where user_id = ${userId} and date = ${date} and exercise_id = ${exerciseId}`);
}

/** Ids of the exercises that a person completed on a day. */
export async function listCompletedOn(db: Db, userId: string, date: string): Promise<readonly string[]> {
  const found = await db.rows<{ exerciseId: string }>(sql`
    select exercise_id as "exerciseId" from completed_exercises where user_id = ${userId} and date = ${date} order by 1`);
  return found.map(({ exerciseId }) => exerciseId);
}

/** What a person did between two days, both included, oldest first. */
export function listCompletions(db: Db, userId: string, from: string, to: string): Promise<readonly CompletionRow[]> {
  return db.rows<CompletionRow>(sql`
    select ${COMPLETION} from completed_exercises where user_id = ${userId} and date between ${from} and ${to}
    order by date, completed_at, id`);
}

/**
 * What was done of these exercises since a day, and of all others only that and when: the days count for breaks and weeks. Their sets would be most of a year's
 * training.
 */
export function listDoneSince(
  db: Db,
  userId: string,
  from: string,
  exerciseIds: readonly string[],
): Promise<readonly Pick<CompletionRow, "date" | "exerciseId" | "sets">[]> {
  return db.rows(sql`
    select date, exercise_id as "exerciseId", sets from completed_exercises
    where user_id = ${userId} and date >= ${from} and exercise_id = any (${exerciseIds}::text[])
    union all
    select distinct w.date, '', '[]'::jsonb from workouts w
    join workout_exercises e on e.workout_id = w.id and e.deleted_at is null
    where w.user_id = ${userId} and w.date >= ${from} and w.deleted_at is null and not e.exercise_id = any (${exerciseIds}::text[])
      and (e.completed_at is not null or exists (
        select from workout_sets s
        where s.exercise_entry_id = e.id and s.deleted_at is null and s.done_at is not null and s.type <> 'warmup'))`);
}

/** One with what the person weighed at that workout, where they said. */
export type WeighedCompletionRow = CompletionRow & { readonly bodyWeightKg: number | null };

/** What a person did up to a day, newest first. */
export function newestCompletionsQuery(userId: string, to: string, most: number): Sql {
  return sql`
    select ${COMPLETION}, body_weight_kg as "bodyWeightKg" from completed_exercises where user_id = ${userId} and date <= ${to}
    order by date desc, completed_at desc limit ${most}`;
}

export function listNewestCompletions(
  db: Db,
  userId: string,
  to: string,
  most: number,
): Promise<readonly WeighedCompletionRow[]> {
  return db.rows<WeighedCompletionRow>(newestCompletionsQuery(userId, to, most));
}

/** Every entry of an exercise in a person's workouts of a day. */
const entriesOn = (userId: string, date: string, exerciseId: string): Sql => sql`
  e.exercise_id = ${exerciseId} and e.deleted_at is null
  and e.workout_id in (select w.id from workouts w where w.user_id = ${userId} and w.date = ${date} and w.deleted_at is null)`;

/** Nothing of an exercise is done on that day anymore. */
export async function deleteCompleted(tx: Db, userId: string, date: string, exerciseId: string, now: Date): Promise<void> {
  await tx.run(sql`update workout_exercises e set deleted_at = ${now}::timestamptz where ${entriesOn(userId, date, exerciseId)}`);
}

/**
 * Writes that an exercise was done on a day with these sets and no others, in one entry: the one with this id, where it is if its workout is of that day, else
 * among the day's exercises that nobody timed. Sets keep what else is known of them, in their order.
 */
export async function putCompleted(
  tx: Db,
  { id, userId, date, exerciseId, planId, minutes, sets }: NewCompletionRow,
  known: EntryRow | null,
  now: Date,
): Promise<CompletionRow> {
  const completedAt = now.toISOString();
  const workout = await workoutOf(tx, { userId, date, planId, now }, known);
  await tx.run(sql`
    update workout_exercises e set deleted_at = ${now}::timestamptz where e.id <> ${id} and ${entriesOn(userId, date, exerciseId)}`);
  const isThere = known?.workoutId === workout.id;
  const entry: EntryRow = {
    id,
    workoutId: workout.id,
    exerciseId,
    place: isThere ? known.place : Math.floor((await measureWorkout(tx, workout.id)).last) + 1,
    superset: isThere ? known.superset : null,
    note: known?.note ?? "",
    minutes,
    dose: isThere ? known.dose : null,
    completedAt,
    isSkipped: known?.isSkipped ?? false,
    deletedAt: null,
  };
  await writeRow(tx, ENTRIES, entry, known === null);
  await putSets(tx, id, sets, now);
  const written = await findCompletedOn(tx, userId, date, exerciseId);
  if (written === null) throw new Error("A completed exercise isn't in what was completed.");
  return written;
}

/** The workout that an exercise logged on its own belongs to; one that's made is over at once. */
async function workoutOf(
  tx: Db,
  { userId, date, planId, now }: Pick<NewCompletionRow, "userId" | "date" | "planId"> & { readonly now: Date },
  known: EntryRow | null,
): Promise<WorkoutRow> {
  const current = known === null || known.deletedAt !== null ? null : await findWorkout(tx, known.workoutId);
  const isItsDay = current?.date === date && current.deletedAt === null && (current.isTimed || current.planId === planId);
  if (current !== null && isItsDay) return extend(tx, current, now);
  const found = await tx.first<{ id: string }>(sql`
    select w.id from workouts w
    where w.user_id = ${userId} and w.date = ${date} and w.plan_id is not distinct from ${planId} and not w.is_timed and w.deleted_at is null
    order by w.started_at, w.id limit 1`);
  const standing = found === null ? null : await findWorkout(tx, found.id);
  if (standing !== null) return extend(tx, standing, now);
  // Nobody knows when something was done that's entered on another day.
  const isNow = Math.abs(Date.parse(`${date}T12:00:00Z`) - now.getTime()) <= 36 * 60 * 60 * 1000;
  const moment = isNow ? now.toISOString() : `${date}T12:00:00.000Z`;
  const made: WorkoutRow = {
    id: randomUUID(),
    userId,
    date,
    startedAt: moment,
    endedAt: moment,
    isTimed: false,
    planId,
    day: null,
    routineId: null,
    name: "",
    note: "",
    bodyWeightKg: null,
    deletedAt: null,
  };
  await writeRow(tx, WORKOUTS, made, true);
  return made;
}

/** A workout that nobody timed goes on until its last entry. */
async function extend(tx: Db, workout: WorkoutRow, now: Date): Promise<WorkoutRow> {
  const isSameDay = now.getTime() - Date.parse(workout.startedAt) <= 24 * 60 * 60 * 1000;
  if (workout.isTimed || !isSameDay || workout.endedAt === null || workout.endedAt >= now.toISOString()) return workout;
  const extended = { ...workout, endedAt: now.toISOString() };
  await writeRow(tx, WORKOUTS, extended, false);
  return extended;
}

/** The first set done takes the first numbers, and so on; sets too many are deleted, missing ones are added. */
async function putSets(tx: Db, entryId: string, sets: readonly CompletedSet[], now: Date): Promise<void> {
  const wanted = sets.map(({ weightKg, reps, seconds = null, rir = null }, at) => ({
    id: randomUUID(),
    nth: at + 1,
    weight_kg: weightKg,
    reps,
    seconds,
    rir,
  }));
  await tx.run(sql`
    with wanted as (
      select * from jsonb_to_recordset(${sql.json(wanted)}) as each (id uuid, nth int, weight_kg float8, reps int, seconds int, rir int)),
    standing as (
      select id, row_number() over (order by place, id) as nth from workout_sets
      where exercise_entry_id = ${entryId} and deleted_at is null and done_at is not null and type <> 'warmup'),
    gone as (
      update workout_sets s set deleted_at = ${now}::timestamptz
      from standing t where s.id = t.id and t.nth > ${wanted.length}),
    changed as (
      update workout_sets s set weight_kg = w.weight_kg, reps = w.reps, seconds = w.seconds, rir = coalesce(w.rir, s.rir)
      from standing t join wanted w on w.nth = t.nth where s.id = t.id)
    insert into workout_sets (id, exercise_entry_id, place, weight_kg, reps, seconds, rir, done_at)
    select w.id, ${entryId}, w.nth + (select coalesce(max(place), 0) from workout_sets where exercise_entry_id = ${entryId}),
      w.weight_kg, w.reps, w.seconds, w.rir, ${now}::timestamptz
    from wanted w where w.nth > (select count(*) from standing)`);
}
