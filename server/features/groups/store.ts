import { sql, type Db, type Sql } from "../../platform/database/sql.ts";
import type { GroupCard } from "@lockstep/contract/groups.ts";
import type { MemberSummary } from "@lockstep/contract/members.ts";
import type { Actor } from "@lockstep/domain/accounts/actor.ts";
import { memberLine, notBlocked } from "../members/index.ts";

/** A group as it is in the database. */
export interface GroupRow {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly icon: string;
  readonly coverImage: string | null;
  readonly rules: string;
  readonly isPrivate: boolean;
  readonly inviteToken: string | null;
  readonly createdById: string | null;
  readonly pinnedPostId: string | null;
  readonly memberCount: number;
  readonly postCount: number;
  readonly isHidden: boolean;
  readonly createdAt: Date;
}

/** Someone's place in a group. */
export interface MembershipRow {
  readonly id: string;
  readonly isAdmin: boolean;
  readonly isMuted: boolean;
}

/** Where a page of groups ended: the last one's name as the index has it. */
export interface GroupCursor {
  readonly name: string;
  readonly id: string;
}

type Raw = Omit<GroupRow, "createdAt"> & { createdAt: string };

const COLUMNS = sql.raw(`
  g.id, g.name, g.description, g.icon, g.cover_image as "coverImage", g.rules, g.is_private as "isPrivate", g.invite_token as "inviteToken",
  g.created_by as "createdById", g.pinned_post_id as "pinnedPostId", g.member_count as "memberCount", g.post_count as "postCount",
  g.hidden_at is not null as "isHidden", g.created_at as "createdAt"`);

function toGroup(row: Raw | undefined): GroupRow | null {
  return row === undefined ? null : { ...row, createdAt: new Date(row.createdAt) };
}

/** The group whoever may see it; null when it is gone. */
export async function findGroup(db: Db, id: string): Promise<GroupRow | null> {
  const found = await db.rows<Raw & Record<string, unknown>>(sql`select ${COLUMNS} from groups g where g.id = ${id}`);
  return toGroup(found[0]);
}

/**
 * The group, held until the transaction ends: whoever joins, leaves or changes roles does it one after the other, so that counts and the last admin
 * stay true. `forDeletion` also waits for posts that are just being written, and is for what may delete the row.
 */
export async function lockGroup(tx: Db, id: string, forDeletion = false): Promise<GroupRow | null> {
  const strength = forDeletion ? sql`for update` : sql`for no key update`;
  const found = await tx.rows<Raw & Record<string, unknown>>(sql`select ${COLUMNS} from groups g where g.id = ${id} ${strength}`);
  return toGroup(found[0]);
}

/**
 * Holds people's own rows, for what puts them into a group or names them there. Call it before the group is held, as the deletion of an account does: the
 * two then wait for each other instead of standing in each other's way.
 */
export async function holdPeople(tx: Db, userIds: readonly string[]): Promise<void> {
  await tx.run(sql`select 1 from users where id = any(${userIds}::uuid[]) order by id for key share`);
}

export async function findMembership(db: Db, groupId: string, userId: string): Promise<MembershipRow | null> {
  const found = await db.rows<{ id: string; isAdmin: boolean; isMuted: boolean }>(sql`
    select id, is_admin as "isAdmin", is_muted as "isMuted" from group_members where group_id = ${groupId} and user_id = ${userId}`);
  return found[0] ?? null;
}

/** How many admins a group has, counted only up to a few. */
export async function countAdmins(db: Db, groupId: string): Promise<number> {
  const found = await db.rows<{ admins: number }>(sql`
    select count(*)::int as admins from (select 1 from group_members where group_id = ${groupId} and is_admin limit 10) as part`);
  return found[0]?.admins ?? 0;
}

/** What is between one caller and one group, in one query. */
export interface Standing {
  readonly membership: MembershipRow | null;
  readonly hasRequested: boolean;
  readonly isInvited: boolean;
  readonly admins: number;
  /** Pending requests, counted up to 100; for admins only. */
  readonly requests: number;
  readonly createdBy: MemberSummary | null;
}

export async function findStanding(db: Db, group: GroupRow, userId: string | null): Promise<Standing> {
  const found = await db.rows<{ [Key in keyof Standing]: Standing[Key] }>(sql`
    select
      (select json_build_object('id', m.id, 'isAdmin', m.is_admin, 'isMuted', m.is_muted) from group_members m
        where m.group_id = ${group.id} and m.user_id = ${userId}::uuid) as membership,
      exists (select 1 from group_join_requests r where r.group_id = ${group.id} and r.user_id = ${userId}::uuid) as "hasRequested",
      exists (select 1 from group_invitations i where i.group_id = ${group.id} and i.user_id = ${userId}::uuid) as "isInvited",
      (select count(*)::int from (select 1 from group_members where group_id = ${group.id} and is_admin limit 10) as part) as admins,
      (select count(*)::int from (select 1 from group_join_requests where group_id = ${group.id} limit 100) as part) as requests,
      (select ${memberLine("p")} from profiles p where p.id = ${group.createdById}::uuid and ${notBlocked(userId, sql`p.id`)}) as "createdBy"`);
  const row = found[0];
  if (row === undefined) throw new Error("A query without a table gave no row.");
  return row;
}

