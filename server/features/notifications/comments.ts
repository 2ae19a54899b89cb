import { commentNotice, mentionNotice } from "@lockstep/domain/notifications/texts.ts";
import { findPerson, findPostFacts, isCommentVisible, mayReadPostsOf } from "./facts-store.ts";
import { lockPostNotices } from "./store.ts";
import { tell, type Teller } from "./tell.ts";

const commentKey = (commentId: string): string => `comment:${commentId}`;
const mentionKey = (postId: string, commentId: string | null): string => `mention:${commentId ?? postId}`;

/** Tells a post's author of a comment, once. */
export async function tellOfComment(
  teller: Teller,
  comment: { readonly id: string; readonly postId: string; readonly authorId: string },
  at: Date,
): Promise<void> {
  const { tx } = teller;
  await lockPostNotices(tx, comment.postId);
  const post = await findPostFacts(tx, comment.postId);
  if (post === null || !post.isVisible || post.userId === comment.authorId) return;
  if (!(await isCommentVisible(tx, comment.id))) return;
  const author = await findPerson(tx, comment.authorId);
  const notice = commentNotice(comment.postId, author?.username ?? null);
  await tell(teller, { ...notice, userId: post.userId, actorId: comment.authorId, foldKey: commentKey(comment.id), at });
}

/** Tells somebody that they were mentioned where they may read; a post's author hears of the comment already. */
export async function tellOfMention(
  teller: Teller,
  mention: { readonly userId: string; readonly postId: string; readonly commentId: string | null; readonly authorId: string },
  at: Date,
): Promise<void> {
  const { tx } = teller;
  const { userId, postId, commentId, authorId } = mention;
  await lockPostNotices(tx, postId);
  const post = await findPostFacts(tx, postId);
  if (post === null || !post.isVisible || post.userId === userId) return;
  if (commentId !== null && !(await isCommentVisible(tx, commentId))) return;
  if (!(await mayReadPostsOf(tx, post.groupId, userId))) return;
  const author = await findPerson(tx, authorId);
  const notice = mentionNotice(postId, author?.username ?? null, commentId !== null);
  await tell(teller, { ...notice, userId, actorId: authorId, foldKey: mentionKey(postId, commentId), at });
}
