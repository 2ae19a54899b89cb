import { sql, type Db, type Sql } from "../../platform/database/sql.ts";
import type { StoredEvent } from "../../platform/events/event-worker.ts";
import { notBlockedBetween } from "../members/index.ts";
import { optionalId } from "./event-payload.ts";

/** What a notification about a post depends on. */
export interface PostFacts {
  readonly userId: string;
  readonly groupId: string | null;
  readonly isVisible: boolean;
  readonly isAiGenerated: boolean;
}

/** What notifications of a batch of events depend on; what isn't there anymore is missing. */
export interface Facts {
  readonly posts: ReadonlyMap<string, PostFacts>;
  readonly people: ReadonlyMap<string, { readonly username: string; readonly timeZone: string }>;
  readonly groups: ReadonlyMap<string, { readonly name: string; readonly isPrivate: boolean; readonly isHidden: boolean }>;
  readonly visibleComments: ReadonlySet<string>;
  /** `group user`, of the people that events name. */
  readonly members: ReadonlySet<string>;
}

/** Reads the facts of all events, one statement for each kind of thing they name. */
export async function readFacts(tx: Db, events: readonly StoredEvent[]): Promise<Facts> {
  const idsOf = (field: string): readonly string[] => [...new Set(events.flatMap((event) => optionalId(event, field) ?? []))];
  const posts = await listPostFacts(tx, idsOf("postId"));
  const groupIds = [...new Set([...idsOf("groupId"), ...[...posts.values()].flatMap(({ groupId }) => groupId ?? [])])];
  const named = events.filter(({ type }) => NAMES_PEOPLE.has(type));
  const personIds = [...new Set(named.flatMap((event) => [event.actorId ?? [], optionalId(event, "userId") ?? []].flat()))];
  const people = await listById<{ username: string; timeZone: string }>(
    tx,
    personIds,
    (ids) => sql`select id, username, time_zone as "timeZone" from profiles where id = any (${ids}::uuid[])`,
  );
  const groups = await listById<{ name: string; isPrivate: boolean; isHidden: boolean }>(
    tx,
    groupIds,
    (ids) => sql`
      select id, name, is_private as "isPrivate", hidden_at is not null as "isHidden" from groups where id = any (${ids}::uuid[])`,
  );
  const comments = await listById(
    tx,
    idsOf("commentId"),
    (ids) => sql`select id from comments where id = any (${ids}::uuid[]) and state = 'visible'`,
  );
  const members =
    groups.size === 0 || personIds.length === 0
      ? []
      : await tx.rows<{ groupId: string; userId: string }>(sql`
          select group_id as "groupId", user_id as "userId" from group_members
          where group_id = any (${[...groups.keys()]}::uuid[]) and user_id = any (${personIds}::uuid[])`);
  return {
    posts,
    people,
    groups,
    visibleComments: new Set(comments.keys()),
    members: new Set(members.map(({ groupId, userId }) => `${groupId} ${userId}`)),
  };
}

/** Events whose notifications name people, or ask where they are members. Likes, which are many, read their names with the likes. */
const NAMES_PEOPLE: ReadonlySet<string> = new Set([
  "post.created",
  "comment.created",
  "member.mentioned",
  "member.followed",
  "member.suspended",
  "group.joined",
  "group.requested",
  "group.invited",
]);

async function listById<Row extends object>(
  tx: Db,
  ids: readonly string[],
  query: (ids: readonly string[]) => Sql,
): Promise<ReadonlyMap<string, Row>> {
  if (ids.length === 0) return new Map();
  const rows = await tx.rows<Row & { readonly id: string }>(query(ids));
  return new Map(rows.map((row) => [row.id, row]));
}

const listPostFacts = (tx: Db, postIds: readonly string[]): Promise<ReadonlyMap<string, PostFacts>> =>
  listById<PostFacts>(
    tx,
    postIds,
    (ids) => sql`
      select id, user_id as "userId", group_id as "groupId", state = 'visible' as "isVisible", ai_generated as "isAiGenerated"
      from posts where id = any (${ids}::uuid[])`,
  );

export async function findPostFacts(tx: Db, postId: string): Promise<PostFacts | null> {
  return (await listPostFacts(tx, [postId])).get(postId) ?? null;
}

/** The likes of a post as its author is notified of them: without their own and those of people in a block with them. */
export interface CurrentLikes {
  /** Someone who likes it; null when nobody does. */
  readonly named: { readonly id: string; readonly username: string | null } | null;
  readonly others: number;
}

/** Where none of those asked for likes a post anymore, the latest of so many is named. */
const LOOKED_AT = 50;

