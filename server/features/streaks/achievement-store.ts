import { sql, type Db } from "../../platform/database/sql.ts";

/** What is stored of someone's achievement. */
export interface AchievementRow {
  readonly achievementId: string;
  readonly progress: number;
  readonly completed: boolean;
  readonly completedAt: Date | null;
}

type RawAchievement = Omit<AchievementRow, "completedAt"> & { readonly completedAt: string | null };

/** A person's achievements, the latest completed first. */
export async function listAchievementRows(db: Db, userId: string): Promise<readonly AchievementRow[]> {
  const rows = await db.rows<RawAchievement>(sql`
    select achievement_id as "achievementId", current_progress as progress, completed, completed_at as "completedAt"
    from user_achievements where user_id = ${userId} order by completed_at desc nulls last, id desc`);
  return rows.map(toAchievement);
}

/** Some achievements of many people, in no order. */
export async function listAchievementsOf(
  db: Db,
  userIds: readonly string[],
  achievementIds: readonly string[],
): Promise<readonly (AchievementRow & { readonly userId: string })[]> {
  const rows = await db.rows<RawAchievement & { readonly userId: string }>(sql`
    select user_id as "userId", achievement_id as "achievementId", current_progress as progress, completed, completed_at as "completedAt"
    from user_achievements where user_id = any (${userIds}::uuid[]) and achievement_id = any (${achievementIds}::text[])`);
  return rows.map((row) => ({ userId: row.userId, ...toAchievement(row) }));
}

function toAchievement({ achievementId, progress, completed, completedAt }: RawAchievement): AchievementRow {
  return { achievementId, progress, completed, completedAt: completedAt === null ? null : new Date(completedAt) };
}

/** A counted state of someone's achievement. */
export interface NewAchievementState {
  readonly userId: string;
  readonly achievementId: string;
  readonly progress: number;
  readonly completed: boolean;
}

/** Stores states; answers those that were just completed. What is completed is never changed again. */
export async function saveAchievements(
  tx: Db,
  states: readonly NewAchievementState[],
  now: Date,
): Promise<readonly { readonly userId: string; readonly achievementId: string }[]> {
  if (states.length === 0) return [];
  return tx.rows(sql`
    with saved as (
      insert into user_achievements as known (user_id, achievement_id, current_progress, completed, completed_at)
      select user_id, achievement_id, progress, completed, case when completed then ${now}::timestamptz end
      from unnest(${states.map(({ userId }) => userId)}::uuid[], ${states.map(({ achievementId }) => achievementId)}::text[],
        ${states.map(({ progress }) => progress)}::int[], ${states.map(({ completed }) => completed)}::boolean[])
        with ordinality as each (user_id, achievement_id, progress, completed, place)
      order by place
      on conflict (user_id, achievement_id) do update
      set current_progress = excluded.current_progress, completed = excluded.completed, completed_at = excluded.completed_at, updated_at = now()
      where not known.completed returning user_id, achievement_id, completed)
    select user_id as "userId", achievement_id as "achievementId" from saved where completed`);
}
