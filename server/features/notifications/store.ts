import type { NotificationKind, NotificationType } from "@lockstep/domain/notifications/notification.ts";
import type { NotificationText } from "@lockstep/domain/notifications/texts.ts";
import { sql, type Db, type Sql } from "../../platform/database/sql.ts";
import { notBlockedBetween } from "../members/index.ts";

/** A stored notification, with the username of whoever caused it. */
export interface NotificationRow {
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

/** A notification before it is stored. */
export interface NewNotification extends Omit<NotificationText, "activityType"> {
  readonly activityType: string | null;
  readonly userId: string;
  /** Who caused it; null for the system. */
  readonly actorId: string | null;
  /** Notifications of one person with the same key are one. */
  readonly groupKey: string | null;
  /** How many events it covers since it was last read. */
  readonly groupCount?: number;
  readonly at: Date;
  /** One with the same key is replaced, unread again and on top; otherwise it stays as it is. */
  readonly replaces?: boolean;
}

type RawNotification = Omit<NotificationRow, "createdAt"> & { createdAt: string };

const COLUMNS = sql.raw(`
  n.id, n.user_id as "userId", n.type, n.kind, n.title, n.message, n.reference_id as "referenceId", n.reference_type as "referenceType",
  n.activity_type as "activityType", n.is_read as "isRead", n.created_at as "createdAt",
  (select p.username from profiles p where p.id = n.actor_id) as "actorUsername"`);

const toNotification = (row: RawNotification): NotificationRow => ({ ...row, createdAt: new Date(row.createdAt) });

export const notificationsQuery = (userId: string, limit: number): Sql => sql`
  select ${COLUMNS} from user_notifications n where n.user_id = ${userId} and not n.is_aside order by n.created_at desc, n.id desc limit ${limit}`;

/** A person's latest. */
export async function listNotifications(db: Db, userId: string, limit: number): Promise<NotificationRow[]> {
  return (await db.rows<RawNotification>(notificationsQuery(userId, limit))).map(toNotification);
}

export async function findNotification(db: Db, id: string): Promise<NotificationRow | null> {
  const row = await db.first<RawNotification>(
    sql`select ${COLUMNS} from user_notifications n where n.id = ${id} and not n.is_aside`,
  );
  return row === null ? null : toNotification(row);
}

const MOST_COUNTED = 1000;

export const unreadQuery = (userId: string): Sql => sql`
  select count(*)::int as count from (
    select 1 from user_notifications where user_id = ${userId} and not is_read and not is_aside limit ${MOST_COUNTED}) as unread`;

/** How many are unread; above a thousand nobody counts. */
export async function countUnread(db: Db, userId: string): Promise<number> {
  return (await db.first<{ count: number }>(unreadQuery(userId)))?.count ?? 0;
}

/** False when it was read already. */
export async function markRead(tx: Db, id: string): Promise<boolean> {
  return (await tx.run(sql`update user_notifications set is_read = true where id = ${id} and not is_read`)) === 1;
}

/** The rows are locked in the order in which a batch of new notifications replaces them. */
export async function markAllRead(tx: Db, userId: string): Promise<number> {
  return tx.run(sql`
    with unread as materialized (
      select id from user_notifications where user_id = ${userId} and not is_read and not is_aside order by fold_key for no key update)
    update user_notifications n set is_read = true from unread where n.id = unread.id`);
}

export async function deleteNotification(tx: Db, id: string): Promise<void> {
  await tx.run(sql`delete from user_notifications where id = ${id}`);
}

/**
 * One writer at a time for each key. Call it before looking at what the notifications are about: whoever writes last has then seen what holds. In one
 * order, so that two batches never wait for each other.
 */
export async function lockNotifications(tx: Db, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  const sorted = [...new Set(keys)].toSorted();
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(key, 0)) from unnest(${sorted}::text[]) as key`);
}

/** A notification that was stored, or came up again. */
export interface StoredNotification {
  readonly id: string;
  readonly userId: string;
  readonly actorId: string | null;
  readonly hasDevice: boolean;
}

/** A condition on a row `d`: the receiver neither switched the kind off nor is in a block with the actor. */
const IS_WANTED = sql`
  (d."actorId" is null or ${notBlockedBetween(sql`d."userId"`, sql`d."actorId"`)})
  and not exists (select 1 from notification_preferences o where o.user_id = d."userId" and d.kind = any (o.off_in_app))`;

/**
 * Stores notifications of people who want them and still exist. One with the same key is replaced, unread again and on top (`replaces`), or stays as it is
 * and isn't in the answer. At most one for each person and key.
 */
export async function putNotifications(
  tx: Db,
  notifications: readonly NewNotification[],
  replaces: boolean,
): Promise<readonly StoredNotification[]> {
  if (notifications.length === 0) return [];
  const conflict = replaces
    ? sql`do update set type = excluded.type, kind = excluded.kind, title = excluded.title, message = excluded.message,
        reference_id = excluded.reference_id, reference_type = excluded.reference_type, activity_type = excluded.activity_type,
        actor_id = excluded.actor_id, fold_count = excluded.fold_count, is_read = false, is_aside = false,
        created_at = greatest(n.created_at, excluded.created_at)
      where n.is_read or n.is_aside or n.created_at < excluded.created_at
        or (n.message, n.actor_id) is distinct from (excluded.message, excluded.actor_id)`
    : sql`do nothing`;
  return tx.rows<StoredNotification>(sql`
    with put as (
      insert into user_notifications as n (user_id, type, kind, title, message, reference_id, reference_type, activity_type, actor_id, fold_key, fold_count, created_at)
      select d."userId", d.type, d.kind, d.title, d.message, d."referenceId", d."referenceType", d."activityType",
        (select a.id from users a where a.id = d."actorId"), d."groupKey", coalesce(d."groupCount", 1), d.at
      from jsonb_to_recordset(${sql.json(notifications)}) as d (
        "userId" uuid, type text, kind text, title text, message text, "referenceId" text, "referenceType" text, "activityType" text,
        "actorId" uuid, "groupKey" text, "groupCount" int, at timestamptz)
      where d."userId" = (select u.id from users u where u.id = d."userId") and ${IS_WANTED}
      order by d."userId", d."groupKey", d.at
      on conflict (user_id, fold_key) where fold_key is not null ${conflict}
      returning id, user_id, actor_id)
    select id, user_id as "userId", actor_id as "actorId",
      exists (select 1 from push_subscriptions s where s.user_id = put.user_id) as "hasDevice"
    from put`);
}

/** A notification for everything with its key. */
export interface GroupedRow {
  readonly id: string;
  readonly groupKey: string;
  readonly actorId: string | null;
}

export async function listGrouped(
  tx: Db,
  of: readonly { readonly userId: string; readonly groupKey: string }[],
): Promise<readonly GroupedRow[]> {
  if (of.length === 0) return [];
  return tx.rows<GroupedRow>(sql`
    select n.id, n.fold_key as "groupKey", n.actor_id as "actorId"
    from unnest(${of.map(({ userId }) => userId)}::uuid[], ${of.map(({ groupKey }) => groupKey)}::text[]) as asked (user_id, key)
    join user_notifications n on n.user_id = asked.user_id and n.fold_key = asked.key`);
}

/** Changes the text of notifications without bringing them up again; `groupCount` stays where it isn't given. */
export async function rewordNotifications(
  tx: Db,
  lines: readonly {
    readonly id: string;
    readonly message: string;
    readonly actorId: string | null;
    readonly groupCount?: number;
  }[],
): Promise<void> {
  if (lines.length === 0) return;
  await tx.run(sql`
    update user_notifications n set message = d.message, actor_id = (select a.id from users a where a.id = d."actorId"),
      fold_count = coalesce(d."groupCount", n.fold_count)
    from jsonb_to_recordset(${sql.json(lines)}) as d (id uuid, message text, "actorId" uuid, "groupCount" int) where n.id = d.id`);
}

/**
 * One notification for every member of a group who wants it: not the author, not those who muted it or are in a block with the author. One that's still
 * unread counts on; `newPosts` follows the number then. Answers those whose receiver has a device to push to.
 */
export async function putGroupNotifications(
  tx: Db,
  groupId: string,
  notification: Omit<NewNotification, "userId">,
  newPosts: string,
): Promise<readonly string[]> {
  const put = await tx.rows<{ id: string }>(sql`
    with d as materialized (
      select m.user_id as "userId", ${notification.actorId}::uuid as "actorId", ${notification.kind}::text as kind
      from group_members m where m.group_id = ${groupId} and not m.is_muted),
    put as (
      insert into user_notifications as n (user_id, type, kind, title, message, reference_id, reference_type, activity_type, actor_id, fold_key, created_at)
      select d."userId", ${notification.type}, d.kind, ${notification.title}, ${notification.message}, ${notification.referenceId},
        ${notification.referenceType}, ${notification.activityType}, (select a.id from users a where a.id = d."actorId"),
        ${notification.groupKey}, ${notification.at}::timestamptz
      from d where d."userId" is distinct from d."actorId" and ${IS_WANTED}
      order by d."userId"
      on conflict (user_id, fold_key) where fold_key is not null do update set
        message = case when n.is_read then excluded.message else left((n.fold_count + 1)::text || ${newPosts}, 1000) end,
        fold_count = case when n.is_read then 1 else n.fold_count + 1 end,
        actor_id = excluded.actor_id, is_read = false, created_at = greatest(n.created_at, excluded.created_at)
      returning id, user_id)
    select put.id from put where exists (select 1 from push_subscriptions s where s.user_id = put.user_id)`);
  return put.map(({ id }) => id);
}

/** What leads to a post is found by whom it's for or who caused it, each by its index: its author's notifications, and mentions in it. */
export const settlePostQuery = (ownerId: string, postId: string): Sql => sql`
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
 * Lays aside what leads to a post that others don't see, and brings it back when they do; what leads to a comment only while that one is there and seen as
 * well. Whose lists changed.
 */
export async function settlePostNotifications(tx: Db, ownerId: string, postId: string): Promise<string[]> {
  const changed = await tx.rows<{ user_id: string }>(settlePostQuery(ownerId, postId));
  return [...new Set(changed.map((row) => row.user_id))];
}

export const settleCommentQuery = (authorId: string, commentId: string): Sql => sql`
  update user_notifications n set is_aside = not seen.is_seen
  from (
    select exists (
      select 1 from comments c join posts p on p.id = c.post_id
      where c.id = ${commentId} and c.state = 'visible' and p.state = 'visible') as is_seen) seen
  where n.actor_id = ${authorId} and n.fold_key in ('comment:' || ${commentId}, 'mention:' || ${commentId}) and n.is_aside = seen.is_seen
  returning n.user_id`;

/** The same for what leads to one comment. */
export async function settleCommentNotifications(tx: Db, authorId: string, commentId: string): Promise<string[]> {
  const changed = await tx.rows<{ user_id: string }>(settleCommentQuery(authorId, commentId));
  return [...new Set(changed.map((row) => row.user_id))];
}

/** A subquery: notifications that lead to posts which no longer exist. What people created for themselves has no key and stays. */
const OF_GONE_POSTS = sql`
  select g.id from user_notifications g
  where g.reference_type = 'post' and g.fold_key is not null and not exists (select 1 from posts p where p.id::text = lower(g.reference_id))`;

/** Takes away all that leads to a group, and to its posts, which went with it; whose lists changed. No index serves it: groups go seldom. */
export async function deleteNotificationsOfGroup(tx: Db, groupId: string): Promise<string[]> {
  const gone = await tx.rows<{ user_id: string }>(sql`
    delete from user_notifications where id in (
      select id from user_notifications where reference_type = 'group' and reference_id = ${groupId} union all ${OF_GONE_POSTS})
    returning user_id`);
  return [...new Set(gone.map((row) => row.user_id))];
}

export async function deleteById(tx: Db, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await tx.run(sql`delete from user_notifications where id = any (${ids}::uuid[])`);
}

/**
 * Removes one person's notifications caused by another; false when there were none. Shared ones are reworded first:
 * {@link listLikeLines}, {@link listSharedLines}.
 */
export async function deleteBetween(tx: Db, userId: string, actorId: string): Promise<boolean> {
  const gone = await tx.run(sql`
    delete from user_notifications where user_id = ${userId} and actor_id = ${actorId}
      and (fold_key is null or fold_key not like 'like:%')`);
  return gone > 0;
}

/** Takes away everything that a person caused, before their account goes, but for likes, which may be others' too. */
export async function deleteAllCaused(tx: Db, actorId: string): Promise<void> {
  await tx.run(sql`
    delete from user_notifications where actor_id = ${actorId} and (fold_key is null or fold_key not like 'like:%')`);
}

/** Lines of likes that name a person, of one receiver or all. */
export async function listLikeLines(
  tx: Db,
  actorId: string,
  userId: string | null,
): Promise<readonly { readonly userId: string; readonly postId: string }[]> {
  const whose = userId === null ? sql`` : sql`and user_id = ${userId}`;
  const found = await tx.rows<{ userId: string; postId: string }>(sql`
    select user_id as "userId", substr(fold_key, 6) as "postId" from user_notifications
    where actor_id = ${actorId} and fold_key like 'like:%' ${whose}`);
  return found;
}

/** A group's notification for several people, naming the latest. */
export interface SharedLine {
  readonly id: string;
  readonly userId: string;
  readonly groupId: string;
  readonly groupKey: string;
  readonly groupCount: number;
  readonly message: string;
}

/** Lines about groups that stand for several people and name this one, of one receiver or all. */
export async function listSharedLines(tx: Db, actorId: string, userId: string | null): Promise<readonly SharedLine[]> {
  const whose = userId === null ? sql`` : sql`and user_id = ${userId}`;
  const found = await tx.rows<SharedLine>(sql`
    select id, user_id as "userId", reference_id as "groupId", fold_key as "groupKey", fold_count as "groupCount", message from user_notifications
    where actor_id = ${actorId} and fold_count > 1 and reference_type = 'group' and fold_key like 'group%' ${whose}`);
  return found;
}

/**
 * Removes what is older than a moment, what leads to posts that went with an account, and what is beyond the newest of a person. People who got nothing since
 * `active` were trimmed before.
 */
export async function trimNotifications(db: Db, oldest: Date, active: Date, most: number): Promise<void> {
  await db.run(sql`delete from user_notifications where created_at < ${oldest.toISOString()}::timestamptz`);
  await db.run(sql`delete from user_notifications where id in (${OF_GONE_POSTS})`);
  await db.run(sql`
    delete from user_notifications n using (
      select u.user_id, edge.created_at, edge.id
      from (select distinct user_id from user_notifications where created_at >= ${active.toISOString()}::timestamptz) u
      cross join lateral (
        select k.created_at, k.id from user_notifications k where k.user_id = u.user_id
        order by k.created_at desc, k.id desc offset ${most} limit 1) edge) beyond
    where n.user_id = beyond.user_id and (n.created_at, n.id) <= (beyond.created_at, beyond.id)`);
}

/** A person's notices and switches, for their download. */
export async function exportNotifications(db: Db, userId: string): Promise<object> {
  const notifications = await db.rows(sql`
    select id, type, title, message, reference_id, reference_type, activity_type, is_read, created_at from user_notifications
    where user_id = ${userId} and not is_aside order by created_at desc, id desc`);
  const preferences = await db.first(sql`
    select off_in_app, off_push, off_email, quiet_from, quiet_to, updated_at from notification_preferences where user_id = ${userId}`);
  const devices = await db.rows(sql`
    select endpoint, created_at, last_success_at from push_subscriptions where user_id = ${userId} order by created_at`);
  return { notices: notifications, preferences, devices };
}

export async function findGroupName(tx: Db, groupId: string): Promise<string | null> {
  return (await tx.first<{ name: string }>(sql`select name from groups where id = ${groupId}`))?.name ?? null;
}
