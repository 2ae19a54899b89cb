import { sql } from "drizzle-orm";
import type { Db } from "../../platform/database/database.ts";

export async function countLogEntries(db: Db, userId: string): Promise<number> {
  const found = await db.execute<{ entries: number }>(
    sql`select count(*)::int as entries from nutrition_log where user_id = ${userId}`,
  );
  return found.rows[0]?.entries ?? 0;
}

/** Different things eaten out of plans and recipes; `recipeId` is null where a plan named the dish. Single foods are none. */
export async function listDishes(
  db: Db,
  userId: string,
): Promise<readonly { readonly name: string; readonly recipeId: string | null }[]> {
  const found = await db.execute<{ name: string; recipeId: string | null }>(sql`
    select distinct on (coalesce(source ->> 'recipeId', name)) name, source ->> 'recipeId' as "recipeId"
    from nutrition_log where user_id = ${userId} and source ->> 'type' <> 'food'`);
  return found.rows;
}

export async function hasMealPlan(db: Db, userId: string): Promise<boolean> {
  return (await db.execute(sql`select 1 from meal_plans where user_id = ${userId} limit 1`)).rows.length > 0;
}
