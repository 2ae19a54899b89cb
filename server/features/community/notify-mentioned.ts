import { maySeeComment, maySeePost } from "@lockstep/domain/community/policy.ts";
import { mentionsIn } from "@lockstep/domain/community/safe-text.ts";
import type { HandlerContext, StoredEvent } from "../../platform/events/event-worker.ts";
import type { Db } from "../../platform/database/sql.ts";
import { findMemberByUsername } from "../members/index.ts";
import { findCommentRow } from "./read-comments.ts";
import { findPostRow } from "./read-posts.ts";

/**
 * Once a post or comment is visible, notifies the members it mentions by `@username` who may see it. Mentions notify once, when the text is
 * published; a later edit notifies nobody.
 */
export async function notifyMentioned(event: StoredEvent, { tx, record }: HandlerContext): Promise<void> {
  const { postId, commentId = null } = event.payload as { readonly postId: string; readonly commentId?: string };
  const comment = commentId === null ? null : await findCommentRow(tx, null, commentId);
  const post = await findPostRow(tx, null, postId);
  if (post === null || (commentId !== null && comment === null)) return;
  const text = comment ?? post;
  for (const name of mentionsIn(text.content)) {
    const member = await findMemberByUsername(tx, name);
    if (member === null || member.id === text.author.id) continue;
    if (!(await isSeenBy(tx, member.id, postId, commentId))) continue;
    await record({
      type: "member.mentioned",
      actorId: text.author.id,
      payload: { userId: member.id, postId, commentId },
    });
  }
}

/** Checked as a plain member: a moderator's right to look isn't a reason to notify them. */
async function isSeenBy(tx: Db, userId: string, postId: string, commentId: string | null): Promise<boolean> {
  const viewer = { userId, role: "member" } as const;
  const post = await findPostRow(tx, userId, postId);
  if (post === null || !maySeePost(viewer, post.facts)) return false;
  if (commentId === null) return true;
  const comment = await findCommentRow(tx, userId, commentId);
  if (comment === null) return false;
  return maySeeComment(viewer, {
    authorId: comment.author.id,
    state: comment.state,
    isBlocked: comment.isBlocked,
    post: post.facts,
  });
}
