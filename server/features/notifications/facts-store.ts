import { sql } from "drizzle-orm";
import type { Db } from "../../platform/database/database.ts";
import { blockedEitherWay, notBlocked } from "../members/index.ts";

/** What a notice about a post must know of it. */
export interface PostFacts {
  readonly userId: string;
  readonly groupId: string | null;
  readonly isVisible: boolean;
  readonly isAiGenerated: boolean;
  readonly likeCount: number;
}

export async function findPostFacts(tx: Db, postId: string): Promise<PostFacts | null> {
  const found = await tx.execute<PostFacts & Record<string, unknown>>(sql`
    select user_id as "userId", group_id as "groupId", state = 'visible' as "isVisible", ai_generated as "isAiGenerated",
      like_count as "likeCount"
    from posts where id = ${postId}`);
  return found.rows[0] ?? null;
}

/** Who likes a post, as its author is told. */
export interface LikesThatStand {
  /** Somebody who likes it: the one asked for if they still do, else the latest of a few; null when nobody does whom the author may hear of. */
  readonly named: { readonly id: string; readonly username: string | null } | null;
  readonly others: number;
  readonly isAskedFor: boolean;
}

/** Likes are counted one by one up to here; beyond, the post's own count tells. */
const COUNTED = 50;

/** Reads the likes of a post but for its author's own and those of people in a block with the author. */
export async function readLikes(tx: Db, postId: string, post: PostFacts, askedFor: string | null): Promise<LikesThatStand> {
  const some = await tx.execute<{ id: string; username: string | null; isAskedFor: boolean }>(sql`
    with asked as (
      select l.user_id, l.created_at from likes l
      where l.post_id = ${postId} and l.user_id = ${askedFor}::uuid and l.user_id <> ${post.userId} and ${notBlocked(post.userId, sql`l.user_id`)}),
    few as (
      select l.user_id, l.created_at from likes l
      where l.post_id = ${postId} and l.user_id <> ${post.userId} and l.user_id is distinct from ${askedFor}::uuid
        and ${notBlocked(post.userId, sql`l.user_id`)}
      limit ${COUNTED + 1})
    select liker.user_id as id, p.username, liker.user_id is not distinct from ${askedFor}::uuid as "isAskedFor"
    from (select * from asked union all select * from few) liker left join profiles p on p.id = liker.user_id
    order by "isAskedFor" desc, liker.created_at desc`);
  const named = some.rows[0] ?? null;
  const counted = some.rows.length > COUNTED ? await countLikesOfOthers(tx, postId, post) : some.rows.length;
  return { named, others: Math.max(0, counted - 1), isAskedFor: named?.isAskedFor ?? false };
}

/** The post's own count without its author's like and those of people in a block with the author. */
async function countLikesOfOthers(tx: Db, postId: string, post: PostFacts): Promise<number> {
  const found = await tx.execute<{ left_out: number }>(sql`
    select count(*)::int as left_out
    from (select ${post.userId}::uuid as id union ${blockedEitherWay(post.userId)}) people join likes l on l.post_id = ${postId} and l.user_id = people.id`);
  return post.likeCount - (found.rows[0]?.left_out ?? 0);
}

/** Whether somebody likes a post. */
export async function likesPost(db: Db, userId: string, postId: string): Promise<boolean> {
  return (await db.execute(sql`select 1 from likes where post_id = ${postId} and user_id = ${userId}`)).rows.length > 0;
}

/** Whether somebody wrote a comment on a post that others can see. */
export async function hasCommented(db: Db, userId: string, postId: string): Promise<boolean> {
  const found = await db.execute(sql`
    select 1 from comments where user_id = ${userId} and post_id = ${postId} and state = 'visible' limit 1`);
  return found.rows.length > 0;
}

export async function isCommentVisible(tx: Db, commentId: string): Promise<boolean> {
  return (await tx.execute(sql`select 1 from comments where id = ${commentId} and state = 'visible'`)).rows.length > 0;
}

/** Whether somebody may read what is posted in a group: everybody in a public one, members in a private one. */
export async function mayReadPostsOf(tx: Db, groupId: string | null, userId: string): Promise<boolean> {
  if (groupId === null) return true;
  const found = await tx.execute(sql`
    select 1 from groups g where g.id = ${groupId} and g.hidden_at is null
      and (not g.is_private or exists (select 1 from group_members m where m.group_id = g.id and m.user_id = ${userId}))`);
  return found.rows.length > 0;
}

export async function findGroupName(tx: Db, groupId: string): Promise<string | null> {
  const found = await tx.execute<{ name: string }>(sql`select name from groups where id = ${groupId}`);
  return found.rows[0]?.name ?? null;
}

/** A group's admins who want to hear of it. */
export async function listAdminIds(tx: Db, groupId: string): Promise<readonly string[]> {
  const found = await tx.execute<{ user_id: string }>(sql`
    select user_id from group_members where group_id = ${groupId} and is_admin and not is_muted order by user_id limit 100`);
  return found.rows.map((row) => row.user_id);
}

export async function isStillMember(tx: Db, groupId: string, userId: string): Promise<boolean> {
  const found = await tx.execute(sql`select 1 from group_members where group_id = ${groupId} and user_id = ${userId}`);
  return found.rows.length > 0;
}

/** Where somebody is by their clock, and what they are called; null when they are gone. */
export async function findPerson(
  tx: Db,
  userId: string | null,
): Promise<{ readonly username: string; readonly timeZone: string } | null> {
  if (userId === null) return null;
  const found = await tx.execute<{ username: string; timeZone: string }>(sql`
    select username, time_zone as "timeZone" from profiles where id = ${userId}`);
  return found.rows[0] ?? null;
}
