import type { LogSource } from "@lockstep/contract/nutrition.ts";
import type { MealType } from "@lockstep/domain/nutrition/recipe.ts";
import { sql, type Db } from "../../platform/database/sql.ts";
import { findTargets } from "./target-store.ts";
import { mealPlans } from "./meal-plans.ts";

/** Something eaten on a day. */
export interface LogRow {
  readonly id: string;
  readonly userId: string;
  readonly date: string;
  readonly mealType: MealType;
  readonly name: string;
  readonly source: LogSource;
  readonly planId: string | null;
  readonly mealId: string | null;
  /** How many meals the plan had on that day. */
  readonly planMeals: number | null;
  readonly calories: number;
  readonly protein: number;
  readonly carbs: number;
  readonly fat: number;
  readonly fibre: number;
  readonly loggedAt: string;
}
export type NewLogRow = Omit<LogRow, "loggedAt">;
const ENTRY = sql.raw(`
  id, user_id as "userId", date, meal_type as "mealType", name, source, plan_id as "planId", meal_id as "mealId", plan_meals as "planMeals",
  calories::float8 as calories, protein::float8 as protein, carbs::float8 as carbs, fat::float8 as fat, fibre::float8 as fibre,
  logged_at as "loggedAt"`);

/** A line someone added to a plan's grocery list. */
export interface OwnGroceryRow {
  readonly id: string;
  readonly planId: string;
  readonly text: string;
  readonly ticked: boolean;
  readonly createdAt: string;
}
const OWN_GROCERY = sql.raw(`id, plan_id as "planId", text, ticked, created_at as "createdAt"`);

