import { sql } from "drizzle-orm";
import type { Db } from "../../platform/database/database.ts";

/** What is stored of somebody's achievement. */
export interface AchievementRow {
  readonly achievementId: string;
  readonly progress: number;
  readonly completed: boolean;
  readonly completedAt: Date | null;
}

export async function listAchievementRows(db: Db, userId: string): Promise<readonly AchievementRow[]> {
  const found = await db.execute<{ achievementId: string; progress: number; completed: boolean; completedAt: string | null }>(sql`
    select achievement_id as "achievementId", current_progress as progress, completed, completed_at as "completedAt"
    from user_achievements where user_id = ${userId} order by completed_at desc nulls last, id desc`);
  return found.rows.map(({ completedAt, ...row }) => ({
    ...row,
    completedAt: completedAt === null ? null : new Date(completedAt),
  }));
}

/** Keeps a state; true when it was just completed. What is completed is never changed again. */
export async function saveAchievement(
  tx: Db,
  userId: string,
  state: { readonly achievementId: string; readonly progress: number; readonly completed: boolean },
  now: Date,
): Promise<boolean> {
  const completedAt = state.completed ? now : null;
  const saved = await tx.execute<{ completed: boolean }>(sql`
    insert into user_achievements as known (user_id, achievement_id, current_progress, completed, completed_at)
    values (${userId}, ${state.achievementId}, ${state.progress}, ${state.completed}, ${completedAt})
    on conflict (user_id, achievement_id) do update
    set current_progress = excluded.current_progress, completed = excluded.completed, completed_at = excluded.completed_at, updated_at = now()
    where not known.completed returning completed`);
  return saved.rows[0]?.completed === true;
}
