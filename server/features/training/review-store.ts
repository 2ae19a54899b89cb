import type { CompactDay } from "@lockstep/domain/training/plan.ts";
import { sql, type Db } from "../../platform/database/sql.ts";

/** A plan's days up to and including a week, after which a review changed them. */
export interface ReviewedDays {
  readonly monday: string;
  readonly days: readonly CompactDay[];
  /** When the plan had last been changed before. */
  readonly changedAt: string;
}

/** A plan's days in the weeks from a Monday on, earliest first. */
export function listReviewedDays(db: Db, userId: string, planId: string, from: string): Promise<readonly ReviewedDays[]> {
  return db.rows<{ [Key in keyof ReviewedDays]: ReviewedDays[Key] }>(sql`
    select monday, days, changed_at as "changedAt" from training_reviewed_weeks
    where user_id = ${userId} and plan_id = ${planId} and monday >= ${from} order by monday`);
}

/** Keeps a week's days; the first change of a week has seen them as they were. */
export async function insertReviewedDays(
  tx: Db,
  userId: string,
  planId: string,
  { monday, days, changedAt }: ReviewedDays,
): Promise<void> {
  await tx.run(sql`
    insert into training_reviewed_weeks (user_id, plan_id, monday, days, changed_at)
    values (${userId}, ${planId}, ${monday}, ${sql.json(days)}, ${changedAt})
    on conflict do nothing`);
}
