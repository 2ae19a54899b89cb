import type { MemberSummary } from "@lockstep/contract/members.ts";
import type { CalendarDay } from "@lockstep/domain/calendar/calendar.ts";
import { sql, type Db, type Sql } from "../../platform/database/sql.ts";
import type { PageCursor } from "../../platform/http/page-cursor.ts";
import { memberLine, notBlocked } from "../members/index.ts";
import { toDay } from "./person.ts";

/** A challenge, its group, and one person's entry in it. */
export interface ChallengeRow {
  readonly id: string;
  readonly kind: string;
  readonly weekStart: CalendarDay;
  readonly goal: number;
  readonly isShared: boolean;
  readonly participants: number;
  readonly group: { readonly id: string; readonly name: string; readonly icon: string } | null;
  /** All members' together, of a shared one. */
  readonly groupProgress: number | null;
  readonly entry: EntryRow | null;
}

/** Someone's part in a challenge. */
export interface EntryRow {
  readonly id: string;
  /** Null: the challenge's goal counts. */
  readonly goal: number | null;
  readonly progress: number;
  readonly completedAt: string | null;
  readonly onLeaderboard: boolean;
  readonly joinedAt: string;
}

/** A challenge that is to be made. */
export interface NewChallenge {
  readonly kind: string;
  readonly weekStart: CalendarDay;
  readonly groupId: string | null;
  readonly goal: number;
  readonly isShared: boolean;
}

type Raw = Omit<ChallengeRow, "weekStart"> & { weekStart: string };

function columns(userId: string): Sql {
  return sql`
    c.id, c.kind, c.week_start::text as "weekStart", c.goal, c.is_shared as "isShared", c.participants,
    case when g.id is null then null else json_build_object('id', g.id, 'name', g.name, 'icon', g.icon) end as "group",
    case when c.is_shared then (select coalesce(sum(part.progress), 0)::int from challenge_entries part where part.challenge_id = c.id) end as "groupProgress",
    (select json_build_object('id', e.id, 'goal', e.goal, 'progress', e.progress, 'completedAt', e.completed_at, 'onLeaderboard', e.on_leaderboard,
      'joinedAt', e.joined_at) from challenge_entries e where e.challenge_id = c.id and e.user_id = ${userId}) as entry`;
}

function toRow({ weekStart, ...row }: Raw): ChallengeRow {
  return { ...row, weekStart: toDay(weekStart) };
}

/** A week's challenges that stand open for everyone, and those of some groups. */
export async function listChallengesOfWeek(
  db: Db,
  userId: string,
  monday: CalendarDay,
  groupIds: readonly string[],
): Promise<readonly ChallengeRow[]> {
  const found = await db.rows<Raw>(sql`
    with shown as (
      select id from challenges where week_start = ${monday} and group_id is null
      union all select id from challenges where week_start = ${monday} and group_id = any (${groupIds}::uuid[]))
    select ${columns(userId)} from shown join challenges c on c.id = shown.id left join groups g on g.id = c.group_id
    where g.hidden_at is null
    order by c.group_id nulls first, c.created_at, c.kind`);
  return found.map(toRow);
}

export async function findChallenge(db: Db, userId: string, id: string): Promise<ChallengeRow | null> {
  const found = await db.rows<Raw>(sql`
    select ${columns(userId)} from challenges c left join groups g on g.id = c.group_id where c.id = ${id}`);
  const [row] = found;
  return row === undefined ? null : toRow(row);
}

/** Makes challenges; those that are there already stay as they are. */
export async function insertChallenges(db: Db, challenges: readonly NewChallenge[]): Promise<void> {
  if (challenges.length === 0) return;
  const rows = challenges.map(
    ({ kind, weekStart, groupId, goal, isShared }) =>
      sql`(${kind}, ${weekStart}::date, ${groupId}::uuid, ${goal}::int, ${isShared})`,
  );
  await db.run(sql`
    insert into challenges (kind, week_start, group_id, goal, is_shared) values ${sql.join(rows, ", ")}
    on conflict (kind, week_start, group_id) do nothing`);
}

