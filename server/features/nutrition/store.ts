import { and, asc, between, count, desc, eq, gte, inArray, lt, ne, or, sql } from "drizzle-orm";
import type { Db } from "../../platform/database/database.ts";
import type { PageCursor } from "../../platform/http/page-cursor.ts";
import { dismissedReminders, groceryTicks, mealPlans, nutritionLog, ownGroceries, recipeFavorites } from "./tables.ts";

export type MealPlanRow = typeof mealPlans.$inferSelect;
export type NewMealPlanRow = typeof mealPlans.$inferInsert;
export type LogRow = typeof nutritionLog.$inferSelect;
export type NewLogRow = typeof nutritionLog.$inferInsert;
export type OwnGroceryRow = typeof ownGroceries.$inferSelect;

/** One writer at a time for a person's meal plans: which one is current, and how many there are, stay true. */
export async function lockMealPlansOf(tx: Db, userId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`meal_plans:${userId}`}, 0))`);
}

/** One writer at a time for what a person ate: an id and a day's planned meal both stay with one row. */
export async function lockLogOf(tx: Db, userId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`nutrition_log:${userId}`}, 0))`);
}

export async function countMealPlans(db: Db, userId: string): Promise<number> {
  const [row] = await db.select({ plans: count() }).from(mealPlans).where(eq(mealPlans.userId, userId));
  return row?.plans ?? 0;
}

/** Null when the id is taken already, by whomever. */
export async function insertMealPlan(tx: Db, plan: NewMealPlanRow): Promise<MealPlanRow | null> {
  const [row] = await tx.insert(mealPlans).values(plan).onConflictDoNothing({ target: mealPlans.id }).returning();
  return row ?? null;
}

export async function findMealPlan(db: Db, id: string): Promise<MealPlanRow | null> {
  const [row] = await db.select().from(mealPlans).where(eq(mealPlans.id, id));
  return row ?? null;
}

export async function findCurrentMealPlan(db: Db, userId: string): Promise<MealPlanRow | null> {
  const [row] = await db
    .select()
    .from(mealPlans)
    .where(and(eq(mealPlans.userId, userId), eq(mealPlans.isCurrent, true)));
  return row ?? null;
}

export async function findMealPlanByToken(db: Db, token: string): Promise<MealPlanRow | null> {
  const [row] = await db.select().from(mealPlans).where(eq(mealPlans.shareToken, token));
  return row ?? null;
}

/** Newest first, from after the cursor. */
export async function listMealPlans(
  db: Db,
  userId: string,
  after: PageCursor | null,
  limit: number,
): Promise<readonly MealPlanRow[]> {
  const older =
    after === null
      ? undefined
      : or(lt(mealPlans.createdAt, after.createdAt), and(eq(mealPlans.createdAt, after.createdAt), lt(mealPlans.id, after.id)));
  return db
    .select()
    .from(mealPlans)
    .where(and(eq(mealPlans.userId, userId), older))
    .orderBy(sql`${mealPlans.createdAt} desc, ${mealPlans.id} desc`)
    .limit(limit);
}

/** Makes one plan the current one, or none when `id` is null. Call under {@link lockMealPlansOf}. */
export async function setCurrentMealPlan(tx: Db, userId: string, id: string | null): Promise<void> {
  const others = id === null ? undefined : ne(mealPlans.id, id);
  await tx
    .update(mealPlans)
    .set({ isCurrent: false })
    .where(and(eq(mealPlans.userId, userId), eq(mealPlans.isCurrent, true), others));
  if (id !== null) await tx.update(mealPlans).set({ isCurrent: true }).where(eq(mealPlans.id, id));
}

export async function updateMealPlan(tx: Db, id: string, change: Partial<NewMealPlanRow>): Promise<MealPlanRow> {
  const [row] = await tx
    .update(mealPlans)
    .set({ ...change, updatedAt: sql`now()` })
    .where(eq(mealPlans.id, id))
    .returning();
  if (row === undefined) throw new Error(`Meal plan ${id} is gone.`);
  return row;
}

/** Writes changed days when the plan still has the version they were changed from; null when it has another. */
export async function updateMealDays(
  tx: Db,
  id: string,
  fromVersion: number,
  change: Pick<NewMealPlanRow, "choices" | "days" | "notes">,
): Promise<MealPlanRow | null> {
  const [row] = await tx
    .update(mealPlans)
    .set({ ...change, version: fromVersion + 1, updatedAt: sql`now()` })
    .where(and(eq(mealPlans.id, id), eq(mealPlans.version, fromVersion)))
    .returning();
  return row ?? null;
}

