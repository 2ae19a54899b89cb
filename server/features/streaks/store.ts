import type { STREAK_TYPES } from "@lockstep/contract/streaks.ts";
import type { RestDays } from "@lockstep/domain/streaks/rest-days.ts";
import type { StreakCount } from "@lockstep/domain/streaks/streak.ts";
import { sql, type Db } from "../../platform/database/sql.ts";
import { toDay } from "./person.ts";

export type StreakType = (typeof STREAK_TYPES)[number];

/** A person's streak as it was last counted. */
export interface StreakRow {
  readonly id: string;
  readonly userId: string;
  readonly streakType: StreakType;
  readonly currentCount: number;
  readonly longestCount: number;
  readonly lastDay: string | null;
  readonly updatedAt: string;
}

/** A streak as it was counted now. */
export interface StreakState {
  readonly userId: string;
  readonly type: StreakType;
  readonly streak: StreakCount;
}

/**
 * One count at a time for a person: two of their events never overwrite each other with an older state. Of several people in one order. Their own rows
 * come first, as in the deletion of an account, so that the two wait for each other.
 */
export async function lockStreaksOf(tx: Db, userIds: readonly string[]): Promise<void> {
  await tx.run(sql`select 1 from users where id = any (${userIds}::uuid[]) order by id for key share`);
  const keys = [...new Set(userIds)].toSorted().map((userId) => `user_streaks:${userId}`);
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(key, 0)) from unnest(${keys}::text[]) as key`);
}

/**
 * Stores counts, at most one of each kind for a person; answers for whom one says something new. One of nothing only replaces another: the account may be
 * deleted by the time its last event is handled.
 */
export async function saveStreaks(tx: Db, states: readonly StreakState[]): Promise<readonly string[]> {
  const rows = await tx.rows<{ userId: string }>(sql`
    with counted as materialized (
      select * from unnest(${states.map(({ userId }) => userId)}::uuid[], ${states.map(({ type }) => type)}::text[],
        ${states.map(({ streak }) => streak.current)}::int[], ${states.map(({ streak }) => streak.longest)}::int[],
        ${states.map(({ streak }) => streak.lastDay)}::date[]) as each (user_id, type, current, longest, last_day)),
    ended as (
      update user_streaks s set current_count = 0, longest_count = 0, last_day = null, updated_at = now()
      from counted c where s.user_id = c.user_id and s.streak_type = c.type and c.last_day is null
        and (s.current_count, s.longest_count, s.last_day) is distinct from (c.current, c.longest, c.last_day) returning s.user_id),
    kept as (
      insert into user_streaks as s (user_id, streak_type, current_count, longest_count, last_day)
      select * from counted where last_day is not null
      on conflict (user_id, streak_type) do update
      set current_count = excluded.current_count, longest_count = excluded.longest_count, last_day = excluded.last_day, updated_at = now()
      where (s.current_count, s.longest_count, s.last_day) is distinct from (excluded.current_count, excluded.longest_count, excluded.last_day)
      returning s.user_id)
    select user_id as "userId" from ended union select user_id from kept`);
  return rows.map(({ userId }) => userId);
}

export async function listStreakRows(db: Db, userId: string): Promise<readonly StreakRow[]> {
  return db.rows(sql`
    select id, user_id as "userId", streak_type as "streakType", current_count as "currentCount", longest_count as "longestCount",
      last_day::text as "lastDay", updated_at as "updatedAt"
    from user_streaks where user_id = ${userId} order by streak_type`);
}

export async function findLongest(db: Db, userId: string, streakType: StreakType): Promise<number> {
  const row = await db.first<{ longest: number }>(sql`
    select longest_count as longest from user_streaks where user_id = ${userId} and streak_type = ${streakType}`);
  return row?.longest ?? 0;
}

/** Stores the frozen days of streaks; answers for whom that changed something. */
export async function saveFreezes(tx: Db, states: readonly StreakState[]): Promise<readonly string[]> {
  const days = states.flatMap(({ userId, type, streak }) => streak.frozen.map((day) => ({ userId, type, day })));
  const rows = await tx.rows<{ userId: string }>(sql`
    with frozen as materialized (
      select * from unnest(${days.map(({ userId }) => userId)}::uuid[], ${days.map(({ type }) => type)}::text[],
        ${days.map(({ day }) => day)}::date[]) as each (user_id, type, day)),
    gone as (
      delete from streak_freezes f
      using unnest(${states.map(({ userId }) => userId)}::uuid[], ${states.map(({ type }) => type)}::text[]) as counted (user_id, type)
      where f.user_id = counted.user_id and f.streak_type = counted.type
        and (f.user_id, f.streak_type, f.day) not in (select user_id, type, day from frozen) returning f.user_id),
    made as (
      insert into streak_freezes (user_id, streak_type, day) select * from frozen on conflict do nothing returning user_id)
    select user_id as "userId" from gone union select user_id from made`);
  return rows.map(({ userId }) => userId);
}

/** What the person's plans said of rest days, earliest first. */
export async function listRestDays(db: Db, userId: string): Promise<readonly RestDays[]> {
  const found = await db.rows<{ since: string; weekdays: number[] }>(
    sql`select since::text as since, weekdays from streak_rest_days where user_id = ${userId} order by since`,
  );
  return found.map(({ since, weekdays }) => ({ since: toDay(since), weekdays }));
}

export async function putRestDays(tx: Db, userId: string, { since, weekdays }: RestDays): Promise<void> {
  await tx.run(sql`
    insert into streak_rest_days (user_id, since, weekdays) values (${userId}, ${since}, ${weekdays}::smallint[])
    on conflict (user_id, since) do update set weekdays = excluded.weekdays`);
}

/** A length of a streak that was reached. */
export interface Milestone {
  readonly userId: string;
  readonly type: StreakType;
  readonly days: number;
}

/** The milestones that were recorded before. */
export async function listMilestones(tx: Db, of: readonly Pick<Milestone, "userId" | "type">[]): Promise<readonly Milestone[]> {
  return tx.rows(sql`
    select m.user_id as "userId", m.streak_type as type, m.days
    from unnest(${of.map(({ userId }) => userId)}::uuid[], ${of.map(({ type }) => type)}::text[]) as asked (user_id, type)
    join streak_milestones m on m.user_id = asked.user_id and m.streak_type = asked.type`);
}

export async function insertMilestones(tx: Db, milestones: readonly Milestone[], now: Date): Promise<void> {
  if (milestones.length === 0) return;
  await tx.run(sql`
    insert into streak_milestones (user_id, streak_type, days, reached_at)
    select user_id, type, days, ${now}::timestamptz
    from unnest(${milestones.map(({ userId }) => userId)}::uuid[], ${milestones.map(({ type }) => type)}::text[],
      ${milestones.map(({ days }) => days)}::int[]) as each (user_id, type, days)
    on conflict do nothing`);
}

/** Everything kept of a person's streaks, for their own file. */
export async function exportStreaks(db: Db, userId: string): Promise<unknown> {
  const [streaks, freezes, milestones] = await Promise.all([
    listStreakRows(db, userId),
    db.rows(sql`
      select streak_type as "streakType", day::text as day from streak_freezes where user_id = ${userId} order by day`),
    db.rows(sql`
      select streak_type as "streakType", days, reached_at as "reachedAt" from streak_milestones where user_id = ${userId}
      order by reached_at, streak_type, days`),
  ]);
  return { streaks, freezes, milestones };
}