/** Past weeks' challenges with an entry of the person, the latest joined first. */
export async function listPastChallenges(
  db: Db,
  userId: string,
  before: CalendarDay,
  after: PageCursor | null,
  limit: number,
): Promise<readonly ChallengeRow[]> {
  const older =
    after === null ? sql`true` : sql`(mine.joined_at, mine.id) < (${after.createdAt}::timestamptz, ${after.id}::uuid)`;
  const found = await db.rows<Raw>(sql`
    with page as (
      select mine.challenge_id, mine.joined_at, mine.id from challenge_entries mine join challenges week on week.id = mine.challenge_id
      where mine.user_id = ${userId} and week.week_start < ${before} and ${older}
      order by mine.joined_at desc, mine.id desc limit ${limit})
    select ${columns(userId)} from page join challenges c on c.id = page.challenge_id left join groups g on g.id = c.group_id
    order by page.joined_at desc, page.id desc`);
  return found.map(toRow);
}

/** False when the person is in already. */
export async function insertEntry(
  tx: Db,
  entry: { readonly challengeId: string; readonly userId: string; readonly goal: number | null; readonly onLeaderboard: boolean },
  now: Date,
): Promise<boolean> {
  const made = await tx.run(sql`
    with added as (
      insert into challenge_entries (challenge_id, user_id, goal, on_leaderboard, joined_at, updated_at)
      values (${entry.challengeId}, ${entry.userId}, ${entry.goal}, ${entry.onLeaderboard}, ${now}, ${now})
      on conflict (challenge_id, user_id) do nothing returning challenge_id)
    update challenges set participants = participants + 1 from added where challenges.id = added.challenge_id`);
  return made === 1;
}

export async function updateOnLeaderboard(tx: Db, challengeId: string, userId: string, onLeaderboard: boolean): Promise<void> {
  await tx.run(sql`
    update challenge_entries set on_leaderboard = ${onLeaderboard} where challenge_id = ${challengeId} and user_id = ${userId}`);
}

/** Takes an entry out that isn't completed; false when there was none. */
export async function deleteEntry(tx: Db, challengeId: string, userId: string): Promise<boolean> {
  const gone = await tx.run(sql`
    with gone as (
      delete from challenge_entries where challenge_id = ${challengeId} and user_id = ${userId} and completed_at is null
      returning challenge_id)
    update challenges set participants = greatest(0, participants - 1) from gone where challenges.id = gone.challenge_id`);
  return gone === 1;
}

/** Who leaves a group leaves its challenges from a week on, but for those they completed; how many they were. */
export async function deleteGroupEntries(tx: Db, groupId: string, userId: string, from: CalendarDay): Promise<number> {
  const gone = await tx.run(sql`
    with gone as (
      delete from challenge_entries e using challenges c
      where e.user_id = ${userId} and c.id = e.challenge_id and c.group_id = ${groupId} and c.week_start >= ${from} and e.completed_at is null
      returning e.challenge_id)
    update challenges set participants = greatest(0, participants - 1) from gone where challenges.id = gone.challenge_id`);
  return gone;
}

/** Before an account goes: its entries go with it, and so they are no longer counted. */
export async function uncountEntriesOf(tx: Db, userId: string): Promise<void> {
  await tx.run(sql`
    with mine as (
      select id from challenges where id in (select challenge_id from challenge_entries where user_id = ${userId})
      order by id for no key update)
    update challenges set participants = greatest(0, participants - 1) from mine where challenges.id = mine.id`);
}

/** An entry that may still change. */
export interface RunningEntry {
  readonly id: string;
  readonly userId: string;
  readonly challengeId: string;
  readonly groupId: string | null;
  readonly kind: string;
  readonly weekStart: CalendarDay;
  readonly goal: number;
  readonly isShared: boolean;
  readonly progress: number;
}

/** People's entries, each from a Monday of their own on. */
export async function listRunningEntries(
  db: Db,
  people: readonly { readonly userId: string; readonly from: CalendarDay }[],
): Promise<readonly RunningEntry[]> {
  const rows = await db.rows<Omit<RunningEntry, "weekStart"> & { weekStart: string }>(sql`
    select e.id, e.user_id as "userId", c.id as "challengeId", c.group_id as "groupId", c.kind, c.week_start::text as "weekStart",
      coalesce(e.goal, c.goal) as goal, c.is_shared as "isShared", e.progress
    from unnest(${people.map(({ userId }) => userId)}::uuid[], ${people.map(({ from }) => from)}::date[]) as asked (user_id, first)
    join challenge_entries e on e.user_id = asked.user_id join challenges c on c.id = e.challenge_id and c.week_start >= asked.first
    order by c.id, e.id`);
  return rows.map(({ weekStart, ...row }) => ({ ...row, weekStart: toDay(weekStart) }));
}

