import { sql, type SQL } from "drizzle-orm";
import type { NotificationKind, NotificationType } from "@lockstep/domain/notifications/notification.ts";
import type { NoticeText } from "@lockstep/domain/notifications/texts.ts";
import type { Db } from "../../platform/database/database.ts";
import { blockedEitherWay } from "../members/index.ts";

/** A notice as it is kept, with the name of who caused it. */
export interface NoticeRow {
  readonly id: string;
  readonly userId: string;
  readonly type: NotificationType;
  /** The switch it belongs to; null always comes. */
  readonly kind: NotificationKind | null;
  readonly title: string;
  readonly message: string;
  readonly referenceId: string | null;
  readonly referenceType: string | null;
  readonly activityType: string | null;
  readonly actorUsername: string | null;
  readonly isRead: boolean;
  readonly createdAt: Date;
}

/** A notice on its way to somebody. */
export interface NewNotice extends Omit<NoticeText, "activityType"> {
  readonly activityType: string | null;
  readonly userId: string;
  /** Who caused it; null for the system. */
  readonly actorId: string | null;
  /** Notices of one person with the same key are one. */
  readonly foldKey: string | null;
  readonly foldCount?: number;
  readonly at: Date;
}

type RawNotice = Omit<NoticeRow, "createdAt"> & { createdAt: string };

const COLUMNS = sql.raw(`
  n.id, n.user_id as "userId", n.type, n.kind, n.title, n.message, n.reference_id as "referenceId", n.reference_type as "referenceType",
  n.activity_type as "activityType", n.is_read as "isRead", n.created_at as "createdAt",
  (select p.username from profiles p where p.id = n.actor_id) as "actorUsername"`);

const toNotice = (row: RawNotice): NoticeRow => ({ ...row, createdAt: new Date(row.createdAt) });

export const noticesQuery = (userId: string, limit: number): SQL => sql`
  select ${COLUMNS} from user_notifications n where n.user_id = ${userId} and not n.is_aside order by n.created_at desc, n.id desc limit ${limit}`;

/** A person's latest. */
export async function listNotices(db: Db, userId: string, limit: number): Promise<NoticeRow[]> {
  return (await db.execute<RawNotice>(noticesQuery(userId, limit))).rows.map(toNotice);
}

export async function findNotice(db: Db, id: string): Promise<NoticeRow | null> {
  const found = await db.execute<RawNotice>(
    sql`select ${COLUMNS} from user_notifications n where n.id = ${id} and not n.is_aside`,
  );
  const row = found.rows[0];
  return row === undefined ? null : toNotice(row);
}

const MOST_COUNTED = 1000;

export const unreadQuery = (userId: string): SQL => sql`
  select count(*)::int as count from (
    select 1 from user_notifications where user_id = ${userId} and not is_read and not is_aside limit ${MOST_COUNTED}) as unread`;

/** How many are unread; above a thousand nobody counts. */
export async function countUnread(db: Db, userId: string): Promise<number> {
  return (await db.execute<{ count: number }>(unreadQuery(userId))).rows[0]?.count ?? 0;
}

/** False when it was read already. */
export async function markRead(tx: Db, id: string): Promise<boolean> {
  return (await tx.execute(sql`update user_notifications set is_read = true where id = ${id} and not is_read`)).rowCount === 1;
}

export async function markAllRead(tx: Db, userId: string): Promise<number> {
  const marked = await tx.execute(
    sql`update user_notifications set is_read = true where user_id = ${userId} and not is_read and not is_aside`,
  );
  return marked.rowCount ?? 0;
}

export async function deleteNotice(tx: Db, id: string): Promise<void> {
  await tx.execute(sql`delete from user_notifications where id = ${id}`);
}

/** One writer at a time for the notices of a person with one key. */
export async function lockFold(tx: Db, userId: string, foldKey: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`notice:${userId}:${foldKey}`}, 0))`);
}

/**
 * One writer at a time for what leads to a post. Call it before looking at the post: its events may be worked at once and in any order, and whoever writes last
 * has then seen how it stands.
 */
export async function lockPostNotices(tx: Db, postId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`notices-of-post:${postId}`}, 0))`);
}

