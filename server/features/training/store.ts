import type { CompletedSet, TrainingChoices } from "@lockstep/contract/training.ts";
import type { PlannedDay, PlanNote } from "@lockstep/domain/training/plan.ts";
import type { PageCursor } from "../../platform/http/page-cursor.ts";
import { sql, type Db } from "../../platform/database/sql.ts";

/** A saved plan. */
export interface PlanRow {
  readonly id: string;
  readonly userId: string;
  readonly name: string;
  readonly choices: TrainingChoices;
  readonly days: readonly PlannedDay[];
  readonly notes: readonly PlanNote[];
  readonly version: number;
  readonly isCurrent: boolean;
  readonly shareToken: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
}
export type NewPlanRow = Pick<PlanRow, "id" | "userId" | "name" | "choices" | "days" | "notes">;
const PLAN = sql.raw(`
  id, user_id as "userId", name, choices, days, notes, version, is_current as "isCurrent", share_token as "shareToken",
  created_at as "createdAt", updated_at as "updatedAt"`);

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

/** One writer at a time for a person's plans, so that one is current and their number stays within the limit. */
export async function lockPlansOf(tx: Db, userId: string): Promise<void> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`training_plans:${userId}`}, 0))`);
}

/** One writer at a time for what a person did: an id and a day's exercise both stay with one row. */
export async function lockCompletionsOf(tx: Db, userId: string): Promise<void> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`training_completions:${userId}`}, 0))`);
}

export async function countPlans(db: Db, userId: string): Promise<number> {
  const row = await db.first<{ plans: number }>(sql`select count(*)::int as plans from training_plans where user_id = ${userId}`);
  return row?.plans ?? 0;
}

/** Null when anybody has the id already. */
export function insertPlan(tx: Db, { id, userId, name, choices, days, notes }: NewPlanRow): Promise<PlanRow | null> {
  return tx.first<PlanRow>(sql`
    insert into training_plans (id, user_id, name, choices, days, notes)
    values (${id}, ${userId}, ${name}, ${sql.json(choices)}, ${sql.json(days)}, ${sql.json(notes)})
    on conflict (id) do nothing returning ${PLAN}`);
}

export function findPlan(db: Db, id: string): Promise<PlanRow | null> {
  return db.first<PlanRow>(sql`select ${PLAN} from training_plans where id = ${id}`);
}

export function listPlansById(db: Db, ids: readonly string[]): Promise<readonly PlanRow[]> {
  return db.rows<PlanRow>(sql`select ${PLAN} from training_plans where id = any(${ids}::uuid[])`);
}

export function findCurrentPlan(db: Db, userId: string): Promise<PlanRow | null> {
  return db.first<PlanRow>(sql`select ${PLAN} from training_plans where user_id = ${userId} and is_current`);
}

export function findPlanByToken(db: Db, token: string): Promise<PlanRow | null> {
  return db.first<PlanRow>(sql`select ${PLAN} from training_plans where share_token = ${token}`);
}

/** Newest first, from after the cursor. */
export function listPlans(db: Db, userId: string, after: PageCursor | null, limit: number): Promise<readonly PlanRow[]> {
  const older = after === null ? sql`true` : sql`(created_at, id) < (${after.createdAt}::timestamptz, ${after.id}::uuid)`;
  return db.rows<PlanRow>(sql`
    select ${PLAN} from training_plans where user_id = ${userId} and ${older} order by created_at desc, id desc limit ${limit}`);
}

/** Makes one plan the current one, or none when `id` is null. Call under {@link lockPlansOf}. */
export async function setCurrentPlan(tx: Db, userId: string, id: string | null): Promise<void> {
  // First the others: at no moment two are current.
  await tx.run(sql`
    update training_plans set is_current = false where user_id = ${userId} and is_current and id is distinct from ${id}::uuid`);
  if (id !== null) await tx.run(sql`update training_plans set is_current = true where id = ${id}`);
}

/** Renames a plan; without a name only the time of its last change is new. */
export async function updatePlan(tx: Db, id: string, name: string | null): Promise<PlanRow> {
  const row = await tx.first<PlanRow>(sql`
    update training_plans set name = coalesce(${name}, name), updated_at = now() where id = ${id} returning ${PLAN}`);
  if (row === null) throw new Error(`Plan ${id} is gone.`);
  return row;
}

export async function setShareToken(tx: Db, id: string, token: string | null): Promise<void> {
  await tx.run(sql`update training_plans set share_token = ${token}, updated_at = now() where id = ${id}`);
}

/** Writes a changed week when the plan still has the version it was changed from; null when it has another. */
export function updateWeek(
  tx: Db,
  id: string,
  fromVersion: number,
  { days, notes }: Pick<NewPlanRow, "days" | "notes">,
): Promise<PlanRow | null> {
  return tx.first<PlanRow>(sql`
    update training_plans set days = ${sql.json(days)}, notes = ${sql.json(notes)}, version = version + 1, updated_at = now()
    where id = ${id} and version = ${fromVersion} returning ${PLAN}`);
}

export async function deletePlan(tx: Db, id: string): Promise<void> {
  await tx.run(sql`delete from training_plans where id = ${id}`);
}

/** A person's most recently saved plan, or null. */
export async function findNewestPlan(tx: Db, userId: string): Promise<PlanRow | null> {
  const [row] = await listPlans(tx, userId, null, 1);
  return row ?? null;
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
  const [plans, completions, favorites] = await Promise.all([
    db.rows(sql`select ${PLAN} from training_plans where user_id = ${userId} order by created_at`),
    db.rows(sql`select ${COMPLETION} from training_completions where user_id = ${userId} order by date`),
    listFavoriteIds(db, userId),
  ]);
  return { plans, completions, favorites };
}