/** Challenges that are about to change beside people's shared ones: one that is joined or left, or all that people have in some groups. */
interface AlsoLocked {
  readonly challengeId?: string;
  readonly groupIds?: readonly string[];
}

/**
 * Locks people's shared challenges, and others that are about to change, until the transaction ends and in one order: two members who fill a goal at
 * once see each other's part. Call it before an entry is changed: whoever fills a shared goal locks the challenge and then completes everyone's entry.
 */
export async function lockSharedOf(
  tx: Db,
  userIds: readonly string[],
  from: CalendarDay,
  { challengeId, groupIds = [] }: AlsoLocked = {},
): Promise<void> {
  await tx.run(sql`
    select id from challenges
    where id in (
      select c.id from challenge_entries e join challenges c on c.id = e.challenge_id
      where e.user_id = any (${userIds}::uuid[]) and c.week_start >= ${from} and (c.is_shared or c.group_id = any (${groupIds}::uuid[]))
      union all select ${challengeId ?? null}::uuid)
    order by id for no key update`);
}

/** Stores the progress of entries; answers the ids of those whose progress was another. */
export async function updateProgress(
  tx: Db,
  entries: readonly { readonly id: string; readonly progress: number }[],
  now: Date,
): Promise<readonly string[]> {
  const rows = await tx.rows<{ id: string }>(sql`
    update challenge_entries e set progress = counted.progress, updated_at = ${now}
    from unnest(${entries.map(({ id }) => id)}::uuid[], ${entries.map(({ progress }) => progress)}::int[]) as counted (id, progress)
    where e.id = counted.id and e.progress <> counted.progress returning e.id`);
  return rows.map(({ id }) => id);
}

/** Someone who completed a challenge. */
export interface Completed {
  readonly userId: string;
  readonly challengeId: string;
}

/** Completes entries, once: those that were completed before aren't in the answer. */
export async function completeEntries(tx: Db, entryIds: readonly string[], now: Date): Promise<readonly Completed[]> {
  if (entryIds.length === 0) return [];
  return tx.rows(sql`
    update challenge_entries set completed_at = ${now} where id = any (${entryIds}::uuid[]) and completed_at is null
    returning user_id as "userId", challenge_id as "challengeId"`);
}

/** Completes shared challenges for everyone who did something, where all of it together reaches the goal; answers whose entries are new. */
export async function completeShared(tx: Db, challengeIds: readonly string[], now: Date): Promise<readonly Completed[]> {
  if (challengeIds.length === 0) return [];
  return tx.rows(sql`
    update challenge_entries e set completed_at = ${now}
    where e.challenge_id = any (${challengeIds}::uuid[]) and e.completed_at is null and e.progress > 0
      and (select sum(part.progress) from challenge_entries part where part.challenge_id = e.challenge_id)
        >= (select goal from challenges where id = e.challenge_id)
    returning user_id as "userId", challenge_id as "challengeId"`);
}

/** Who chose to be there, the furthest first; suspended people, and those in a block with who looks, are left out. */
export async function listLeaders(
  db: Db,
  challengeId: string,
  viewerId: string,
  now: Date,
  limit: number,
): Promise<readonly { readonly member: MemberSummary; readonly progress: number; readonly completedAt: string | null }[]> {
  return db.rows<{ member: MemberSummary; progress: number; completedAt: string | null }>(sql`
    select ${memberLine("person")} as member, e.progress, e.completed_at as "completedAt"
    from challenge_entries e join profiles person on person.id = e.user_id
    where e.challenge_id = ${challengeId} and e.on_leaderboard and ${notBlocked(viewerId, sql`e.user_id`)}
      and (person.suspended_until is null or person.suspended_until <= ${now})
    order by e.progress desc, e.updated_at, e.id limit ${limit}`);
}

/** Challenges a person completed, of all weeks. */
export async function countCompleted(db: Db, userId: string): Promise<number> {
  const row = await db.first<{ completed: number }>(
    sql`select count(completed_at)::int as completed from challenge_entries where user_id = ${userId}`,
  );
  return row?.completed ?? 0;
}

/** A person's part in challenges, for their own file. */
export async function exportChallenges(db: Db, userId: string): Promise<unknown> {
  return db.rows(sql`
    select c.kind, c.week_start::text as "weekStart", coalesce(e.goal, c.goal) as goal, e.progress, e.completed_at as "completedAt",
      e.on_leaderboard as "onLeaderboard", e.joined_at as "joinedAt"
    from challenge_entries e join challenges c on c.id = e.challenge_id where e.user_id = ${userId} order by e.joined_at`);
}
