import { sql, type Db, type Sql } from "../../platform/database/sql.ts";
import { bumpPostCount } from "../groups/index.ts";
import { selectWords } from "./post-words.ts";

/** A subquery: the posts that change or go with an account: its own, and those it liked or commented on. */
const touchedPosts = (userId: string): Sql => sql`(
  select id from posts where user_id = ${userId} union select post_id from likes where user_id = ${userId}
  union select post_id from comments where user_id = ${userId})`;

/**
 * Holds every group that changes when an account goes, or whose deletion would take along what goes with it: where the person is a member, which they
 * founded, and in which their posts, likes and comments are. In one go and in the order of the ids, so that two who go at once wait for each other.
 */
export async function holdGroupsOf(tx: Db, userId: string): Promise<void> {
  await tx.run(sql`
    select 1 from groups where id in (
      select group_id from group_members where user_id = ${userId} union select id from groups where created_by = ${userId}
      union select group_id from posts where id in ${touchedPosts(userId)})
    order by id for update`);
}

/** Puts right what others' posts and groups count, before an account goes with its likes, comments and posts. Rows are held in the order of their ids. */
export async function eraseFromCommunity(tx: Db, userId: string): Promise<void> {
  const counted = sql`
    select touched.post_id, count(*) filter (where touched.what = 'like')::int as likes, count(*) filter (where touched.what = 'comment')::int as comments
    from (
      select post_id, 'like' as what from likes where user_id = ${userId}
      union all select post_id, 'comment' from comments where user_id = ${userId} and state = 'visible') touched
    group by touched.post_id`;
  const groups = await tx.rows<{ group_id: string; posts: number }>(sql`
    select group_id, count(*)::int as posts from posts where user_id = ${userId} and group_id is not null and state = 'visible'
    group by group_id order by group_id`);
  for (const { group_id: groupId, posts } of groups) await bumpPostCount(tx, groupId, -posts);
  await tx.run(sql`select 1 from posts where id in ${touchedPosts(userId)} order by id for no key update`);
  await tx.run(sql`
    update posts p set like_count = greatest(0, p.like_count - c.likes), comment_count = greatest(0, p.comment_count - c.comments)
    from (${counted}) c where p.id = c.post_id and p.user_id <> ${userId}`);
}

/** Everything a person wrote and liked, for their own file; what they deleted less than a day ago too. */
export async function exportCommunity(db: Db, userId: string): Promise<unknown> {
  const posts = await db.rows(sql`
    select id, ${selectWords()}, image_url as "imageUrl", image_alt as "imageAlt", group_id as "groupId",
      workout_id as "workoutId", workout, ai_generated as "aiGenerated",
      state, like_count as "likeCount", comment_count as "commentCount", created_at as "createdAt", edited_at as "editedAt", deleted_at as "deletedAt"
    from posts where user_id = ${userId} order by created_at, id`);
  const comments = await db.rows(sql`
    select id, post_id as "postId", content, state, created_at as "createdAt", edited_at as "editedAt", deleted_at as "deletedAt"
    from comments where user_id = ${userId} order by created_at, id`);
  const likes = await db.rows(sql`
    select post_id as "postId", created_at as "createdAt" from likes where user_id = ${userId} order by created_at, post_id`);
  return { posts: posts, comments: comments, likes: likes };
}

/** Takes pinned posts down that are to be removed: with the row of a post the database would touch its group's, which is to be held before. */
async function unpinDeleted(db: Db, before: Date): Promise<void> {
  await db.run(sql`
    with held as materialized (
      select g.id from groups g join posts p on p.id = g.pinned_post_id where p.state = 'deleted' and p.deleted_at < ${before}
      order by g.id for no key update of g)
    update groups set pinned_post_id = null from held where groups.id = held.id`);
}

/** Rows that go in one step of the purge: it never holds many at once. */
const PURGED_AT_ONCE = 500;

/** Removes what was deleted before a moment, for good: it can no longer be taken back. */
export async function purgeDeleted(db: Db, before: Date): Promise<void> {
  await unpinDeleted(db, before);
  for (const table of [sql`posts`, sql`comments`]) {
    for (let removed = PURGED_AT_ONCE; removed === PURGED_AT_ONCE;) {
      const gone = await db.run(sql`
        delete from ${table} where id in (
          select id from ${table} where state = 'deleted' and deleted_at < ${before} order by deleted_at limit ${PURGED_AT_ONCE} for update skip locked)`);
      removed = gone;
    }
  }
}
