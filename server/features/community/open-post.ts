import { sql, type SQL } from "drizzle-orm";

/** The conditions of the domain's `canLike` and `canComment` on a post `p`, said in SQL; a test holds the two against each other. */
function isOpenTo(me: SQL): SQL {
  return sql`
    not exists (select 1 from blocks b where b.blocker_id = ${me} and b.blocked_id = p.user_id)
    and not exists (select 1 from blocks b where b.blocker_id = p.user_id and b.blocked_id = ${me})
    and (p.group_id is null or exists (
      select 1 from groups g where g.id = p.group_id and g.hidden_at is null
        and (not g.is_private or exists (select 1 from group_members gm where gm.group_id = g.id and gm.user_id = ${me}))))`;
}

/**
 * The post a like or comment is for, held still until the statement's end: two parts of a statement, `me` and `post`, so that one statement does it
 * all. The person's own row is held first: see `lockPost`.
 */
export function openPost({ userId, postId, now }: { readonly userId: SQL; readonly postId: SQL; readonly now: SQL }): SQL {
  const me = sql`${userId}::uuid`;
  return sql`
    me as materialized (
      select u.id, coalesce((select suspended_until > ${now}::timestamptz from profiles where id = u.id), false) as is_suspended
      from users u where u.id = ${me} for key share of u),
    post as materialized (
      select p.id, p.user_id, p.group_id, p.like_count, me.is_suspended from me, posts p
      where p.id = ${postId}::uuid and p.state = 'visible' and ${isOpenTo(me)}
      for no key update of p)`;
}

/**
 * The same for many people and posts at once (three lists of one length, nulls fill them up), `post` naming each `liker`. Rows that somebody else holds
 * just now are left out instead of waited for: whoever holds many rows and waits for one more stands in another's way sooner or later.
 */
export function openPosts({ userIds, postIds, moments }: Readonly<Record<"userIds" | "postIds" | "moments", SQL>>): SQL {
  return sql`
    asked as materialized (
      select user_id, post_id, asked_at
      from unnest(${userIds}::uuid[], ${postIds}::uuid[], ${moments}::timestamptz[]) as each (user_id, post_id, asked_at)),
    person as materialized (
      select u.id, (select suspended_until from profiles where id = u.id) as suspended_until
      from users u where u.id in (select user_id from asked) for key share of u skip locked),
    held as materialized (
      select p.id, p.user_id, p.group_id, p.like_count from posts p
      where p.id in (select post_id from asked) and p.state = 'visible' for no key update of p skip locked),
    post as materialized (
      select p.id, p.user_id, p.like_count, person.id as liker, asked.asked_at,
        coalesce(person.suspended_until > asked.asked_at, false) as is_suspended
      from asked join person on person.id = asked.user_id join held p on p.id = asked.post_id
      where ${isOpenTo(sql`person.id`)})`;
}
