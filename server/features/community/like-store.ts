import { sql, type SQL } from "drizzle-orm";
import type { Db } from "../../platform/database/database.ts";
import { statement } from "../../platform/database/run-prepared.ts";
import { openPost } from "./open-post.ts";

/** What a like or its withdrawal did. */
export interface LikeOutcome {
  readonly likeCount: number;
  readonly hasChanged: boolean;
  /** The person may not write for now; nothing was done. */
  readonly isSuspended: boolean;
}

const VALUES = ["userId", "postId", "now"] as const;

function outcomeOf(type: "post.liked" | "post.unliked", userId: SQL): SQL {
  return sql`
    told as (
      insert into domain_events (id, type, actor_id, payload)
      select gen_random_uuid(), ${sql.raw(`'${type}'`)}, ${userId}::uuid, jsonb_build_object('postId', post.id, 'postUserId', post.user_id) from post, changed)
    select coalesce((select like_count from bumped), post.like_count) as "likeCount", exists (select 1 from changed) as "hasChanged",
      post.is_suspended as "isSuspended"
    from post`;
}

const LIKE = statement(
  VALUES,
  ({ userId, postId, now }) => sql`
    with ${openPost({ userId, postId, now })},
    changed as (
      insert into likes (post_id, user_id, created_at) select id, ${userId}::uuid, ${now}::timestamptz from post where not is_suspended
      on conflict (post_id, user_id) do nothing returning post_id),
    bumped as (update posts set like_count = like_count + 1 where id = (select post_id from changed) returning like_count),
    ${outcomeOf("post.liked", userId)}`,
);

const UNLIKE = statement(
  VALUES,
  ({ userId, postId, now }) => sql`
    with ${openPost({ userId, postId, now })},
    changed as (delete from likes where post_id = (select id from post) and user_id = ${userId}::uuid returning post_id),
    bumped as (update posts set like_count = like_count - 1 where id = (select post_id from changed) returning like_count),
    ${outcomeOf("post.unliked", userId)}`,
);

/** Likes a post: the like, the count and the event in one statement, all or nothing. Null when there is no such post for the person. */
export async function insertLike(db: Db, userId: string, postId: string, now: Date): Promise<LikeOutcome | null> {
  const [outcome] = await LIKE.run<LikeOutcome>(db, { userId, postId, now });
  return outcome ?? null;
}

/** Takes a like back, in the same way; suspended people may. */
export async function deleteLike(db: Db, userId: string, postId: string, now: Date): Promise<LikeOutcome | null> {
  const [outcome] = await UNLIKE.run<LikeOutcome>(db, { userId, postId, now });
  return outcome ?? null;
}