/** One writer at a time for what a person ate: an id and a day's planned meal both stay with one row. */
export async function lockLogOf(tx: Db, userId: string): Promise<void> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`nutrition_log:${userId}`}, 0))`);
}

export async function listTicks(db: Db, planId: string): Promise<readonly string[]> {
  const rows = await db.rows<{ foodId: string }>(
    sql`select food_id as "foodId" from grocery_ticks where plan_id = ${planId} order by food_id`,
  );
  return rows.map(({ foodId }) => foodId);
}

export async function insertTick(db: Db, planId: string, foodId: string): Promise<void> {
  await db.run(sql`insert into grocery_ticks (plan_id, food_id) values (${planId}, ${foodId}) on conflict do nothing`);
}

export async function deleteTick(db: Db, planId: string, foodId: string): Promise<void> {
  await db.run(sql`delete from grocery_ticks where plan_id = ${planId} and food_id = ${foodId}`);
}

export function listOwnGroceries(db: Db, planId: string): Promise<readonly OwnGroceryRow[]> {
  return db.rows<OwnGroceryRow>(sql`select ${OWN_GROCERY} from own_groceries where plan_id = ${planId} order by created_at, id`);
}

export async function countOwnGroceries(db: Db, planId: string): Promise<number> {
  const row = await db.first<{ lines: number }>(sql`select count(*)::int as lines from own_groceries where plan_id = ${planId}`);
  return row?.lines ?? 0;
}

export function findOwnGrocery(db: Db, id: string): Promise<OwnGroceryRow | null> {
  return db.first<OwnGroceryRow>(sql`select ${OWN_GROCERY} from own_groceries where id = ${id}`);
}

/** Adds a line or changes it; false when the id belongs to another plan. */
export async function upsertOwnGrocery(db: Db, line: Omit<OwnGroceryRow, "createdAt">): Promise<boolean> {
  const written = await db.run(sql`
    insert into own_groceries (id, plan_id, text, ticked) values (${line.id}, ${line.planId}, ${line.text}, ${line.ticked})
    on conflict (id) do update set text = excluded.text, ticked = excluded.ticked where own_groceries.plan_id = excluded.plan_id`);
  return written === 1;
}

export async function deleteOwnGrocery(db: Db, planId: string, id: string): Promise<void> {
  await db.run(sql`delete from own_groceries where plan_id = ${planId} and id = ${id}`);
}

export async function listFavoriteRecipes(db: Db, userId: string): Promise<readonly string[]> {
  const rows = await db.rows<{ id: string }>(sql`
    select recipe_id as id from recipe_favorites where user_id = ${userId} order by created_at desc, recipe_id`);
  return rows.map(({ id }) => id);
}

export async function insertFavoriteRecipe(db: Db, userId: string, recipeId: string): Promise<void> {
  await db.run(sql`insert into recipe_favorites (user_id, recipe_id) values (${userId}, ${recipeId}) on conflict do nothing`);
}

export async function deleteFavoriteRecipe(db: Db, userId: string, recipeId: string): Promise<void> {
  await db.run(sql`delete from recipe_favorites where user_id = ${userId} and recipe_id = ${recipeId}`);
}

export function findLogEntry(db: Db, id: string): Promise<LogRow | null> {
  return db.first<LogRow>(sql`select ${ENTRY} from nutrition_log where id = ${id}`);
}

export function findLoggedMeal(
  db: Db,
  userId: string,
  meal: { readonly date: string; readonly planId: string; readonly mealId: string },
): Promise<LogRow | null> {
  return db.first<LogRow>(sql`
    select ${ENTRY} from nutrition_log
    where user_id = ${userId} and date = ${meal.date} and plan_id = ${meal.planId} and meal_id = ${meal.mealId}`);
}

/** Which of a plan's meals a person ate, from a day on. */
export function listLoggedMeals(
  db: Db,
  userId: string,
  planId: string,
  from: string,
): Promise<readonly { readonly date: string; readonly mealId: string }[]> {
  return db.rows<{ date: string; mealId: string }>(sql`
    select date, meal_id as "mealId" from nutrition_log
    where user_id = ${userId} and date >= ${from} and plan_id = ${planId} and meal_id is not null`);
}

/** Writes an entry; one with the same id is replaced. Call under {@link lockLogOf}. */
export async function upsertLogEntry(tx: Db, entry: NewLogRow): Promise<LogRow> {
  const row = await tx.first<LogRow>(sql`
    insert into nutrition_log
      (id, user_id, date, meal_type, name, source, plan_id, meal_id, plan_meals, calories, protein, carbs, fat, fibre)
    values (${entry.id}, ${entry.userId}, ${entry.date}, ${entry.mealType}, ${entry.name}, ${sql.json(entry.source)}, ${entry.planId},
      ${entry.mealId}, ${entry.planMeals}, ${entry.calories}, ${entry.protein}, ${entry.carbs}, ${entry.fat}, ${entry.fibre})
    on conflict (id) do update set
      date = excluded.date, meal_type = excluded.meal_type, name = excluded.name, source = excluded.source, plan_id = excluded.plan_id,
      meal_id = excluded.meal_id, plan_meals = excluded.plan_meals, calories = excluded.calories, protein = excluded.protein,
      carbs = excluded.carbs, fat = excluded.fat, fibre = excluded.fibre
    where nutrition_log.user_id = excluded.user_id
    returning ${ENTRY}`);
  if (row === null) throw new Error("An upsert answered no row.");
  return row;
}

export async function deleteLogEntry(tx: Db, id: string): Promise<void> {
  await tx.run(sql`delete from nutrition_log where id = ${id}`);
}

export async function countLogOfDay(db: Db, userId: string, date: string): Promise<number> {
  const row = await db.first<{ entries: number }>(
    sql`select count(*)::int as entries from nutrition_log where user_id = ${userId} and date = ${date}`,
  );
  return row?.entries ?? 0;
}

/** What a person ate between two days, both included, oldest first. */
export function listLog(db: Db, userId: string, from: string, to: string): Promise<readonly LogRow[]> {
  return db.rows<LogRow>(sql`
    select ${ENTRY} from nutrition_log where user_id = ${userId} and date between ${from} and ${to} order by date, logged_at, id`);
}

/** Every day with entries, with how many planned meals were eaten and how many the plan had. */
export function listLoggedDays(
  db: Db,
  userId: string,
): Promise<readonly { readonly date: string; readonly mealsEaten: number; readonly mealsPlanned: number }[]> {
  return db.rows<{ date: string; mealsEaten: number; mealsPlanned: number }>(sql`
    select date, count(meal_id)::int as "mealsEaten", coalesce(max(plan_meals), 0)::int as "mealsPlanned"
    from nutrition_log where user_id = ${userId} group by date order by date`);
}

export async function listDismissed(db: Db, userId: string, date: string): Promise<readonly string[]> {
  const rows = await db.rows<{ meal: string }>(
    sql`select meal_id as meal from dismissed_meal_reminders where user_id = ${userId} and date = ${date}`,
  );
  return rows.map(({ meal }) => meal);
}

/** Notes a dismissal, and forgets those of more than a week before. */
export async function insertDismissed(db: Db, userId: string, date: string, meal: string): Promise<void> {
  await db.run(sql`delete from dismissed_meal_reminders where user_id = ${userId} and date < ${date}::date - 7`);
  await db.run(sql`
    insert into dismissed_meal_reminders (user_id, date, meal_id) values (${userId}, ${date}, ${meal}) on conflict do nothing`);
}

/** Everything of a person's meals, for their data export. */
export async function exportNutrition(db: Db, userId: string): Promise<unknown> {
  const [plans, log, favorites, dismissed, targets] = await Promise.all([
    mealPlans.store.listAll(db, userId),
    db.rows(sql`select ${ENTRY} from nutrition_log where user_id = ${userId} order by date`),
    listFavoriteRecipes(db, userId),
    db.rows(sql`select user_id as "userId", date, meal_id as meal from dismissed_meal_reminders where user_id = ${userId}`),
    findTargets(db, userId),
  ]);
  const groceries = await Promise.all(
    plans.map(async ({ id }) => ({ planId: id, ticked: await listTicks(db, id), own: await listOwnGroceries(db, id) })),
  );
  return { plans, log, favorites, groceries, dismissedReminders: dismissed, targets };
}
