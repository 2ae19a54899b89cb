import type { CompletedSet } from "@lockstep/contract/training.ts";
import { sql, type Db } from "../../platform/database/sql.ts";
import { trainingPlans } from "./training-plans.ts";

/** An exercise done on a day. */
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

/** One writer at a time for what a person did: an id and a day's exercise both stay with one row. */
export async function lockCompletionsOf(tx: Db, userId: string): Promise<void> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`training_completions:${userId}`}, 0))`);
}

export async function listFavoriteIds(db: Db, userId: string): Promise<readonly string[]> {
  const rows = await db.rows<{ id: string }>(sql`
    select exercise_id as id from exercise_favorites where user_id = ${userId} order by created_at desc, exercise_id`);
  return rows.map(({ id }) => id);
}

export async function insertFavorite(db: Db, userId: string, exerciseId: string): Promise<void> {
  await db.run(
    sql`insert into exercise_favorites (user_id, exercise_id) values (${userId}, ${exerciseId}) on conflict do nothing`,
  );
}

export async function deleteFavorite(db: Db, userId: string, exerciseId: string): Promise<void> {
  await db.run(sql`delete from exercise_favorites where user_id = ${userId} and exercise_id = ${exerciseId}`);
}

export function findCompletion(db: Db, id: string): Promise<CompletionRow | null> {
  return db.first<CompletionRow>(sql`select ${COMPLETION} from training_completions where id = ${id}`);
}

/** The one record of an exercise on a day, or null. */
export function findCompletionOn(db: Db, userId: string, date: string, exerciseId: string): Promise<CompletionRow | null> {
  return db.first<CompletionRow>(sql`
    select ${COMPLETION} from training_completions where user_id = ${userId} and date = ${date} and exercise_id = ${exerciseId}`);
}

/** Writes what was done on a day; the same person, day and exercise is replaced, whatever its id was. */
export async function upsertCompletion(tx: Db, completion: NewCompletionRow): Promise<CompletionRow> {
  const { id, userId, date, exerciseId, planId, minutes, sets } = completion;
  const row = await tx.first<CompletionRow>(sql`
    insert into training_completions (id, user_id, date, exercise_id, plan_id, minutes, sets)
    values (${id}, ${userId}, ${date}, ${exerciseId}, ${planId}, ${minutes}, ${sql.json(sets)})
    on conflict (user_id, date, exercise_id) do update set
      id = excluded.id, plan_id = excluded.plan_id, minutes = excluded.minutes, sets = excluded.sets, completed_at = now()
    returning ${COMPLETION}`);
  if (row === null) throw new Error("An upsert answered no row.");
  return row;
}

export async function deleteCompletion(tx: Db, id: string): Promise<void> {
  await tx.run(sql`delete from training_completions where id = ${id}`);
}

/** What a person did between two days, both included, oldest first. */
export function listCompletions(db: Db, userId: string, from: string, to: string): Promise<readonly CompletionRow[]> {
  return db.rows<CompletionRow>(sql`
    select ${COMPLETION} from training_completions where user_id = ${userId} and date between ${from} and ${to}
    order by date, completed_at`);
}

/** What a person did up to a day, newest first. */
export function listNewestCompletions(db: Db, userId: string, to: string, most: number): Promise<readonly CompletionRow[]> {
  return db.rows<CompletionRow>(sql`
    select ${COMPLETION} from training_completions where user_id = ${userId} and date <= ${to} order by date desc limit ${most}`);
}

/** Everything of a person's training, for their data export. */
export async function exportTraining(db: Db, userId: string): Promise<unknown> {
  const [plans, completions, favorites, reviewedWeeks] = await Promise.all([
    trainingPlans.store.listAll(db, userId),
    db.rows(sql`select ${COMPLETION} from training_completions where user_id = ${userId} order by date`),
    listFavoriteIds(db, userId),
    db.rows(sql`select plan_id as "planId", monday, days from training_reviewed_weeks where user_id = ${userId} order by monday`),
  ]);
  return { plans, completions, favorites, reviewedWeeks };
}
