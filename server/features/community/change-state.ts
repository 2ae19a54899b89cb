import type { WritingState } from "@lockstep/domain/community/policy.ts";
import type { DomainEvent } from "../../platform/events/outbox.ts";
import type { Db } from "../../platform/database/sql.ts";
import { publishLive, type Audience } from "../../platform/live/publish-live.ts";
import { bumpPostCount } from "../groups/index.ts";
import type { CommentRow } from "./read-comments.ts";
import type { PostRow } from "./read-posts.ts";
import { bumpComments, updateCommentState, updatePostState, type StateChange } from "./store.ts";

export type Record = (event: DomainEvent) => Promise<void>;

/** What a change of state is made of: who does it, when, and why it happens. */
export interface Transition {
  readonly to: WritingState;
  readonly actorId: string | null;
  readonly now: Date;
}

/** Who may receive a post's events. */
export function audienceOf(post: { readonly groupId: string | null }): Audience {
  return post.groupId === null ? { kind: "public" } : { kind: "group", groupId: post.groupId };
}

/**
 * Moves a post to another state with all that hangs on it: the group's count, the event, the message to open browsers. Call it with the post held
 * by `lockPost` and read after that.
 */
export async function movePost(tx: Db, record: Record, post: PostRow, { to, actorId, now }: Transition): Promise<void> {
  if (post.state === to) return;
  await updatePostState(tx, post.id, nextState(post, { to, actorId, now }));
  const by = Number(to === "visible") - Number(post.state === "visible");
  if (post.groupId !== null && by !== 0) await bumpPostCount(tx, post.groupId, by);
  const { id: postId, groupId } = post;
  const userId = post.author.id;
  const event = postEvent(post, to);
  if (event === "post.created")
    await record({ type: event, actorId: userId, payload: { postId, groupId, postType: post.postType, state: to } });
  else if (event !== null) await record({ type: event, actorId, payload: { postId, groupId, userId } });
  if (by === 0) return;
  const audience = audienceOf(post);
  if (by < 0) await publishLive(tx, { event: { type: "post.removed", postId, groupId }, audience, actorId: userId });
  else if (post.neverShown)
    await publishLive(tx, { event: { type: "post.created", postId, groupId, authorId: userId }, audience, actorId: userId });
  else await publishLive(tx, { event: { type: "post.changed", postId, groupId }, audience, actorId: userId });
}

/** Moves a comment to another state, with its post's count. Call it with the post held by `lockPost` and both read after that. */
export async function moveComment(
  tx: Db,
  record: Record,
  comment: CommentRow,
  post: PostRow,
  { to, actorId, now }: Transition,
): Promise<void> {
  if (comment.state === to) return;
  await updateCommentState(tx, comment.id, nextState(comment, { to, actorId, now }));
  const by = Number(to === "visible") - Number(comment.state === "visible");
  if (by !== 0) await bumpComments(tx, post.id, by);
  const { id: commentId, postId } = comment;
  const userId = comment.author.id;
  if (by > 0 && comment.neverShown)
    await record({
      type: "comment.created",
      actorId: userId,
      payload: { commentId, postId, postUserId: post.author.id, groupId: post.groupId },
    });
  else if (to === "deleted") await record({ type: "comment.deleted", actorId, payload: { commentId, postId, userId } });
  else if (by < 0 || (to === "hidden" && comment.state === "held"))
    await record({ type: "comment.hidden", actorId, payload: { commentId, postId, userId } });
  else if (by > 0) await record({ type: "comment.restored", actorId, payload: { commentId, postId, userId } });
  if (by !== 0)
    await publishLive(tx, {
      event: { type: "comments.changed", postId, groupId: post.groupId },
      audience: audienceOf(post),
      actorId: userId,
    });
}

function nextState(from: PostRow | CommentRow, { to, actorId, now }: Transition): StateChange {
  const isDeleted = to === "deleted";
  return {
    state: to,
    stateBefore: isDeleted ? from.state : null,
    deletedAt: isDeleted ? now : null,
    deletedBy: isDeleted ? actorId : null,
    neverShown: from.neverShown && to !== "visible",
  };
}

function postEvent(post: PostRow, to: WritingState): "post.created" | "post.deleted" | "post.hidden" | "post.restored" | null {
  if (to === "deleted") return "post.deleted";
  if (to === "hidden") return post.state === "deleted" ? null : "post.hidden";
  if (to === "held") return post.state === "visible" ? "post.hidden" : null;
  return post.neverShown ? "post.created" : "post.restored";
}