/** A condition: the receiver neither switched the kind off nor is in a block with who caused it. */
function wants(receiver: SQL, kind: string | null, actorId: string | null): SQL {
  const open = actorId === null ? sql`true` : sql`${receiver} <> all (array${blockedEitherWay(actorId)})`;
  if (kind === null) return open;
  return sql`${open} and not exists (
    select 1 from notification_preferences o where o.user_id = ${receiver} and ${kind} = any (o.off_in_app))`;
}

/** The actor's id while there is such a person: the account may be gone by the time of the event. */
const standing = (actorId: string | null): SQL => sql`(select a.id from users a where a.id = ${actorId}::uuid)`;

/**
 * Writes a notice for whoever wants it; null when they do not, or are gone. One with the same key is replaced, unread again and on top (`again`), or stays as it is
 * (then null too).
 */
export async function putNotice(tx: Db, notice: NewNotice, again: boolean): Promise<string | null> {
  const conflict = again
    ? sql`do update set type = excluded.type, kind = excluded.kind, title = excluded.title, message = excluded.message,
        reference_id = excluded.reference_id, reference_type = excluded.reference_type, activity_type = excluded.activity_type,
        actor_id = excluded.actor_id, fold_count = excluded.fold_count, is_read = false, is_aside = false,
        created_at = greatest(user_notifications.created_at, excluded.created_at)`
    : sql`do nothing`;
  const put = await tx.execute<{ id: string }>(sql`
    insert into user_notifications (user_id, type, kind, title, message, reference_id, reference_type, activity_type, actor_id, fold_key, fold_count, created_at)
    select u.id, ${notice.type}, ${notice.kind}, ${notice.title}, ${notice.message}, ${notice.referenceId}, ${notice.referenceType},
      ${notice.activityType}, ${standing(notice.actorId)}, ${notice.foldKey}, ${notice.foldCount ?? 1}, ${notice.at.toISOString()}::timestamptz
    from users u where u.id = ${notice.userId} and ${wants(sql`u.id`, notice.kind, notice.actorId)}
    on conflict (user_id, fold_key) where fold_key is not null ${conflict}
    returning id`);
  return put.rows[0]?.id ?? null;
}

/** A folded line as it stands. */
export interface FoldedRow {
  readonly id: string;
  readonly isRead: boolean;
  readonly foldCount: number;
  readonly actorId: string | null;
}

export async function findFolded(tx: Db, userId: string, foldKey: string): Promise<FoldedRow | null> {
  const found = await tx.execute<{ id: string; isRead: boolean; foldCount: number; actorId: string | null }>(sql`
    select id, is_read as "isRead", fold_count as "foldCount", actor_id as "actorId" from user_notifications
    where user_id = ${userId} and fold_key = ${foldKey}`);
  return found.rows[0] ?? null;
}

/** Words a line anew without telling of it again; `foldCount` stays where it is not given. */
export async function rewordNotice(
  tx: Db,
  id: string,
  line: { readonly message: string; readonly actorId: string | null; readonly foldCount?: number },
): Promise<void> {
  await tx.execute(sql`
    update user_notifications set message = ${line.message}, actor_id = ${standing(line.actorId)},
      fold_count = coalesce(${line.foldCount ?? null}::int, fold_count)
    where id = ${id}`);
}

/**
 * One line for every member of a group who wants it: not the author, not those who muted it or are in a block with the author. A line that is still unread counts
 * on; `newPosts` follows the number then. Gives the lines of those who have a device to push to.
 */
export async function putGroupNotices(
  tx: Db,
  groupId: string,
  notice: Omit<NewNotice, "userId">,
  newPosts: string,
): Promise<string[]> {
  const put = await tx.execute<{ id: string }>(sql`
    with told as (
      insert into user_notifications as n (user_id, type, kind, title, message, reference_id, reference_type, activity_type, actor_id, fold_key, created_at)
      select m.user_id, ${notice.type}, ${notice.kind}, ${notice.title}, ${notice.message}, ${notice.referenceId}, ${notice.referenceType},
        ${notice.activityType}, ${standing(notice.actorId)}, ${notice.foldKey}, ${notice.at.toISOString()}::timestamptz
      from group_members m
      where m.group_id = ${groupId} and not m.is_muted and m.user_id is distinct from ${notice.actorId}::uuid
        and ${wants(sql`m.user_id`, notice.kind, notice.actorId)}
      order by m.user_id
      on conflict (user_id, fold_key) where fold_key is not null do update set
        message = case when n.is_read then excluded.message else left((n.fold_count + 1)::text || ${newPosts}, 1000) end,
        fold_count = case when n.is_read then 1 else n.fold_count + 1 end,
        actor_id = excluded.actor_id, is_read = false, created_at = greatest(n.created_at, excluded.created_at)
      returning id, user_id)
    select told.id from told where exists (select 1 from push_subscriptions s where s.user_id = told.user_id)`);
  return put.rows.map((row) => row.id);
}

