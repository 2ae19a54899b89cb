/**
 * The best statements we can write by hand for what the product does, on the same tables and stored counters, without session, policy, privacy or
 * events: what the product is measured against.
 */
const PAGE = `
  select p.id, p.content, p.image_url, p.post_type, p.group_id, p.ai_generated, p.created_at, p.like_count, p.comment_count,
    u.id as author_id, u.username, u.avatar_url,
    exists (select from likes l where l.post_id = p.id and l.user_id = $1) as liked_by_me
  from page p join profiles u on u.id = p.user_id order by p.created_at desc, p.id desc`;

export const FEED = `
  with page as materialized (
    select * from posts where group_id is null and state = 'visible' order by created_at desc, id desc limit 30
  ) ${PAGE}`;

export const NEXT_PAGE = `
  with page as materialized (
    select * from posts where group_id is null and state = 'visible' and (created_at, id) < ($2, $3)
    order by created_at desc, id desc limit 30
  ) ${PAGE}`;

export const GROUP_PAGE = `
  with page as materialized (
    select * from posts where group_id = $2 and state = 'visible' order by created_at desc, id desc limit 30
  ) ${PAGE}`;

export const POST = `
  insert into posts (id, user_id, content, post_type) values (gen_random_uuid(), $1, $2, $3)
  returning id, content, image_url, post_type, group_id, ai_generated, created_at, like_count, comment_count`;

export const LIKE = `
  with made as (insert into likes (post_id, user_id) values ($2, $1) on conflict do nothing returning post_id)
  update posts set like_count = like_count + 1 where id in (select post_id from made) returning like_count`;

export const COMMENT = `
  with counted as (update posts set comment_count = comment_count + 1 where id = $2 returning id)
  insert into comments (id, post_id, user_id, content) select gen_random_uuid(), id, $1, $3 from counted
  returning id, post_id, content, created_at`;

export const NOTIFICATIONS = `
  select id, type, title, message, reference_id, is_read, created_at from user_notifications
  where user_id = $1 order by created_at desc, id desc limit 50`;

export const UNREAD = `select count(*)::int as unread from user_notifications where user_id = $1 and not is_read`;