export async function deleteMealPlan(tx: Db, id: string): Promise<void> {
  await tx.delete(mealPlans).where(eq(mealPlans.id, id));
}

export async function listTicks(db: Db, planId: string): Promise<readonly string[]> {
  const rows = await db
    .select({ foodId: groceryTicks.foodId })
    .from(groceryTicks)
    .where(eq(groceryTicks.planId, planId))
    .orderBy(asc(groceryTicks.foodId));
  return rows.map(({ foodId }) => foodId);
}

export async function insertTick(db: Db, planId: string, foodId: string): Promise<void> {
  await db.insert(groceryTicks).values({ planId, foodId }).onConflictDoNothing();
}

export async function deleteTick(db: Db, planId: string, foodId: string): Promise<void> {
  await db.delete(groceryTicks).where(and(eq(groceryTicks.planId, planId), eq(groceryTicks.foodId, foodId)));
}

export async function listOwnGroceries(db: Db, planId: string): Promise<readonly OwnGroceryRow[]> {
  return db
    .select()
    .from(ownGroceries)
    .where(eq(ownGroceries.planId, planId))
    .orderBy(asc(ownGroceries.createdAt), asc(ownGroceries.id));
}

export async function countOwnGroceries(db: Db, planId: string): Promise<number> {
  const [row] = await db.select({ lines: count() }).from(ownGroceries).where(eq(ownGroceries.planId, planId));
  return row?.lines ?? 0;
}

export async function findOwnGrocery(db: Db, id: string): Promise<OwnGroceryRow | null> {
  const [row] = await db.select().from(ownGroceries).where(eq(ownGroceries.id, id));
  return row ?? null;
}

/** Adds a line or changes it; false when the id belongs to another plan. */
export async function upsertOwnGrocery(db: Db, line: typeof ownGroceries.$inferInsert): Promise<boolean> {
  const rows = await db
    .insert(ownGroceries)
    .values(line)
    .onConflictDoUpdate({
      target: ownGroceries.id,
      set: { text: line.text, ticked: line.ticked ?? false },
      setWhere: eq(ownGroceries.planId, line.planId),
    })
    .returning({ id: ownGroceries.id });
  return rows.length === 1;
}

export async function deleteOwnGrocery(db: Db, planId: string, id: string): Promise<void> {
  await db.delete(ownGroceries).where(and(eq(ownGroceries.planId, planId), eq(ownGroceries.id, id)));
}

export async function listFavoriteRecipes(db: Db, userId: string): Promise<readonly string[]> {
  const rows = await db
    .select({ id: recipeFavorites.recipeId })
    .from(recipeFavorites)
    .where(eq(recipeFavorites.userId, userId))
    .orderBy(desc(recipeFavorites.createdAt), asc(recipeFavorites.recipeId));
  return rows.map(({ id }) => id);
}

export async function insertFavoriteRecipe(db: Db, userId: string, recipeId: string): Promise<void> {
  await db.insert(recipeFavorites).values({ userId, recipeId }).onConflictDoNothing();
}

export async function deleteFavoriteRecipe(db: Db, userId: string, recipeId: string): Promise<void> {
  await db.delete(recipeFavorites).where(and(eq(recipeFavorites.userId, userId), eq(recipeFavorites.recipeId, recipeId)));
}

export async function findLogEntry(db: Db, id: string): Promise<LogRow | null> {
  const [row] = await db.select().from(nutritionLog).where(eq(nutritionLog.id, id));
  return row ?? null;
}

export async function findLoggedMeal(
  db: Db,
  userId: string,
  meal: { readonly date: string; readonly planId: string; readonly mealId: string },
): Promise<LogRow | null> {
  const [row] = await db
    .select()
    .from(nutritionLog)
    .where(
      and(
        eq(nutritionLog.userId, userId),
        eq(nutritionLog.date, meal.date),
        eq(nutritionLog.planId, meal.planId),
        eq(nutritionLog.mealId, meal.mealId),
      ),
    );
  return row ?? null;
}

/** Which of a plan's meals a person ate, from a day on. */
export async function listLoggedMeals(
  db: Db,
  userId: string,
  planId: string,
  from: string,
): Promise<readonly { readonly date: string; readonly mealId: string }[]> {
  const rows = await db
    .select({ date: nutritionLog.date, mealId: nutritionLog.mealId })
    .from(nutritionLog)
    .where(and(eq(nutritionLog.userId, userId), gte(nutritionLog.date, from), eq(nutritionLog.planId, planId)));
  return rows.flatMap(({ date, mealId }) => (mealId === null ? [] : [{ date, mealId }]));
}

