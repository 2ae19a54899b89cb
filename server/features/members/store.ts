import { sql, type Db, type Sql } from "../../platform/database/sql.ts";
import type { MemberCard } from "@lockstep/contract/members.ts";
import { HOUSE_ACCOUNT } from "@lockstep/domain/accounts/house-account.ts";
import type { Blocks, Visibility } from "@lockstep/domain/members/policy.ts";
import type { PageCursor } from "../../platform/http/page-cursor.ts";

/** A member as the features of the people's side know them. */
export interface MemberRow {
  readonly id: string;
  readonly username: string;
  readonly fullName: string;
  readonly avatarUrl: string | null;
  readonly bio: string;
  readonly fitnessGoals: string;
  readonly createdAt: Date;
  readonly profileVisibility: Visibility;
  readonly activityVisibility: Visibility;
  readonly suspendedUntil: Date | null;
  readonly warnings: number;
}

/** Someone in a list, with the moment the list is ordered by. */
export interface ListedMember extends PageCursor {
  readonly card: MemberCard;
}

const COLUMNS = sql.raw(`
  id, username, full_name as "fullName", avatar_url as "avatarUrl", bio, fitness_goals as "fitnessGoals", created_at as "createdAt",
  profile_visibility as "profileVisibility", activity_visibility as "activityVisibility", suspended_until as "suspendedUntil", warnings`);

type RawMember = Omit<MemberRow, "createdAt" | "suspendedUntil"> & { createdAt: string; suspendedUntil: string | null };

function toMember(row: RawMember | undefined): MemberRow | null {
  if (row === undefined) return null;
  const { createdAt, suspendedUntil } = row;
  return { ...row, createdAt: new Date(createdAt), suspendedUntil: suspendedUntil === null ? null : new Date(suspendedUntil) };
}

export async function findMemberByUsername(db: Db, username: string): Promise<MemberRow | null> {
  const found = await db.rows<RawMember>(sql`select ${COLUMNS} from profiles where username = ${username}`);
  return toMember(found[0]);
}

export async function findMember(db: Db, userId: string): Promise<MemberRow | null> {
  const found = await db.rows<RawMember>(sql`select ${COLUMNS} from profiles where id = ${userId}`);
  return toMember(found[0]);
}

/** A subquery: the ids of everyone in a block with a person, either way. A visitor (null) has none. */
export function blockedEitherWay(userId: string | Sql | null): Sql {
  if (userId === null) return sql`(select null::uuid where false)`;
  return sql`(select blocked_id from blocks where blocker_id = ${userId}::uuid union all select blocker_id from blocks where blocked_id = ${userId}::uuid)`;
}

/** A condition: no block is between a person (null: a visitor) and whoever a column names. For a given person the ids are read once a query. */
export function notBlocked(userId: string | Sql | null, column: Sql): Sql {
  return userId === null ? sql`true` : sql`(${column} <> all (array${blockedEitherWay(userId)}))`;
}

/** The same between two people whom columns name: looked up by the key of blocks for each row. */
export const notBlockedBetween = (one: Sql, other: Sql): Sql => sql`
  not exists (select 1 from blocks where blocker_id = ${one} and blocked_id = ${other})
  and not exists (select 1 from blocks where blocker_id = ${other} and blocked_id = ${one})`;

/** One column out of `profiles as <alias>`: someone beside what they wrote (the contract's MemberSummary). */
export function memberLine(alias: string): Sql {
  const of = sql.raw(alias);
  return sql`json_build_object('id', ${of}.id, 'username', ${of}.username, 'avatarUrl', ${of}.avatar_url)`;
}

/** One column out of `profiles as <alias>`: someone in a list of people (the contract's MemberCard). */
export function memberCard(alias: string): Sql {
  const of = sql.raw(alias);
  return sql`json_build_object('id', ${of}.id, 'username', ${of}.username, 'avatarUrl', ${of}.avatar_url, 'fullName', ${of}.full_name)`;
}

