import { NO_TARGETS, NUTRIENTS, type Nutrient, type Targets } from "@lockstep/domain/nutrition/macro-targets.ts";
import { sql, type Db } from "../../platform/database/sql.ts";

/** The person's own targets; none of them set for someone who never did. */
export async function findTargets(db: Db, userId: string): Promise<Targets> {
  const row = await db.first<Record<Nutrient, number | null>>(sql`
    select protein, carbs, fat, fibre, sugars, sodium from nutrition_targets where user_id = ${userId}`);
  return row ?? NO_TARGETS;
}

/** Writes the targets that are named; the others stay as they are. */
export async function updateTargets(
  db: Db,
  userId: string,
  change: { readonly [Key in Nutrient]?: number | null | undefined },
): Promise<void> {
  const named = NUTRIENTS.filter((nutrient) => change[nutrient] !== undefined);
  const columns = named.map((nutrient) => sql`, ${sql.raw(nutrient)}`);
  const values = named.map((nutrient) => sql`, ${change[nutrient] ?? null}`);
  const changes = named.map((nutrient) => sql`, ${sql.raw(nutrient)} = excluded.${sql.raw(nutrient)}`);
  await db.run(sql`
    insert into nutrition_targets (user_id${sql.join(columns, "")}) values (${userId}${sql.join(values, "")})
    on conflict (user_id) do update set updated_at = now()${sql.join(changes, "")}`);
}