const LIKE_SPECIAL = /[\\%_]/g;

/** Groups by name, from after the cursor; hidden ones are left out. The caller's own part in each comes with it. */
export async function listGroups(
  db: Db,
  actor: Actor | null,
  filter: { readonly query: string | undefined; readonly mine: boolean },
  after: GroupCursor | null,
  limit: number,
): Promise<readonly { readonly card: GroupCard; readonly cursor: GroupCursor }[]> {
  const userId = actor?.userId ?? null;
  const conditions: Sql[] = [sql`g.hidden_at is null`];
  if (after !== null) conditions.push(sql`(lower(g.name), g.id) > (${after.name}, ${after.id}::uuid)`);
  if (filter.query !== undefined && filter.query !== "") {
    const pattern = `%${filter.query.replace(LIKE_SPECIAL, "\\$&")}%`;
    conditions.push(sql`(g.name ilike ${pattern} or g.description ilike ${pattern})`);
  }
  if (filter.mine) conditions.push(sql`g.id in (select group_id from group_members where user_id = ${userId}::uuid)`);
  const found = await db.rows<GroupCard & { sortName: string } & Record<string, unknown>>(sql`
    with page as (
      select g.* from groups g where ${sql.join(conditions, " and ")} order by lower(g.name), g.id limit ${limit}
    )
    select g.id, g.name, g.description, g.icon, g.member_count as "memberCount", g.post_count as "postCount", g.is_private as "isPrivate",
      m.id is not null as "isMember", coalesce(m.is_admin, false) as "isAdmin", r.id is not null as "hasRequested",
      case when g.is_private and m.id is null then null else g.cover_image end as "coverImage", lower(g.name) as "sortName"
    from page g
    left join group_members m on m.group_id = g.id and m.user_id = ${userId}::uuid
    left join group_join_requests r on r.group_id = g.id and r.user_id = ${userId}::uuid
    order by lower(g.name), g.id`);
  return found.map(({ sortName, ...card }) => ({ card, cursor: { name: sortName, id: card.id } }));
}

/** False when the id is taken already, by whomever. */
export async function insertGroup(
  tx: Db,
  group: Pick<GroupRow, "id" | "name" | "description" | "icon" | "isPrivate"> & { readonly createdById: string },
  now: Date,
): Promise<boolean> {
  const made = await tx.run(sql`
    insert into groups (id, name, description, icon, is_private, created_by, created_at, updated_at)
    values (${group.id}, ${group.name}, ${group.description}, ${group.icon}, ${group.isPrivate}, ${group.createdById}, ${now}, ${now})
    on conflict (id) do nothing`);
  return made === 1;
}

/** What an admin may change of a group. */
export type GroupChange = Partial<Pick<GroupRow, "name" | "description" | "icon" | "coverImage" | "rules" | "isPrivate">>;

const CHANGED_COLUMNS: Readonly<Record<keyof GroupChange, string>> = {
  name: "name",
  description: "description",
  icon: "icon",
  coverImage: "cover_image",
  rules: "rules",
  isPrivate: "is_private",
};

export async function updateGroup(tx: Db, id: string, change: GroupChange, now: Date): Promise<void> {
  const sets = Object.entries(change).flatMap(([key, value]) =>
    value === undefined ? [] : [sql`${sql.raw(CHANGED_COLUMNS[key as keyof GroupChange])} = ${value}`],
  );
  await tx.run(sql`update groups set ${sql.join([...sets, sql`updated_at = ${now}`], ", ")} where id = ${id}`);
}

export async function updateInviteToken(tx: Db, id: string, token: string | null, now: Date): Promise<void> {
  await tx.run(sql`update groups set invite_token = ${token}, updated_at = ${now} where id = ${id}`);
}

/** Pictures that go with the group: those of its posts, its cover, and those that were to become its cover. */
export async function listPicturesOf(tx: Db, id: string): Promise<readonly string[]> {
  const found = await tx.rows<{ url: string }>(sql`
    select image_url as url from posts where group_id = ${id} and image_url is not null
    union select url from uploads where bucket = 'groups' and starts_with(key, ${coverKeys(id)})`);
  return found.map(({ url }) => url);
}

/** How the keys of a group's covers begin. */
const coverKeys = (groupId: string): string => `group-covers/${groupId}/`;

/** Its posts, members and requests go with it. */
export async function deleteGroupRow(tx: Db, id: string): Promise<void> {
  await tx.run(sql`delete from groups where id = ${id}`);
}

/** A picture that was sent in as a cover of this group; only the group's admins could. It is held until the transaction ends, so that it isn't removed meanwhile. */
export async function isCoverOf(tx: Db, groupId: string, url: string): Promise<boolean> {
  const found = await tx.rows(sql`
    select 1 from uploads where url = ${url} and bucket = 'groups' and starts_with(key, ${coverKeys(groupId)}) for share`);
  return found.length > 0;
}

/** Changes the count of a group's visible posts by some, never below 0. */
export async function bumpPostCount(tx: Db, groupId: string, by: number): Promise<void> {
  await tx.run(sql`update groups set post_count = greatest(0, post_count + ${by}) where id = ${groupId}`);
}
