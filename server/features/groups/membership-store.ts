import { sql, type Db } from "../../platform/database/sql.ts";
import type { MemberCard } from "@lockstep/contract/members.ts";
import { memberCard, notBlocked } from "../members/index.ts";

/** A member in a group's list. */
export interface ListedMember {
  readonly id: string;
  readonly member: MemberCard;
  readonly isAdmin: boolean;
  readonly joinedAt: Date;
}

/** Where a page of members ended. */
export interface MemberCursor {
  readonly isAdmin: boolean;
  readonly joinedAt: Date;
  readonly id: string;
}

/** A waiting request. */
export interface RequestRow {
  readonly id: string;
  readonly member: MemberCard;
  readonly message: string;
  readonly createdAt: Date;
}

/** Where a page of requests ended. */
export interface RequestCursor {
  readonly createdAt: Date;
  readonly id: string;
}

/** Adds a member and counts it; false when they were in already. Call under `lockGroup`. */
export async function insertMember(
  tx: Db,
  member: { readonly groupId: string; readonly userId: string; readonly isAdmin: boolean },
  now: Date,
): Promise<boolean> {
  const made = await tx.run(sql`
    with added as (
      insert into group_members (group_id, user_id, is_admin, joined_at)
      values (${member.groupId}, ${member.userId}, ${member.isAdmin}, ${now})
      on conflict (group_id, user_id) do nothing returning group_id
    )
    update groups set member_count = member_count + 1 from added where groups.id = added.group_id`);
  return made === 1;
}

/** Takes a member out and counts it; false when they weren't in. Call under `lockGroup`. */
export async function deleteMember(tx: Db, groupId: string, userId: string): Promise<boolean> {
  const gone = await tx.run(sql`
    with gone as (delete from group_members where group_id = ${groupId} and user_id = ${userId} returning group_id)
    update groups set member_count = greatest(0, member_count - 1) from gone where groups.id = gone.group_id`);
  return gone === 1;
}

export async function updateAdmin(tx: Db, groupId: string, userId: string, isAdmin: boolean): Promise<void> {
  await tx.run(sql`update group_members set is_admin = ${isAdmin} where group_id = ${groupId} and user_id = ${userId}`);
}

/** False when the person isn't in the group. */
export async function updateMuted(db: Db, groupId: string, userId: string, isMuted: boolean): Promise<boolean> {
  const changed = await db.run(
    sql`update group_members set is_muted = ${isMuted} where group_id = ${groupId} and user_id = ${userId}`,
  );
  return changed === 1;
}

/** Who has been in a group the longest; null when nobody is. */
export async function findLongestMember(tx: Db, groupId: string): Promise<string | null> {
  const found = await tx.rows<{ user_id: string }>(
    sql`select user_id from group_members where group_id = ${groupId} order by joined_at, id limit 1`,
  );
  return found[0]?.user_id ?? null;
}

/** The groups someone is in, in the order in which they are locked. */
export async function listGroupIdsOf(db: Db, userId: string): Promise<readonly string[]> {
  const found = await db.rows<{ group_id: string }>(
    sql`select group_id from group_members where user_id = ${userId} order by group_id`,
  );
  return found.map((row) => row.group_id);
}

/** Everyone in a group, or only its admins. */
export async function listMemberIds(db: Db, groupId: string, only?: "admins"): Promise<readonly string[]> {
  const admins = only === "admins" ? sql`and is_admin` : sql``;
  const found = await db.rows<{ user_id: string }>(
    sql`select user_id from group_members where group_id = ${groupId} ${admins} order by is_admin desc, joined_at desc, id desc`,
  );
  return found.map((row) => row.user_id);
}

/** A page of members: the latest to join first, or admins before the others. `exceptBlockedOf` leaves out who is in a block with that person. */
export async function listMembers(
  db: Db,
  groupId: string,
  how: { readonly byRank: boolean; readonly exceptBlockedOf: string | null },
  after: MemberCursor | null,
  limit: number,
): Promise<readonly ListedMember[]> {
  const order = how.byRank ? sql`m.is_admin desc, m.joined_at desc, m.id desc` : sql`m.joined_at desc, m.id desc`;
  const later =
    after === null
      ? sql`true`
      : how.byRank
        ? sql`(m.is_admin, m.joined_at, m.id) < (${after.isAdmin}, ${after.joinedAt}::timestamptz, ${after.id}::uuid)`
        : sql`(m.joined_at, m.id) < (${after.joinedAt}::timestamptz, ${after.id}::uuid)`;
  const found = await db.rows<{ id: string; member: MemberCard; isAdmin: boolean; joinedAt: string }>(sql`
    with page as (
      select m.* from group_members m
      where m.group_id = ${groupId} and ${later} and ${notBlocked(how.exceptBlockedOf, sql`m.user_id`)}
      order by ${order} limit ${limit}
    )
    select m.id, ${memberCard("p")} as member, m.is_admin as "isAdmin", m.joined_at as "joinedAt"
    from page m join profiles p on p.id = m.user_id order by ${order}`);
  return found.map((row) => ({ ...row, joinedAt: new Date(row.joinedAt) }));
}

