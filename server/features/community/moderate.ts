import type { Db } from "../../platform/database/sql.ts";
import type { PostFacts, WritingState } from "@lockstep/domain/community/policy.ts";
import { moveComment, movePost, type Record } from "./change-state.ts";
import { findCommentRow } from "./read-comments.ts";
import { findPostRow } from "./read-posts.ts";
import { lockPost, lockPostInGroup, updateCommentState, updatePostState } from "./store.ts";

/** A text as a moderator judges it. */
export interface JudgedText {
  readonly id: string;
  readonly userId: string;
  readonly content: string;
  readonly imageUrl: string | null;
  readonly state: WritingState;
  /** The post it is, or is under. */
  readonly postId: string;
  readonly groupId: string | null;
  readonly createdAt: Date;
}

/** A post in whatever state, for a moderator; null when there is none. Whoever asks must have been found to be one. */
export async function findPost(db: Db, id: string): Promise<JudgedText | null> {
  const row = await findPostRow(db, null, id);
  if (row === null) return null;
  const { content, imageUrl, state, groupId, createdAt } = row;
  return { id, userId: row.author.id, content, imageUrl, state, postId: id, groupId, createdAt: new Date(createdAt) };
}

/** A comment in whatever state, for a moderator; null when there is none. */
export async function findComment(db: Db, id: string): Promise<JudgedText | null> {
  const row = await findCommentRow(db, null, id);
  if (row === null) return null;
  const post = await findPostRow(db, null, row.postId);
  const { content, state, postId, createdAt } = row;
  return {
    id,
    userId: row.author.id,
    content,
    imageUrl: null,
    state,
    postId,
    groupId: post?.groupId ?? null,
    createdAt: new Date(createdAt),
  };
}

/** Holds a post or comment still, so that nobody changes what a moderator lets stand while they do. Of other subjects there's nothing to hold here. */
export async function holdText(
  tx: Db,
  actorId: string,
  { type, id }: { readonly type: string; readonly id: string },
): Promise<void> {
  if (type === "post") await lockPostInGroup(tx, actorId, id);
  const comment = type === "comment" ? await findCommentRow(tx, actorId, id) : null;
  if (comment !== null) await lockPost(tx, actorId, comment.postId);
}

/** A moderator's word on a text: `visible` approves or restores it, `hidden` takes it away. */
export interface Verdict {
  readonly id: string;
  readonly state: "visible" | "hidden";
  readonly actorId: string;
  readonly now: Date;
}

/**
 * Gives a post another state with its group's count, the event and the message to open browsers, inside the moderation's transaction. What its author
 * deleted stays deleted; the verdict holds should they take that back. False when there's no such post or it is so already. The caller has checked that the
 * actor may moderate.
 */
export async function setPostState(tx: Db, record: Record, { id, state, actorId, now }: Verdict): Promise<boolean> {
  await lockPostInGroup(tx, actorId, id);
  const post = await findPostRow(tx, actorId, id);
  if (post === null || post.state === state) return false;
  if (post.state !== "deleted") {
    await movePost(tx, record, post, { to: state, actorId, now });
    return true;
  }
  if (post.stateBefore === state) return false;
  await updatePostState(tx, id, { ...post, stateBefore: state });
  return true;
}

/** As {@link setPostState}, for a comment and its post's count. */
export async function setCommentState(tx: Db, record: Record, { id, state, actorId, now }: Verdict): Promise<boolean> {
  const found = await findCommentRow(tx, actorId, id);
  if (found === null) return false;
  await lockPost(tx, actorId, found.postId);
  const comment = await findCommentRow(tx, actorId, id);
  const post = await findPostRow(tx, actorId, found.postId);
  if (comment === null || post === null || comment.state === state) return false;
  if (comment.state !== "deleted") {
    await moveComment(tx, record, comment, post, { to: state, actorId, now });
    return true;
  }
  if (comment.stateBefore === state) return false;
  await updateCommentState(tx, id, { ...comment, stateBefore: state });
  return true;
}

/** What decides about a post, and the viewer's relation to it; for features that ask whether someone may see it. */
export async function findPostFacts(db: Db, viewerId: string | null, id: string): Promise<PostFacts | null> {
  return (await findPostRow(db, viewerId, id))?.facts ?? null;
}
