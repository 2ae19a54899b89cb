import { and, asc, between, count, desc, eq, inArray, lt, lte, ne, or, sql } from "drizzle-orm";
import type { Db } from "../../platform/database/database.ts";
import type { PageCursor } from "../../platform/http/page-cursor.ts";
import { exerciseFavorites, trainingCompletions, trainingPlans } from "./tables.ts";

export type PlanRow = typeof trainingPlans.$inferSelect;
export type NewPlanRow = typeof trainingPlans.$inferInsert;
export type CompletionRow = typeof trainingCompletions.$inferSelect;
export type NewCompletionRow = typeof trainingCompletions.$inferInsert;

/** One writer at a time for a person's plans: which one is current, and how many there are, stay true. */
export async function lockPlansOf(tx: Db, userId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`training_plans:${userId}`}, 0))`);
}

/** One writer at a time for what a person did: an id and a day's exercise both stay with one row. */
export async function lockCompletionsOf(tx: Db, userId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`training_completions:${userId}`}, 0))`);
}

export async function countPlans(db: Db, userId: string): Promise<number> {
  const [row] = await db.select({ plans: count() }).from(trainingPlans).where(eq(trainingPlans.userId, userId));
  return row?.plans ?? 0;
}

/** Null when the id is taken already, by whomever. */
export async function insertPlan(tx: Db, plan: NewPlanRow): Promise<PlanRow | null> {
  const [row] = await tx.insert(trainingPlans).values(plan).onConflictDoNothing({ target: trainingPlans.id }).returning();
  return row ?? null;
}

export async function findPlan(db: Db, id: string): Promise<PlanRow | null> {
  const [row] = await db.select().from(trainingPlans).where(eq(trainingPlans.id, id));
  return row ?? null;
}

export async function listPlansById(db: Db, ids: readonly string[]): Promise<readonly PlanRow[]> {
  return ids.length === 0
    ? []
    : db
        .select()
        .from(trainingPlans)
        .where(inArray(trainingPlans.id, [...ids]));
}

export async function findCurrentPlan(db: Db, userId: string): Promise<PlanRow | null> {
  const [row] = await db
    .select()
    .from(trainingPlans)
    .where(and(eq(trainingPlans.userId, userId), eq(trainingPlans.isCurrent, true)));
  return row ?? null;
}

export async function findPlanByToken(db: Db, token: string): Promise<PlanRow | null> {
  const [row] = await db.select().from(trainingPlans).where(eq(trainingPlans.shareToken, token));
  return row ?? null;
}

/** Newest first, from after the cursor. */
export async function listPlans(db: Db, userId: string, after: PageCursor | null, limit: number): Promise<readonly PlanRow[]> {
  const older =
    after === null
      ? undefined
      : or(
          lt(trainingPlans.createdAt, after.createdAt),
          and(eq(trainingPlans.createdAt, after.createdAt), lt(trainingPlans.id, after.id)),
        );
  return db
    .select()
    .from(trainingPlans)
    .where(and(eq(trainingPlans.userId, userId), older))
    .orderBy(sql`${trainingPlans.createdAt} desc, ${trainingPlans.id} desc`)
    .limit(limit);
}

/** Makes one plan the current one, or none when `id` is null. Call under {@link lockPlansOf}. */
export async function setCurrentPlan(tx: Db, userId: string, id: string | null): Promise<void> {
  const others = id === null ? undefined : ne(trainingPlans.id, id);
  await tx
    .update(trainingPlans)
    .set({ isCurrent: false })
    .where(and(eq(trainingPlans.userId, userId), eq(trainingPlans.isCurrent, true), others));
  if (id !== null) await tx.update(trainingPlans).set({ isCurrent: true }).where(eq(trainingPlans.id, id));
}

export async function updatePlan(tx: Db, id: string, change: Partial<NewPlanRow>): Promise<PlanRow> {
  const [row] = await tx
    .update(trainingPlans)
    .set({ ...change, updatedAt: sql`now()` })
    .where(eq(trainingPlans.id, id))
    .returning();
  if (row === undefined) throw new Error(`Plan ${id} is gone.`);
  return row;
}

