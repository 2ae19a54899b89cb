import { likeNotice } from "@lockstep/domain/notifications/texts.ts";
import { findPostFacts, readLikes } from "./facts-store.ts";
import { deleteFolded, findFolded, lockPostNotices, rewordNotice } from "./store.ts";
import { tell, tellChanged, type Teller } from "./tell.ts";

const likesKey = (postId: string): string => `like:${postId}`;

/**
 * Tells a post's author of a like: all that stand are one line, which comes up unread again. A like that was taken back before it was told only words the line anew.
 */
export async function tellOfLike(teller: Teller, postId: string, likerId: string, at: Date): Promise<void> {
  const { tx } = teller;
  await lockPostNotices(tx, postId);
  const post = await findPostFacts(tx, postId);
  if (post === null || !post.isVisible || post.userId === likerId) return;
  const { named, others, isAskedFor } = await readLikes(tx, postId, post, likerId);
  if (named === null || !isAskedFor) {
    await foldAnew(teller, post.userId, postId);
    return;
  }
  const notice = likeNotice(postId, named.username, others);
  await tell(teller, { ...notice, userId: post.userId, actorId: named.id, foldKey: likesKey(postId), at }, true);
}

/** After a like went: the line says who still likes the post, or goes with the last of them. It is not told again. */
export async function foldAnew({ tx }: Teller, ownerId: string, postId: string): Promise<void> {
  await lockPostNotices(tx, postId);
  const line = await findFolded(tx, ownerId, likesKey(postId));
  if (line === null) return;
  const post = await findPostFacts(tx, postId);
  const { named, others } = post === null ? { named: null, others: 0 } : await readLikes(tx, postId, post, line.actorId);
  if (named === null) await deleteFolded(tx, ownerId, likesKey(postId));
  else await rewordNotice(tx, line.id, { message: likeNotice(postId, named.username, others).message, actorId: named.id });
  await tellChanged(tx, ownerId);
}
