import { sql, type Db } from "../../platform/database/sql.ts";

export async function countLogEntries(db: Db, userId: string): Promise<number> {
  const found = await db.rows<{ entries: number }>(
    sql`select count(*)::int as entries from nutrition_log where user_id = ${userId}`,
  );
  return found[0]?.entries ?? 0;
}

/** Different things eaten out of plans and recipes; `recipeId` is null where a plan named the dish. Single foods are none. */
export async function listDishes(
  db: Db,
  userId: string,
): Promise<readonly { readonly name: string; readonly recipeId: string | null }[]> {
  const found = await db.rows<{ name: string; recipeId: string | null }>(sql`
    select distinct on (coalesce(source ->> 'recipeId', name)) name, source ->> 'recipeId' as "recipeId"
    from nutrition_log where user_id = ${userId} and source ->> 'type' <> 'food'`);
  return found;
}

export async function hasMealPlan(db: Db, userId: string): Promise<boolean> {
  return (await db.rows(sql`select 1 from meal_plans where user_id = ${userId} limit 1`)).length > 0;
}