/** Writes a changed week when the plan still has the version it was changed from; null when it has another. */
export async function updateWeek(
  tx: Db,
  id: string,
  fromVersion: number,
  change: Pick<NewPlanRow, "days" | "notes">,
): Promise<PlanRow | null> {
  const [row] = await tx
    .update(trainingPlans)
    .set({ ...change, version: fromVersion + 1, updatedAt: sql`now()` })
    .where(and(eq(trainingPlans.id, id), eq(trainingPlans.version, fromVersion)))
    .returning();
  return row ?? null;
}

export async function deletePlan(tx: Db, id: string): Promise<void> {
  await tx.delete(trainingPlans).where(eq(trainingPlans.id, id));
}

/** The most recently kept plan of a person, or null. */
export async function findNewestPlan(tx: Db, userId: string): Promise<PlanRow | null> {
  const [row] = await listPlans(tx, userId, null, 1);
  return row ?? null;
}

export async function listFavoriteIds(db: Db, userId: string): Promise<readonly string[]> {
  const rows = await db
    .select({ id: exerciseFavorites.exerciseId })
    .from(exerciseFavorites)
    .where(eq(exerciseFavorites.userId, userId))
    .orderBy(desc(exerciseFavorites.createdAt), asc(exerciseFavorites.exerciseId));
  return rows.map(({ id }) => id);
}

export async function insertFavorite(db: Db, userId: string, exerciseId: string): Promise<void> {
  await db.insert(exerciseFavorites).values({ userId, exerciseId }).onConflictDoNothing();
}

export async function deleteFavorite(db: Db, userId: string, exerciseId: string): Promise<void> {
  await db
    .delete(exerciseFavorites)
    .where(and(eq(exerciseFavorites.userId, userId), eq(exerciseFavorites.exerciseId, exerciseId)));
}

export async function findCompletion(db: Db, id: string): Promise<CompletionRow | null> {
  const [row] = await db.select().from(trainingCompletions).where(eq(trainingCompletions.id, id));
  return row ?? null;
}

/** The one record of an exercise on a day, or null. */
export async function findCompletionOn(db: Db, userId: string, date: string, exerciseId: string): Promise<CompletionRow | null> {
  const { userId: owner, date: day, exerciseId: exercise } = trainingCompletions;
  const [row] = await db
    .select()
    .from(trainingCompletions)
    .where(and(eq(owner, userId), eq(day, date), eq(exercise, exerciseId)));
  return row ?? null;
}

/** Writes what was done on a day; the same person, day and exercise is replaced, whatever its id was. */
export async function upsertCompletion(tx: Db, completion: NewCompletionRow): Promise<CompletionRow> {
  const { userId: _userId, date: _date, exerciseId: _exerciseId, ...rest } = completion;
  const [row] = await tx
    .insert(trainingCompletions)
    .values(completion)
    .onConflictDoUpdate({
      target: [trainingCompletions.userId, trainingCompletions.date, trainingCompletions.exerciseId],
      set: { ...rest, completedAt: sql`now()` },
    })
    .returning();
  if (row === undefined) throw new Error("An upsert answered no row.");
  return row;
}

export async function deleteCompletion(tx: Db, id: string): Promise<void> {
  await tx.delete(trainingCompletions).where(eq(trainingCompletions.id, id));
}

/** What a person did between two days, both included, oldest first. */
export async function listCompletions(db: Db, userId: string, from: string, to: string): Promise<readonly CompletionRow[]> {
  return db
    .select()
    .from(trainingCompletions)
    .where(and(eq(trainingCompletions.userId, userId), between(trainingCompletions.date, from, to)))
    .orderBy(asc(trainingCompletions.date), asc(trainingCompletions.completedAt));
}

/** What a person did up to a day, newest first. */
export async function listNewestCompletions(db: Db, userId: string, to: string, most: number): Promise<readonly CompletionRow[]> {
  return db
    .select()
    .from(trainingCompletions)
    .where(and(eq(trainingCompletions.userId, userId), lte(trainingCompletions.date, to)))
    .orderBy(desc(trainingCompletions.date))
    .limit(most);
}

/** Everything of a person's training, for their own file. */
export async function exportTraining(db: Db, userId: string): Promise<unknown> {
  const [plans, completions, favorites] = await Promise.all([
    db.select().from(trainingPlans).where(eq(trainingPlans.userId, userId)).orderBy(asc(trainingPlans.createdAt)),
    db.select().from(trainingCompletions).where(eq(trainingCompletions.userId, userId)).orderBy(asc(trainingCompletions.date)),
    listFavoriteIds(db, userId),
  ]);
  return { plans, completions, favorites };
}
