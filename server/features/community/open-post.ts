import { sql, type SQL } from "drizzle-orm";

/**
 * The post a like or comment is for, held still until the statement's end: two parts of a statement, `me` and `post`. Their conditions are those of
 * the domain's `canLike` and `canComment`, said in SQL so that one statement does it all; a test holds the two against each other. The person's own row is held first: see `lockPost`.
 */
export function openPost({ userId, postId, now }: { readonly userId: SQL; readonly postId: SQL; readonly now: SQL }): SQL {
  const me = sql`${userId}::uuid`;
  return sql`
    me as materialized (
      select u.id, coalesce((select suspended_until > ${now}::timestamptz from profiles where id = u.id), false) as is_suspended
      from users u where u.id = ${me} for key share of u),
    post as materialized (
      select p.id, p.user_id, p.group_id, p.like_count, me.is_suspended from me, posts p
      where p.id = ${postId}::uuid and p.state = 'visible'
        and not exists (select 1 from blocks b where b.blocker_id = ${me} and b.blocked_id = p.user_id)
        and not exists (select 1 from blocks b where b.blocker_id = p.user_id and b.blocked_id = ${me})
        and (p.group_id is null or exists (
          select 1 from groups g where g.id = p.group_id and g.hidden_at is null
            and (not g.is_private or exists (select 1 from group_members gm where gm.group_id = g.id and gm.user_id = ${me}))))
      for no key update of p)`;
}