/** Writes an entry; one with the same id is replaced. Call under {@link lockLogOf}. */
export async function upsertLogEntry(tx: Db, entry: NewLogRow): Promise<LogRow> {
  const { id: _id, userId: _userId, ...rest } = entry;
  const [row] = await tx
    .insert(nutritionLog)
    .values(entry)
    .onConflictDoUpdate({ target: nutritionLog.id, set: rest, setWhere: eq(nutritionLog.userId, entry.userId) })
    .returning();
  if (row === undefined) throw new Error("An upsert answered no row.");
  return row;
}

export async function deleteLogEntry(tx: Db, id: string): Promise<void> {
  await tx.delete(nutritionLog).where(eq(nutritionLog.id, id));
}

export async function countLogOfDay(db: Db, userId: string, date: string): Promise<number> {
  const [row] = await db
    .select({ entries: count() })
    .from(nutritionLog)
    .where(and(eq(nutritionLog.userId, userId), eq(nutritionLog.date, date)));
  return row?.entries ?? 0;
}

/** What a person ate between two days, both included, oldest first. */
export async function listLog(db: Db, userId: string, from: string, to: string): Promise<readonly LogRow[]> {
  return db
    .select()
    .from(nutritionLog)
    .where(and(eq(nutritionLog.userId, userId), between(nutritionLog.date, from, to)))
    .orderBy(asc(nutritionLog.date), asc(nutritionLog.loggedAt), asc(nutritionLog.id));
}

/** Every day with entries, with how many planned meals were eaten and how many the plan had. */
export async function listLoggedDays(
  db: Db,
  userId: string,
): Promise<readonly { readonly date: string; readonly mealsEaten: number; readonly mealsPlanned: number }[]> {
  const rows = await db
    .select({
      date: nutritionLog.date,
      mealsEaten: count(nutritionLog.mealId),
      mealsPlanned: sql<number>`coalesce(max(${nutritionLog.planMeals}), 0)::int`,
    })
    .from(nutritionLog)
    .where(eq(nutritionLog.userId, userId))
    .groupBy(nutritionLog.date)
    .orderBy(asc(nutritionLog.date));
  return rows;
}

export async function listDismissed(db: Db, userId: string, date: string): Promise<readonly string[]> {
  const rows = await db
    .select({ meal: dismissedReminders.meal })
    .from(dismissedReminders)
    .where(and(eq(dismissedReminders.userId, userId), eq(dismissedReminders.date, date)));
  return rows.map(({ meal }) => meal);
}

/** Notes a dismissal, and forgets those of more than a week before. */
export async function insertDismissed(db: Db, userId: string, date: string, meal: string): Promise<void> {
  await db
    .delete(dismissedReminders)
    .where(and(eq(dismissedReminders.userId, userId), lt(dismissedReminders.date, sql`${date}::date - 7`)));
  await db.insert(dismissedReminders).values({ userId, date, meal }).onConflictDoNothing();
}

/** Everything of a person's meals, for their own file. */
export async function exportNutrition(db: Db, userId: string): Promise<unknown> {
  const [plans, log, favorites, dismissed] = await Promise.all([
    db.select().from(mealPlans).where(eq(mealPlans.userId, userId)).orderBy(asc(mealPlans.createdAt)),
    db.select().from(nutritionLog).where(eq(nutritionLog.userId, userId)).orderBy(asc(nutritionLog.date)),
    listFavoriteRecipes(db, userId),
    db.select().from(dismissedReminders).where(eq(dismissedReminders.userId, userId)),
  ]);
  const ids = plans.map(({ id }) => id);
  const [ticks, own] = await Promise.all([
    db.select().from(groceryTicks).where(inArray(groceryTicks.planId, ids)).orderBy(asc(groceryTicks.foodId)),
    db.select().from(ownGroceries).where(inArray(ownGroceries.planId, ids)).orderBy(asc(ownGroceries.createdAt)),
  ]);
  const groceries = ids.map((planId) => ({
    planId,
    ticked: ticks.filter((tick) => tick.planId === planId).map(({ foodId }) => foodId),
    own: own.filter((line) => line.planId === planId),
  }));
  return { plans, log, favorites, groceries, dismissedReminders: dismissed };
}
