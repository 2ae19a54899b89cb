import { asLists, batch } from "../../platform/database/batch.ts";
import { perDatabase } from "../../platform/database/per-database.ts";
import { sql, type Db, type Sql } from "../../platform/database/sql.ts";
import { rowsWithEvents, type InsertEvents, type Written } from "../../platform/events/rows-with-events.ts";
import { lockReadablePost, lockReadablePosts, type ReactionLists } from "./lock-readable-post.ts";

/** What a like or its withdrawal did. */
export interface LikeOutcome {
  readonly likeCount: number;
  readonly hasChanged: boolean;
  /** The person may not write for now; nothing was done. */
  readonly isSuspended: boolean;
}

/** Likes and their withdrawals that changed nothing have no event, and nobody has a message. */
const wroteOf = (outcomes: readonly LikeOutcome[]): Written => ({
  hasEvents: outcomes.some(({ hasChanged }) => hasChanged),
  hasLive: false,
});

function outcomeOf(insertEvents: InsertEvents, type: Sql, userId: string): Sql {
  return sql`
    told as (${insertEvents({
      type,
      actorId: sql`${userId}::uuid`,
      payload: sql`jsonb_build_object('postId', post.id, 'postUserId', post.user_id)`,
      from: sql`from post, changed`,
    })})
    select coalesce((select like_count from bumped), post.like_count) as "likeCount", exists (select 1 from changed) as "hasChanged",
      post.is_suspended as "isSuspended"
    from post`;
}

const likeOf = (insertEvents: InsertEvents, { userId, postId, now }: NewLike): Sql => sql`
    with ${lockReadablePost({ userId, postId, now })},
    changed as (
      insert into likes (post_id, user_id, is_own, created_at)
      select id, ${userId}::uuid, user_id = ${userId}::uuid, ${now}::timestamptz from post where not is_suspended
      on conflict (post_id, user_id) do nothing returning post_id),
    bumped as (update posts set like_count = like_count + 1 where id = (select post_id from changed) returning like_count),
    ${outcomeOf(insertEvents, sql`'post.liked'`, userId)}`;

const unlikeOf = (insertEvents: InsertEvents, { userId, postId, now }: NewLike): Sql => sql`
    with ${lockReadablePost({ userId, postId, now })},
    changed as (delete from likes where post_id = (select id from post) and user_id = ${userId}::uuid returning post_id),
    bumped as (update posts set like_count = like_count - 1 where id = (select post_id from changed) returning like_count),
    ${outcomeOf(insertEvents, sql`'post.unliked'`, userId)}`;

/** Likes of many people for many posts, in one statement. */
const likesOf = (insertEvents: InsertEvents, lists: ReactionLists): Sql => sql`
    with ${lockReadablePosts(lists)},
    changed as (
      insert into likes (post_id, user_id, is_own, created_at)
      select id, liker, liker = user_id, asked_at from post where not is_suspended
      on conflict (post_id, user_id) do nothing returning post_id, user_id),
    bumped as (
      update posts p set like_count = p.like_count + more.likes
      from (select post_id, count(*)::int as likes from changed group by post_id) more where p.id = more.post_id returning p.id, p.like_count),
    told as (${insertEvents({
      type: sql`'post.liked'`,
      actorId: sql`changed.user_id`,
      payload: sql`jsonb_build_object('postId', held.id, 'postUserId', held.user_id)`,
      from: sql`from changed join held on held.id = changed.post_id`,
    })})
    select post.liker as "userId", post.id as "postId", coalesce(bumped.like_count, post.like_count) as "likeCount",
      exists (select 1 from changed where post_id = post.id and user_id = post.liker) as "hasChanged", post.is_suspended as "isSuspended"
    from post left join bumped on bumped.id = post.id`;
/** So many likes go together. */
const MOST_LIKES = 16;

/** A like that someone gives. */
export interface NewLike {
  readonly userId: string;
  readonly postId: string;
  readonly now: Date;
}

/**
 * Likes a post: the like, the count and the event in one statement, all or nothing. Null when there's no such post for the person. Likes that come
 * close together share a statement.
 */
export const likesInto = perDatabase((db) =>
  batch<NewLike, LikeOutcome | null>({
    maxSize: MOST_LIKES,
    runTogether: (likes) => insertLikes(db, likes),
    runAlone: (like) => insertLike(db, like),
  }),
);

/** One like on its own, after whoever holds its post. */
export async function insertLike(db: Db, like: NewLike): Promise<LikeOutcome | null> {
  const [outcome] = await rowsWithEvents<LikeOutcome>(db, (insertEvents) => likeOf(insertEvents, like), wroteOf);
  return outcome ?? null;
}

/** Likes in their order; undefined for those that weren't given, because there's no such post for the person, or someone else holds it. */
export async function insertLikes(db: Db, likes: readonly NewLike[]): Promise<readonly (LikeOutcome | undefined)[]> {
  const lists = asLists(likes, MOST_LIKES, {
    userIds: ({ userId }) => userId,
    postIds: ({ postId }) => postId,
    moments: ({ now }) => now.toISOString(),
  });
  const outcomes = await rowsWithEvents<LikeOutcome & { readonly userId: string; readonly postId: string }>(
    db,
    (insertEvents) => likesOf(insertEvents, lists),
    wroteOf,
  );
  return likes.map(({ userId, postId }) => outcomes.find((each) => each.userId === userId && each.postId === postId));
}

/** Takes a like back, in the same way; suspended people may. */
export async function deleteLike(db: Db, like: NewLike): Promise<LikeOutcome | null> {
  const [outcome] = await rowsWithEvents<LikeOutcome>(db, (insertEvents) => unlikeOf(insertEvents, like), wroteOf);
  return outcome ?? null;
}
