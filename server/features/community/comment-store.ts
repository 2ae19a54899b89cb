import { sql, type Db } from "../../platform/database/sql.ts";
import { rowsWithEvents } from "../../platform/events/rows-with-events.ts";
import { lockReadablePost } from "./lock-readable-post.ts";

/** A comment about to be written. */
export interface NewComment {
  readonly id: string;
  readonly postId: string;
  readonly userId: string;
  readonly content: string;
  readonly state: "visible" | "held";
  readonly createdAt: Date;
}

/** What writing a comment came to. */
export interface CommentOutcome {
  /** False when the id is taken already, by whomever, or nothing could be written. */
  readonly isMade: boolean;
  /** False when the account is gone. */
  readonly isKnown: boolean;
  /** False when the person may not comment on such a post, or there is none. */
  readonly isOpen: boolean;
  /** The person may not write for now. */
  readonly isSuspended: boolean;
}

/** Writes a comment and, unless it is held, its post's count, the event and the message to open browsers: one statement, all or nothing. */
export async function insertComment(db: Db, comment: NewComment): Promise<CommentOutcome> {
  const { id, postId, userId, content, state, createdAt: now } = comment;
  const [outcome] = await rowsWithEvents<CommentOutcome>(
    db,
    (insertEvents) => sql`
    with ${lockReadablePost({ userId, postId, now })},
    made as (
      insert into comments (id, post_id, user_id, content, state, never_shown, created_at)
      select ${id}::uuid, post.id, ${userId}::uuid, ${content}::text, ${state}::text, ${state === "held"}::boolean, ${now}::timestamptz
      from post where not is_suspended
      on conflict (id) do nothing returning id, post_id, state),
    shown as (
      select made.id as comment_id, post.id, post.user_id, post.group_id from made, post where made.state = 'visible'),
    counted as (update posts set comment_count = comment_count + 1 where id = (select id from shown)),
    told as (${insertEvents({
      type: sql`'comment.created'`,
      actorId: sql`${userId}::uuid`,
      payload: sql`jsonb_build_object('commentId', comment_id, 'postId', id, 'postUserId', user_id, 'groupId', group_id)`,
      from: sql`from shown`,
    })}),
    live as (
      insert into live_events (type, audience, audience_id, actor_id, payload)
      select 'comments.changed', case when group_id is null then 'public' else 'group' end, group_id, ${userId}::uuid,
        jsonb_build_object('postId', id, 'groupId', group_id) from shown)
    select exists (select 1 from made) as "isMade", me.id is not null as "isKnown", post.id is not null as "isOpen",
      coalesce(me.is_suspended, false) as "isSuspended"
    from (select 1) one left join me on true left join post on true`,
    ([row]) => {
      const isShown = row?.isMade === true && state === "visible";
      return { hasEvents: isShown, hasLive: isShown };
    },
  );
  if (outcome === undefined) throw new Error("An outcome is always one row.");
  return outcome;
}