/** What leads to a post is found by whom it is for or who caused it, each by its index: what its author was told, and whoever was mentioned there. */
export const settlePostQuery = (ownerId: string, postId: string): SQL => sql`
  with keys as (
    select ${ownerId}::uuid as actor_id, 'mention:' || ${postId} as fold_key, true as is_visible
    union all select c.user_id, what || c.id, c.state = 'visible'
    from comments c, unnest(array['comment:', 'mention:']) as what where c.post_id = ${postId}),
  found as (
    select n.id, n.fold_key from user_notifications n
    where n.user_id = ${ownerId} and n.reference_type = 'post' and n.reference_id = ${postId}
    union select n.id, n.fold_key from (select distinct actor_id from keys) who join user_notifications n on n.actor_id = who.actor_id
    where n.fold_key in (select fold_key from keys)),
  settled as (
    select id, not (
      exists (select 1 from posts where id = ${postId} and state = 'visible')
      and (coalesce(fold_key, '') !~ '^(comment|mention):' or fold_key in (select fold_key from keys where is_visible))) as is_aside
    from found)
  update user_notifications n set is_aside = settled.is_aside
  from settled where n.id = settled.id and n.is_aside <> settled.is_aside
  returning n.user_id`;

/**
 * Lays aside what leads to a post that others do not see, and brings it back when they do; what leads to a comment only while that one is there and seen as
 * well. Whose lists changed.
 */
export async function settlePostNotices(tx: Db, ownerId: string, postId: string): Promise<string[]> {
  const changed = await tx.execute<{ user_id: string }>(settlePostQuery(ownerId, postId));
  return [...new Set(changed.rows.map((row) => row.user_id))];
}

export const settleCommentQuery = (authorId: string, commentId: string): SQL => sql`
  update user_notifications n set is_aside = not seen.is_seen
  from (
    select exists (
      select 1 from comments c join posts p on p.id = c.post_id
      where c.id = ${commentId} and c.state = 'visible' and p.state = 'visible') as is_seen) seen
  where n.actor_id = ${authorId} and n.fold_key in ('comment:' || ${commentId}, 'mention:' || ${commentId}) and n.is_aside = seen.is_seen
  returning n.user_id`;

/** The same for what leads to one comment. */
export async function settleCommentNotices(tx: Db, authorId: string, commentId: string): Promise<string[]> {
  const changed = await tx.execute<{ user_id: string }>(settleCommentQuery(authorId, commentId));
  return [...new Set(changed.rows.map((row) => row.user_id))];
}

/** A subquery: notices that lead to posts which are gone for good. What somebody told themselves, without a key, stays as they asked for it. */
const OF_GONE_POSTS = sql`
  select g.id from user_notifications g
  where g.reference_type = 'post' and g.fold_key is not null and not exists (select 1 from posts p where p.id::text = lower(g.reference_id))`;

/** Takes away all that leads to a group, and to its posts, which went with it; whose lists changed. No index serves it: groups go seldom. */
export async function deleteNoticesOfGroup(tx: Db, groupId: string): Promise<string[]> {
  const gone = await tx.execute<{ user_id: string }>(sql`
    delete from user_notifications where id in (
      select id from user_notifications where reference_type = 'group' and reference_id = ${groupId} union all ${OF_GONE_POSTS})
    returning user_id`);
  return [...new Set(gone.rows.map((row) => row.user_id))];
}

