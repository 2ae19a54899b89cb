import type { Comment, LikeState, Post, PostWords } from "@lockstep/contract/community.ts";
import { useQueryClient } from "@tanstack/react-query";
import type { QueryClient } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import { logFailure } from "../../api/log-failure.ts";
import { newId } from "../../api/new-id.ts";
import { outbox } from "../../offline/browser-outbox.ts";
import { kindOf } from "../../offline/outbox.ts";
import type { OutboxEntry } from "../../offline/outbox.ts";
import { useOutboxEntries } from "../../offline/use-pending-writes.ts";
import type { Viewer } from "../../session/me.ts";
import { applyLike, changeComment, insertPost, rereadPost } from "./post-cache.ts";
import { communityKeys } from "./queries.ts";

/** A post's words and where it goes, as they wait. */
export type PlacedWords = Readonly<PostWords> & { readonly groupId: string | null };
export type PendingPost = OutboxEntry<PlacedWords & { readonly createdAt: string }>;
export type PendingComment = OutboxEntry<{ readonly postId: string; readonly content: string; readonly createdAt: string }>;
export type PendingLike = OutboxEntry<{ readonly postId: string; readonly liked: boolean }>;

const isPost = (entry: OutboxEntry): entry is PendingPost => kindOf(entry) === "post" && entry.change !== null;
const isComment = (entry: OutboxEntry): entry is PendingComment => kindOf(entry) === "comment" && entry.change !== null;
const isLike = (entry: OutboxEntry): entry is PendingLike => kindOf(entry) === "like" && entry.change !== null;

/** What a post's like looks like while the server hasn't answered: the last press counts at once. */
export function withIntent(post: LikeState, intent: boolean | null): LikeState {
  if (intent === null || intent === post.likedByMe) return { likeCount: post.likeCount, likedByMe: post.likedByMe };
  return { likeCount: Math.max(0, post.likeCount + (intent ? 1 : -1)), likedByMe: intent };
}

/** The member's last press on this post's heart that isn't in the server's data yet; null when there is none. */
export function intentFor(entries: ReadonlyArray<OutboxEntry>, owner: string | null, postId: string): boolean | null {
  const found = entries
    .filter(isLike)
    .findLast((each) => each.owner === owner && each.change.postId === postId && each.state !== "refused");
  return found?.change.liked ?? null;
}

export function useLikeIntent(owner: string | null, postId: string): boolean | null {
  return intentFor(useOutboxEntries(), owner, postId);
}

/** What a member wrote that the server doesn't have, or has refused. */
export function usePendingPosts(owner: string | null): ReadonlyArray<PendingPost> {
  const entries = useOutboxEntries();
  return useMemo(() => entries.filter(isPost).filter((each) => each.owner === owner), [entries, owner]);
}
export function usePendingComments(owner: string | null, postId: string): ReadonlyArray<PendingComment> {
  const entries = useOutboxEntries();
  return useMemo(
    () => entries.filter(isComment).filter((each) => each.owner === owner && each.change.postId === postId),
    [entries, owner, postId],
  );
}

/** Likes a post or takes the like back. The last press wins, in whatever tab it was; it reaches the server when there's a connection. */
export async function sendLike(owner: string, postId: string, liked: boolean): Promise<void> {
  await outbox?.add({
    id: newId(),
    key: `like:${postId}`,
    owner,
    method: liked ? "PUT" : "DELETE",
    path: `/api/posts/${postId}/like`,
    change: { postId, liked },
    replacesWaiting: true,
  });
}

/** Keeps a post until there's a connection. */
export async function sendPostLater(owner: string, id: string, words: PlacedWords): Promise<void> {
  const change = { ...words, createdAt: new Date().toISOString() };
  const body = { id, ...words };
  await outbox?.add({ id, key: `post:${id}`, owner, method: "POST", path: "/api/posts", body, change, keepRefused: true });
}

/** Keeps a comment until there's a connection. */
export async function sendCommentLater(owner: string, postId: string, id: string, content: string): Promise<void> {
  const path = `/api/posts/${postId}/comments`;
  const change = { postId, content, createdAt: new Date().toISOString() };
  await outbox?.add({
    id,
    key: `comment:${postId}`,
    owner,
    method: "POST",
    path,
    body: { id, content },
    change,
    keepRefused: true,
  });
}

/** Takes a text back that waits or was refused. One that the server may have without having answered is deleted there too. */
export async function withdraw(entry: PendingPost | PendingComment): Promise<void> {
  const { id, key, owner, place, state } = entry;
  if (state === "refused") return outbox?.discard(place);
  if (await outbox?.withdraw(place)) return;
  const path = isPost(entry) ? `/api/posts/${id}` : `/api/comments/${id}`;
  await outbox?.add({ id: newId(), key, owner, method: "DELETE", path, change: null });
  await outbox?.discard(place);
}

/** Changes a post that waits or was refused: it becomes another post, for the server may have the first one. */
export async function rewrite(entry: PendingPost, words: PlacedWords): Promise<void> {
  await sendPostLater(entry.owner, newId(), words);
  await withdraw(entry);
}

/** Entries whose answer this tab has shown. */
const shown = new Set<string>();

/** Puts the server's answer into the lists. */
async function showAnswer(queryClient: QueryClient, viewer: Viewer, entry: OutboxEntry): Promise<void> {
  const { id, key, state, answer } = entry;
  const about = key.slice(key.indexOf(":") + 1);
  if (state === "refused" || answer === null || answer === undefined) {
    if (!isPost(entry)) await rereadPost(queryClient, viewer, about);
  } else if (isPost(entry)) insertPost(queryClient, viewer, answer as Post);
  else if (isComment(entry)) changeComment(queryClient, viewer, about, id, answer as Comment);
  else applyLike(queryClient, about, answer as LikeState);
}

/** Shows what the server answered to this member's posts, comments and likes, and drops what was laid over. */
async function settle(queryClient: QueryClient, viewer: string): Promise<void> {
  await outbox?.load();
  const answered = (outbox?.entries() ?? []).filter(
    (entry) =>
      entry.owner === viewer &&
      entry.state !== "waiting" &&
      !shown.has(entry.place) &&
      (isPost(entry) || isComment(entry) || isLike(entry)),
  );
  for (const { place } of answered) shown.add(place);
  // What an earlier page sent is in the lists that this one read.
  const isEarlier = ({ sentAt = Date.now() }: OutboxEntry) => sentAt < performance.timeOrigin;
  await Promise.all(answered.filter((entry) => !isEarlier(entry)).map((entry) => showAnswer(queryClient, viewer, entry)));
  const sent = answered.filter(({ state }) => state === "sent");
  if (sent.length > 0) await outbox?.settle(sent.map(({ place }) => place));
  if (sent.some(isEarlier)) await queryClient.invalidateQueries({ queryKey: communityKeys.lists });
}

/** Every page that shows posts calls it. */
export function useSettledPosts(viewer: Viewer): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (viewer === null) return;
    const go = () => void settle(queryClient, viewer).catch((error: unknown) => logFailure("A post wasn't settled", error));
    go();
    return outbox?.subscribe(go);
  }, [queryClient, viewer]);
}