export async function findListedMember(db: Db, groupId: string, userId: string): Promise<ListedMember | null> {
  const found = await db.rows<{ id: string; member: MemberCard; isAdmin: boolean; joinedAt: string }>(sql`
    select m.id, ${memberCard("p")} as member, m.is_admin as "isAdmin", m.joined_at as "joinedAt"
    from group_members m join profiles p on p.id = m.user_id where m.group_id = ${groupId} and m.user_id = ${userId}`);
  const row = found[0];
  return row === undefined ? null : { ...row, joinedAt: new Date(row.joinedAt) };
}

/** False when the person asked already. */
export async function insertRequest(tx: Db, groupId: string, userId: string, message: string, now: Date): Promise<boolean> {
  const made = await tx.run(sql`
    insert into group_join_requests (group_id, user_id, message, created_at) values (${groupId}, ${userId}, ${message}, ${now})
    on conflict (group_id, user_id) do nothing`);
  return made === 1;
}

/** False when there was none. */
export async function deleteRequest(tx: Db, groupId: string, userId: string): Promise<boolean> {
  const gone = await tx.run(sql`delete from group_join_requests where group_id = ${groupId} and user_id = ${userId}`);
  return gone === 1;
}

export async function hasRequested(db: Db, groupId: string, userId: string): Promise<boolean> {
  const found = await db.rows(sql`select 1 from group_join_requests where group_id = ${groupId} and user_id = ${userId}`);
  return found.length > 0;
}

/** Everyone who waits to be let in. */
export async function listRequesterIds(db: Db, groupId: string): Promise<readonly string[]> {
  const found = await db.rows<{ user_id: string }>(
    sql`select user_id from group_join_requests where group_id = ${groupId} order by created_at, id`,
  );
  return found.map((row) => row.user_id);
}

/** Who waits to be let in, the earliest first. */
export async function listRequests(
  db: Db,
  groupId: string,
  after: RequestCursor | null,
  limit: number,
): Promise<readonly RequestRow[]> {
  const later = after === null ? sql`true` : sql`(r.created_at, r.id) > (${after.createdAt}::timestamptz, ${after.id}::uuid)`;
  const found = await db.rows<{ id: string; member: MemberCard; message: string; createdAt: string }>(sql`
    with page as (
      select r.* from group_join_requests r where r.group_id = ${groupId} and ${later} order by r.created_at, r.id limit ${limit}
    )
    select r.id, ${memberCard("p")} as member, r.message, r.created_at as "createdAt"
    from page r join profiles p on p.id = r.user_id order by r.created_at, r.id`);
  return found.map((row) => ({ ...row, createdAt: new Date(row.createdAt) }));
}

export async function isInvited(db: Db, groupId: string, userId: string): Promise<boolean> {
  const found = await db.rows(sql`select 1 from group_invitations where group_id = ${groupId} and user_id = ${userId}`);
  return found.length > 0;
}

/** Invites someone, or again when the last time was before a moment; false when they were invited since. */
export async function putInvitation(tx: Db, groupId: string, userId: string, now: Date, againBefore: Date): Promise<boolean> {
  const made = await tx.run(sql`
    insert into group_invitations as known (group_id, user_id, created_at) values (${groupId}, ${userId}, ${now})
    on conflict (group_id, user_id) do update set created_at = excluded.created_at where known.created_at < ${againBefore}`);
  return made === 1;
}

export async function deleteInvitation(tx: Db, groupId: string, userId: string): Promise<void> {
  await tx.run(sql`delete from group_invitations where group_id = ${groupId} and user_id = ${userId}`);
}

/** Everything of a person's groups, for their own file. */
export async function exportGroups(db: Db, userId: string): Promise<unknown> {
  const [memberships, founded, requests, invitations] = await Promise.all([
    db.rows(sql`
      select g.id as "groupId", g.name, m.is_admin as "isAdmin", m.is_muted as "isMuted", m.joined_at as "joinedAt"
      from group_members m join groups g on g.id = m.group_id where m.user_id = ${userId} order by m.joined_at`),
    db.rows(sql`
      select id, name, description, icon, rules, cover_image as "coverImage", is_private as "isPrivate", created_at as "createdAt"
      from groups where created_by = ${userId} order by created_at`),
    db.rows(sql`
      select group_id as "groupId", message, created_at as "createdAt" from group_join_requests where user_id = ${userId} order by created_at`),
    db.rows(sql`
      select group_id as "groupId", created_at as "createdAt" from group_invitations where user_id = ${userId} order by created_at`),
  ]);
  return { memberships, founded, requests, invitations };
}