/** Takes away a person's line with a key; false when there was none. */
export async function deleteFolded(tx: Db, userId: string, foldKey: string): Promise<boolean> {
  return (
    (await tx.execute(sql`delete from user_notifications where user_id = ${userId} and fold_key = ${foldKey}`)).rowCount === 1
  );
}

/**
 * Takes away what one person was told because of another; false when there was nothing. Lines that others share are told anew before:
 * {@link listLikeLines}, {@link listSharedLines}.
 */
export async function deleteBetween(tx: Db, userId: string, actorId: string): Promise<boolean> {
  const gone = await tx.execute(sql`
    delete from user_notifications where user_id = ${userId} and actor_id = ${actorId}
      and (fold_key is null or fold_key not like 'like:%')`);
  return (gone.rowCount ?? 0) > 0;
}

/** Takes away everything that a person caused, before their account goes, but for likes, which may be others' too. */
export async function deleteAllCaused(tx: Db, actorId: string): Promise<void> {
  await tx.execute(sql`
    delete from user_notifications where actor_id = ${actorId} and (fold_key is null or fold_key not like 'like:%')`);
}

/** Lines of likes that name a person, of one receiver or all. */
export async function listLikeLines(
  tx: Db,
  actorId: string,
  userId: string | null,
): Promise<readonly { readonly userId: string; readonly postId: string }[]> {
  const whose = userId === null ? sql`` : sql`and user_id = ${userId}`;
  const found = await tx.execute<{ userId: string; postId: string }>(sql`
    select user_id as "userId", substr(fold_key, 6) as "postId" from user_notifications
    where actor_id = ${actorId} and fold_key like 'like:%' ${whose}`);
  return found.rows;
}

/** A line about a group that stands for several people, the latest of whom is named. */
export interface SharedLine {
  readonly id: string;
  readonly userId: string;
  readonly groupId: string;
  readonly foldKey: string;
  readonly foldCount: number;
  readonly message: string;
}

/** Lines about groups that stand for several people and name this one, of one receiver or all. */
export async function listSharedLines(tx: Db, actorId: string, userId: string | null): Promise<readonly SharedLine[]> {
  const whose = userId === null ? sql`` : sql`and user_id = ${userId}`;
  const found = await tx.execute<{ [Name in keyof SharedLine]: SharedLine[Name] }>(sql`
    select id, user_id as "userId", reference_id as "groupId", fold_key as "foldKey", fold_count as "foldCount", message from user_notifications
    where actor_id = ${actorId} and fold_count > 1 and reference_type = 'group' and fold_key like 'group%' ${whose}`);
  return found.rows;
}

/**
 * Removes what is older than a moment, what leads to posts that went with an account, and what is beyond the newest of a person. People who got nothing since
 * `active` were trimmed before.
 */
export async function trimNotices(db: Db, oldest: Date, active: Date, most: number): Promise<void> {
  await db.execute(sql`delete from user_notifications where created_at < ${oldest.toISOString()}::timestamptz`);
  await db.execute(sql`delete from user_notifications where id in (${OF_GONE_POSTS})`);
  await db.execute(sql`
    delete from user_notifications n using (
      select u.user_id, edge.created_at, edge.id
      from (select distinct user_id from user_notifications where created_at >= ${active.toISOString()}::timestamptz) u
      cross join lateral (
        select k.created_at, k.id from user_notifications k where k.user_id = u.user_id
        order by k.created_at desc, k.id desc offset ${most} limit 1) edge) beyond
    where n.user_id = beyond.user_id and (n.created_at, n.id) <= (beyond.created_at, beyond.id)`);
}

/** A person's notices and switches, for their download. */
export async function exportNotices(db: Db, userId: string): Promise<object> {
  const notices = await db.execute(sql`
    select id, type, title, message, reference_id, reference_type, activity_type, is_read, created_at from user_notifications
    where user_id = ${userId} and not is_aside order by created_at desc, id desc`);
  const preferences = await db.execute(sql`
    select off_in_app, off_push, quiet_from, quiet_to, updated_at from notification_preferences where user_id = ${userId}`);
  const devices = await db.execute(sql`
    select endpoint, created_at, last_success_at from push_subscriptions where user_id = ${userId} order by created_at`);
  return { notices: notices.rows, preferences: preferences.rows[0] ?? null, devices: devices.rows };
}
