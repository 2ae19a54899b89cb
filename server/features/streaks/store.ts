import { and, asc, eq, sql } from "drizzle-orm";
import { date, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { STREAK_TYPES } from "@lockstep/contract/streaks.ts";
import type { CalendarDay } from "@lockstep/domain/calendar/calendar.ts";
import type { RestDays } from "@lockstep/domain/streaks/rest-days.ts";
import type { StreakCount } from "@lockstep/domain/streaks/streak.ts";
import type { Db } from "../../platform/database/database.ts";
import { toDay } from "./person.ts";

/** One row a person and kind; its shape is migration 0006's. */
const userStreaks = pgTable("user_streaks", {
  id: uuid("id").primaryKey().defaultRandom(),
  userId: uuid("user_id").notNull(),
  streakType: text("streak_type", { enum: [...STREAK_TYPES] }).notNull(),
  currentCount: integer("current_count").notNull().default(0),
  longestCount: integer("longest_count").notNull().default(0),
  lastDay: date("last_day", { mode: "string" }),
  updatedAt: timestamp("updated_at", { withTimezone: true, mode: "date" }).notNull().defaultNow(),
});

export type StreakRow = typeof userStreaks.$inferSelect;
export type StreakType = StreakRow["streakType"];

/**
 * One count at a time for a person: two events of theirs do not overwrite each other with an older state. Of several people in one order. Their own rows
 * come first, as in the deletion of an account, so that the two wait for each other instead of standing in each other's way.
 */
export async function lockStreaksOf(tx: Db, userIds: readonly string[]): Promise<void> {
  await tx.execute(sql`select 1 from users where id = any (${list(userIds)}::uuid[]) order by id for key share`);
  for (const userId of [...new Set(userIds)].toSorted())
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`user_streaks:${userId}`}, 0))`);
}

/**
 * Keeps a count; true when it says something new. One of nothing only replaces another: the account may be gone by the time its last event is
 * worked.
 */
export async function saveStreak(tx: Db, userId: string, streakType: StreakType, streak: StreakCount): Promise<boolean> {
  const { current, longest, lastDay } = streak;
  const known = sql`(user_streaks.current_count, user_streaks.longest_count, user_streaks.last_day)`;
  const counted = sql`(${current}::int, ${longest}::int, ${lastDay}::date)`;
  const changed =
    lastDay === null
      ? await tx.execute(sql`
          update user_streaks set current_count = 0, longest_count = 0, last_day = null, updated_at = now()
          where user_id = ${userId} and streak_type = ${streakType} and ${known} is distinct from ${counted}`)
      : await tx.execute(sql`
          insert into user_streaks (user_id, streak_type, current_count, longest_count, last_day)
          values (${userId}, ${streakType}, ${current}, ${longest}, ${lastDay})
          on conflict (user_id, streak_type) do update
          set current_count = excluded.current_count, longest_count = excluded.longest_count, last_day = excluded.last_day, updated_at = now()
          where ${known} is distinct from ${counted}`);
  return changed.rowCount === 1;
}

export async function listStreakRows(db: Db, userId: string): Promise<readonly StreakRow[]> {
  return db.select().from(userStreaks).where(eq(userStreaks.userId, userId)).orderBy(asc(userStreaks.streakType));
}

export async function findLongest(db: Db, userId: string, streakType: StreakType): Promise<number> {
  const [row] = await db
    .select({ longest: userStreaks.longestCount })
    .from(userStreaks)
    .where(and(eq(userStreaks.userId, userId), eq(userStreaks.streakType, streakType)));
  return row?.longest ?? 0;
}

/** Makes the noted freezes of a streak those that were counted; true when that changed something. */
export async function saveFreezes(
  tx: Db,
  userId: string,
  streakType: StreakType,
  days: readonly CalendarDay[],
): Promise<boolean> {
  const gone = await tx.execute(sql`
    delete from streak_freezes where user_id = ${userId} and streak_type = ${streakType} and not (day = any (${list(days)}::date[]))`);
  if (days.length === 0) return gone.rowCount !== 0;
  const made = await tx.execute(sql`
    insert into streak_freezes (user_id, streak_type, day) select ${userId}, ${streakType}, unnest(${list(days)}::date[])
    on conflict do nothing`);
  return gone.rowCount !== 0 || made.rowCount !== 0;
}

/** What the person's plans said of rest days, earliest first. */
export async function listRestDays(db: Db, userId: string): Promise<readonly RestDays[]> {
  const found = await db.execute<{ since: string; weekdays: number[] }>(
    sql`select since::text as since, weekdays from streak_rest_days where user_id = ${userId} order by since`,
  );
  return found.rows.map(({ since, weekdays }) => ({ since: toDay(since), weekdays }));
}

export async function putRestDays(tx: Db, userId: string, { since, weekdays }: RestDays): Promise<void> {
  await tx.execute(sql`
    insert into streak_rest_days (user_id, since, weekdays) values (${userId}, ${since}, ${list(weekdays)}::smallint[])
    on conflict (user_id, since) do update set weekdays = excluded.weekdays`);
}

export async function listToldMilestones(tx: Db, userId: string, streakType: StreakType): Promise<readonly number[]> {
  const found = await tx.execute<{ days: number }>(
    sql`select days from streak_milestones where user_id = ${userId} and streak_type = ${streakType}`,
  );
  return found.rows.map(({ days }) => days);
}

export async function noteMilestones(
  tx: Db,
  userId: string,
  streakType: StreakType,
  days: readonly number[],
  now: Date,
): Promise<void> {
  await tx.execute(sql`
    insert into streak_milestones (user_id, streak_type, days, reached_at)
    select ${userId}, ${streakType}, unnest(${list(days)}::int[]), ${now}::timestamptz on conflict do nothing`);
}

/** Everything kept of a person's streaks, for their own file. */
export async function exportStreaks(db: Db, userId: string): Promise<unknown> {
  const [streaks, freezes, milestones] = await Promise.all([
    listStreakRows(db, userId),
    db.execute(
      sql`select streak_type as "streakType", day::text as day from streak_freezes where user_id = ${userId} order by day`,
    ),
    db.execute(sql`
      select streak_type as "streakType", days, reached_at as "reachedAt" from streak_milestones where user_id = ${userId}
      order by reached_at, streak_type, days`),
  ]);
  return { streaks, freezes: freezes.rows, milestones: milestones.rows };
}

/** An array as PostgreSQL writes one. */
function list(values: readonly (number | string)[]): string {
  return `{${values.join(",")}}`;
}
