import { likeNotification } from "@lockstep/domain/notifications/texts.ts";
import type { Db } from "../../platform/database/sql.ts";
import type { StoredEvent } from "../../platform/events/event-worker.ts";
import { payloadId } from "./event-payload.ts";
import { readLikes, type Facts } from "./facts-store.ts";
import { deleteById, listGrouped, rewordNotifications, type NewNotification } from "./store.ts";

const likesKey = (postId: string): string => `like:${postId}`;

/** Events after which the likes of a post are counted again, with the field that names its author. */
const AUTHOR_FIELDS: Readonly<Record<string, string>> = {
  "post.liked": "postUserId",
  "post.unliked": "postUserId",
  "notices.refold": "userId",
  "post.restored": "userId",
};

interface LikedPost {
  readonly postId: string;
  readonly authorId: string;
  /** Likes to notify of, the latest last. */
  readonly likes: { readonly likerId: string; readonly at: Date }[];
}

/**
 * All likes of a post are one notification. It comes up again with each new like that still exists; otherwise its text only follows the likes that are
 * left, and it goes with the last of them. Answers what is to be notified, and whose lists changed without that.
 */
export async function groupLikes(
  tx: Db,
  events: readonly StoredEvent[],
  facts: Facts,
): Promise<{ readonly notifications: readonly NewNotification[]; readonly changed: readonly string[] }> {
  const posts = byPost(events, facts);
  const lines = new Map(
    (
      await listGrouped(
        tx,
        posts.map(({ authorId, postId }) => ({ userId: authorId, groupKey: likesKey(postId) })),
      )
    ).map((line) => [line.groupKey, line]),
  );
  const open = posts.filter(({ postId, likes }) => likes.length > 0 || lines.has(likesKey(postId)));
  const current = await readLikes(
    tx,
    open.map(({ postId, likes }) => ({
      postId,
      // The last one that still likes the post is named.
      likerIds: [lines.get(likesKey(postId))?.actorId ?? null, ...likes.map(({ likerId }) => likerId)],
    })),
  );
  const notifications: NewNotification[] = [];
  const changed: string[] = [];
  const reworded: { id: string; message: string; actorId: string }[] = [];
  const gone: string[] = [];
  for (const { postId, authorId, likes } of open) {
    const { named = null, others = 0 } = current.get(postId) ?? {};
    const line = lines.get(likesKey(postId));
    const latest = likes.findLast(({ likerId }) => likerId === named?.id);
    if (named !== null && latest !== undefined) {
      const text = likeNotification(postId, named.username, others);
      notifications.push({
        ...text,
        userId: authorId,
        actorId: named.id,
        groupKey: likesKey(postId),
        at: latest.at,
        replaces: true,
      });
    } else if (line !== undefined) {
      changed.push(authorId);
      if (named === null) gone.push(line.id);
      else reworded.push({ id: line.id, message: likeNotification(postId, named.username, others).message, actorId: named.id });
    }
  }
  await rewordNotifications(tx, reworded);
  await deleteById(tx, gone);
  return { notifications, changed };
}

function byPost(events: readonly StoredEvent[], facts: Facts): readonly LikedPost[] {
  const posts = new Map<string, LikedPost>();
  for (const event of events) {
    const field = AUTHOR_FIELDS[event.type];
    if (field === undefined) continue;
    const postId = payloadId(event, "postId");
    const post = facts.posts.get(postId);
    const entry = posts.get(postId) ?? { postId, authorId: post?.userId ?? payloadId(event, field), likes: [] };
    posts.set(postId, entry);
    if (event.type === "post.liked" && event.actorId !== null && post?.isVisible === true)
      entry.likes.push({ likerId: event.actorId, at: event.createdAt });
  }
  return [...posts.values()];
}
