import { sql, type Db } from "../../platform/database/sql.ts";
import type { StoredBlock } from "./training-plans.ts";

/** Gives a plan its next block, or its last one back. The version and the week are written with the content. */
export async function putBlock(
  tx: Db,
  planId: string,
  { startsOn, weeks, before }: { readonly startsOn: string; readonly weeks: number | null; readonly before: StoredBlock | null },
): Promise<void> {
  await tx.run(sql`
    update training_plans set block_starts_on = ${startsOn}, block_weeks = ${weeks}, block_before = ${sql.json(before)} where id = ${planId}`);
}

/** Gives a plan's block so many weeks; null as many as the level says. */
export async function putBlockWeeks(tx: Db, planId: string, weeks: number | null): Promise<void> {
  await tx.run(sql`update training_plans set block_weeks = ${weeks} where id = ${planId}`);
}