export async function isBlockedBetween(db: Db, a: string | null, b: string | null): Promise<boolean> {
  if (a === null || b === null || a === b) return false;
  const found = await db.rows(sql`
    select 1 from blocks where (blocker_id = ${a} and blocked_id = ${b}) or (blocker_id = ${b} and blocked_id = ${a}) limit 1`);
  return found.length > 0;
}

export async function findBlocks(db: Db, viewerId: string | null, ownerId: string): Promise<Blocks> {
  if (viewerId === null || viewerId === ownerId) return { byViewer: false, byOwner: false };
  const found = await db.rows<{ blocker_id: string }>(sql`
    select blocker_id from blocks
    where (blocker_id = ${viewerId} and blocked_id = ${ownerId}) or (blocker_id = ${ownerId} and blocked_id = ${viewerId})`);
  const blockers = found.map((row) => row.blocker_id);
  return { byViewer: blockers.includes(viewerId), byOwner: blockers.includes(ownerId) };
}

export async function findSuspension(db: Db, userId: string): Promise<Date | null> {
  const found = await db.rows<{ until: string | null }>(sql`select suspended_until as until from profiles where id = ${userId}`);
  const until = found[0]?.until ?? null;
  return until === null ? null : new Date(until);
}

/** One writer at a time for what is between two people: a follow and a block at once leave no follow behind. */
export async function lockPair(tx: Db, a: string, b: string): Promise<void> {
  const key = a < b ? `${a}:${b}` : `${b}:${a}`;
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`members:${key}`}, 0))`);
}

/** False when the follow stood already. */
export async function insertFollow(tx: Db, followerId: string, followedId: string, now: Date): Promise<boolean> {
  const made = await tx.run(sql`
    insert into follows (follower_id, followed_id, created_at) values (${followerId}, ${followedId}, ${now}) on conflict do nothing`);
  return made === 1;
}

export async function deleteFollow(tx: Db, followerId: string, followedId: string): Promise<void> {
  await tx.run(sql`delete from follows where follower_id = ${followerId} and followed_id = ${followedId}`);
}

/** False when the block stood already. */
export async function insertBlock(tx: Db, blockerId: string, blockedId: string, now: Date): Promise<boolean> {
  const made = await tx.run(sql`
    insert into blocks (blocker_id, blocked_id, created_at) values (${blockerId}, ${blockedId}, ${now}) on conflict do nothing`);
  return made === 1;
}

export async function deleteBlock(tx: Db, blockerId: string, blockedId: string): Promise<void> {
  await tx.run(sql`delete from blocks where blocker_id = ${blockerId} and blocked_id = ${blockedId}`);
}

export async function isFollowing(db: Db, followerId: string, followedId: string): Promise<boolean> {
  const found = await db.rows(sql`select 1 from follows where follower_id = ${followerId} and followed_id = ${followedId}`);
  return found.length > 0;
}

/** How many follow a person, and how many the person follows: two ranges of an index. */
export async function countFollows(db: Db, userId: string): Promise<{ readonly followers: number; readonly following: number }> {
  const found = await db.rows<{ followers: number; following: number }>(sql`
    select (select count(*)::int from follows where followed_id = ${userId}) as followers,
           (select count(*)::int from follows where follower_id = ${userId}) as following`);
  return found[0] ?? { followers: 0, following: 0 };
}

/** A list of people out of one of the two tables: whose rows (`of`), and who is in them (`who`). Both have an index in this order. */
interface PeopleList {
  readonly table: "follows" | "blocks";
  readonly of: "follower_id" | "followed_id" | "blocker_id";
  readonly who: "follower_id" | "followed_id" | "blocked_id";
}

const FOLLOWERS: PeopleList = { table: "follows", of: "followed_id", who: "follower_id" };
const FOLLOWING: PeopleList = { table: "follows", of: "follower_id", who: "followed_id" };
const BLOCKED: PeopleList = { table: "blocks", of: "blocker_id", who: "blocked_id" };

async function listPeople(
  db: Db,
  { table, of, who }: PeopleList,
  ownerId: string,
  where: Sql,
  after: PageCursor | null,
  limit: number,
): Promise<ListedMember[]> {
  const later =
    after === null
      ? sql`true`
      : sql`(created_at <= ${after.createdAt} and (created_at < ${after.createdAt} or ${sql.raw(who)} > ${after.id}))`;
  const found = await db.rows<{ card: MemberCard; createdAt: string; id: string }>(sql`
    with page as (
      select ${sql.raw(who)} as id, created_at from ${sql.raw(table)}
      where ${sql.raw(of)} = ${ownerId} and ${later} and ${where}
      order by created_at desc, ${sql.raw(who)} limit ${limit})
    select page.id, page.created_at as "createdAt", ${memberCard("person")} as card
    from page join profiles as person on person.id = page.id
    order by page.created_at desc, page.id`);
  return found.map(({ id, createdAt, card }) => ({ id, createdAt: new Date(createdAt), card }));
}

/** The latest first; those in a block with who looks are left out. */
export function listFollowers(
  db: Db,
  ownerId: string,
  viewerId: string | null,
  after: PageCursor | null,
  limit: number,
): Promise<ListedMember[]> {
  return listPeople(db, FOLLOWERS, ownerId, notBlocked(viewerId, sql`follower_id`), after, limit);
}

/** The latest first; those in a block with who looks are left out. */
export function listFollowing(
  db: Db,
  ownerId: string,
  viewerId: string | null,
  after: PageCursor | null,
  limit: number,
): Promise<ListedMember[]> {
  return listPeople(db, FOLLOWING, ownerId, notBlocked(viewerId, sql`followed_id`), after, limit);
}

/** Whom a person blocked, the latest first. */
export function listBlocked(db: Db, blockerId: string, after: PageCursor | null, limit: number): Promise<ListedMember[]> {
  return listPeople(db, BLOCKED, blockerId, sql`true`, after, limit);
}

/** Members whose username begins with a text, for someone who writes it; without themselves, the house account, those in a block with them, and whoever shows their profile to nobody. */
export async function listByPrefix(db: Db, viewerId: string, prefix: string, limit: number): Promise<MemberCard[]> {
  const pattern = `${prefix.replaceAll(/[\\%_]/g, "\\$&")}%`;
  const found = await db.rows<{ card: MemberCard }>(sql`
    select ${memberCard("person")} as card from profiles as person
    where username like ${pattern} and profile_visibility <> 'only_me' and id <> all (${[viewerId, HOUSE_ACCOUNT.id]}::uuid[]) and ${notBlocked(viewerId, sql`id`)}
    order by username using ~<~ limit ${limit}`);
  return found.map(({ card }) => card);
}

/** What a person set up between themselves and others, for their download. */
export async function exportMembers(db: Db, userId: string): Promise<object> {
  const of = async (table: "follows" | "blocks", from: string, to: string): Promise<readonly object[]> =>
    db.rows(sql`
      select person.username, link.created_at as "since" from ${sql.raw(table)} as link
      join profiles as person on person.id = link.${sql.raw(to)}
      where link.${sql.raw(from)} = ${userId} order by link.created_at`);
  return {
    following: await of("follows", "follower_id", "followed_id"),
    followers: await of("follows", "followed_id", "follower_id"),
    blocked: await of("blocks", "blocker_id", "blocked_id"),
  };
}

/** Counts a warning. False when the account is gone. */
export async function addWarning(tx: Db, userId: string): Promise<boolean> {
  const changed = await tx.run(sql`update profiles set warnings = warnings + 1 where id = ${userId}`);
  return changed === 1;
}

/** Until when someone may not write what others see; null for nobody. False when the account is gone. */
export async function setSuspension(tx: Db, userId: string, until: Date | null): Promise<boolean> {
  const changed = await tx.run(sql`update profiles set suspended_until = ${until} where id = ${userId}`);
  return changed === 1;
}
