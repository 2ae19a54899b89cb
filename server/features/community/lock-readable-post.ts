import { sql, type Sql, type Value } from "../../platform/database/sql.ts";
import { isReadableBy } from "./readable-post.ts";

/** Who likes or comments on what, and when; as values or columns. */
export interface Reaction {
  readonly userId: Sql | Value;
  readonly postId: Sql | Value;
  readonly now: Sql | Value;
}

/** The same of many reactions, as lists of one length; nulls fill them up. */
export type ReactionLists = Readonly<Record<"userIds" | "postIds" | "moments", readonly (string | null)[]>>;

/**
 * The post that a like or comment is for, locked until the statement's end: two parts of a statement, `me` and `post`, so that one statement does it
 * all. The person's own row is locked first: see `lockPost`.
 */
export function lockReadablePost({ userId, postId, now }: Reaction): Sql {
  const me = sql`${userId}::uuid`;
  return sql`
    me as materialized (
      select u.id, coalesce((select suspended_until > ${now}::timestamptz from profiles where id = u.id), false) as is_suspended
      from users u where u.id = ${me} for key share of u),
    post as materialized (
      select p.id, p.user_id, p.group_id, p.like_count, me.is_suspended from me, posts p
      where p.id = ${postId}::uuid and ${isReadableBy(me)}
      for no key update of p)`;
}

/**
 * The same for many people and posts at once (three lists of one length, nulls fill them up), `post` naming each `liker`. Rows that someone else holds
 * just now are left out instead of waited for: whoever holds many rows and waits for one more is in another's way sooner or later.
 */
export function lockReadablePosts({ userIds, postIds, moments }: ReactionLists): Sql {
  return sql`
    asked as materialized (
      select user_id, post_id, asked_at
      from unnest(${userIds}::uuid[], ${postIds}::uuid[], ${moments}::timestamptz[]) as each (user_id, post_id, asked_at)),
    person as materialized (
      select u.id, (select suspended_until from profiles where id = u.id) as suspended_until
      from users u where u.id in (select user_id from asked) for key share of u skip locked),
    held as materialized (
      select p.id, p.user_id, p.group_id, p.like_count, p.state from posts p
      where p.id in (select post_id from asked) for no key update of p skip locked),
    post as materialized (
      select p.id, p.user_id, p.like_count, person.id as liker, asked.asked_at,
        coalesce(person.suspended_until > asked.asked_at, false) as is_suspended
      from asked join person on person.id = asked.user_id join held p on p.id = asked.post_id
      where ${isReadableBy(sql`person.id`)})`;
}