/** Reads the likes of posts. Of those asked for, the last in the list who still likes a post is named. */
export async function readLikes(
  tx: Db,
  asked: readonly { readonly postId: string; readonly likerIds: readonly (string | null)[] }[],
): Promise<ReadonlyMap<string, CurrentLikes>> {
  if (asked.length === 0) return new Map();
  const pairs = asked.flatMap(({ postId, likerIds }) => likerIds.map((likerId) => ({ postId, likerId })));
  const rows = await tx.rows<{ postId: string; id: string | null; username: string | null; likes: number }>(sql`
    with candidate as materialized (
      select distinct on (c.post_id) c.post_id, c.user_id
      from unnest(${pairs.map(({ postId }) => postId)}::uuid[], ${pairs.map(({ likerId }) => likerId)}::uuid[])
        with ordinality as c (post_id, user_id, place)
      join likes l on l.post_id = c.post_id and l.user_id = c.user_id
      join posts p on p.id = c.post_id
      where c.user_id <> p.user_id and ${notBlockedBetween(sql`p.user_id`, sql`c.user_id`)}
      order by c.post_id, c.place desc)
    select p.id as "postId", named.id, (select username from profiles where profiles.id = named.id),
      p.like_count - (
        select count(*)::int
        from (
          select p.user_id as id union select blocked_id from blocks where blocker_id = p.user_id
          union select blocker_id from blocks where blocked_id = p.user_id) uncounted
        join likes l on l.post_id = p.id and l.user_id = uncounted.id) as likes
    from posts p left join candidate on candidate.post_id = p.id
    cross join lateral (
      select coalesce(candidate.user_id, (
        select latest.user_id
        from (
          select l.user_id, l.created_at from likes l
          where l.post_id = p.id and l.user_id <> p.user_id and ${notBlockedBetween(sql`p.user_id`, sql`l.user_id`)}
          limit ${LOOKED_AT}) latest
        order by latest.created_at desc limit 1)) as id) named
    where p.id = any (${asked.map(({ postId }) => postId)}::uuid[])`);
  return new Map(
    rows.map(({ postId, id, username, likes }) => [
      postId,
      { named: id === null ? null : { id, username }, others: id === null ? 0 : Math.max(0, likes - 1) },
    ]),
  );
}

/** Whether someone likes a post. */
export async function likesPost(db: Db, userId: string, postId: string): Promise<boolean> {
  return (await db.run(sql`select 1 from likes where post_id = ${postId} and user_id = ${userId}`)) > 0;
}

/** Whether someone wrote a comment on a post that others can see. */
export async function hasCommented(db: Db, userId: string, postId: string): Promise<boolean> {
  const found = await db.run(sql`
    select 1 from comments where user_id = ${userId} and post_id = ${postId} and state = 'visible' limit 1`);
  return found > 0;
}

/** A group's admin who wants to be notified, and the notification they have about the same: none, or read, counts as 0. */
export interface AdminLine {
  readonly userId: string;
  readonly count: number;
  readonly actorId: string | null;
  /** Of the people asked for, those in a block with the admin. */
  readonly silenced: readonly string[];
}

const MOST_ADMINS = 100;

export async function listAdminLines(
  tx: Db,
  groupId: string,
  groupKey: string,
  actorIds: readonly string[],
): Promise<readonly AdminLine[]> {
  return tx.rows<AdminLine>(sql`
    select m.user_id as "userId", case when n.is_read is false then n.fold_count else 0 end as count, n.actor_id as "actorId",
      array(
        select actor::text from unnest(${actorIds}::uuid[]) as actor
        where not (${notBlockedBetween(sql`m.user_id`, sql`actor`)})) as silenced
    from group_members m left join user_notifications n on n.user_id = m.user_id and n.fold_key = ${groupKey}
    where m.group_id = ${groupId} and m.is_admin and not m.is_muted
    order by m.user_id limit ${MOST_ADMINS}`);
}

/** What waits in support's inbox, and who looks after it; no subject when nothing waits. */
export async function readInbox(
  tx: Db,
): Promise<{ readonly latestSubject: string | null; readonly waiting: number; readonly moderatorIds: readonly string[] }> {
  const found = await tx.first<{ latestSubject: string | null; waiting: number; moderatorIds: string[] }>(sql`
    with waiting as (select subject, created_at from contact_submissions where answered_at is null and not is_spam)
    select (select subject from waiting order by created_at desc limit 1) as "latestSubject",
      (select count(*)::int from waiting) as waiting,
      array(select id::text from users where role = 'moderator' order by id) as "moderatorIds"`);
  return found ?? { latestSubject: null, waiting: 0, moderatorIds: [] };
}
