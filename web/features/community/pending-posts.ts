import type { Comment, LikeState, Post, PostWords } from "@lockstep/contract/community.ts";
import type { QueryClient } from "@tanstack/react-query";
import { newId } from "../../api/new-id.ts";
import { outbox } from "../../offline/browser-outbox.ts";
import { kindOf } from "../../offline/outbox.ts";
import type { OutboxEntry } from "../../offline/outbox.ts";
import { askedAt } from "../../offline/settled-meanwhile.ts";
import { addWrite, writeKind } from "../../offline/write-kind.ts";
import type { WriteKind } from "../../offline/write-kind.ts";
import { applyLike, changeComment, insertPost, refetchPost } from "./post-cache.ts";
import { communityKeys } from "./queries.ts";

/** A post's words and where it goes, as they wait. */
export type PlacedWords = Readonly<PostWords> & { readonly groupId: string | null };
export type WaitingPost = PlacedWords & { readonly createdAt: string };
export interface WaitingComment {
  readonly postId: string;
  readonly content: string;
  readonly createdAt: string;
}
export interface Like {
  readonly postId: string;
  readonly liked: boolean;
}
export type PendingPost = OutboxEntry<WaitingPost>;
export type PendingComment = OutboxEntry<WaitingComment>;

/** Has each of the server's answers put into the lists; `show` gets null when the server refused, or had nothing left to do. */
function showing<Change>(
  show: (queryClient: QueryClient, entry: OutboxEntry<Change>, answer: unknown) => unknown,
): WriteKind<Change>["settle"] {
  return async (queryClient, answered) => {
    // What an earlier page sent is in the lists that this one read.
    const isEarlier = ({ sentAt = Date.now() }: OutboxEntry) => sentAt < askedAt;
    const answerOf = ({ state, answer }: OutboxEntry) => (state === "refused" ? null : (answer ?? null));
    await Promise.all(answered.filter((entry) => !isEarlier(entry)).map((entry) => show(queryClient, entry, answerOf(entry))));
    if (answered.some(isEarlier)) await queryClient.invalidateQueries({ queryKey: communityKeys.lists });
    return true;
  };
}

export const POSTS = writeKind<WriteKind<WaitingPost>>({
  kind: "post",
  about: (_change, id) => id,
  request: ({ createdAt: _createdAt, ...words }, id) => ({ method: "POST", path: "/api/posts", body: { id, ...words } }),
  settle: showing((queryClient, { owner }, answer) => {
    if (answer !== null) insertPost(queryClient, owner, answer as Post);
  }),
});

export const COMMENTS = writeKind<WriteKind<WaitingComment>>({
  kind: "comment",
  about: ({ postId }) => postId,
  request: ({ postId, content }, id) => ({ method: "POST", path: `/api/posts/${postId}/comments`, body: { id, content } }),
  settle: showing((queryClient, { id, owner, change }, answer) =>
    answer === null
      ? refetchPost(queryClient, owner, change.postId)
      : changeComment(queryClient, owner, change.postId, id, answer as Comment),
  ),
});

/** The last press wins, in whatever tab it was. */
export const LIKES = writeKind<WriteKind<Like>>({
  kind: "like",
  about: ({ postId }) => postId,
  replacesWaiting: true,
  request: ({ postId, liked }) => ({ method: liked ? "PUT" : "DELETE", path: `/api/posts/${postId}/like` }),
  settle: showing((queryClient, { owner, change: { postId } }, answer) =>
    answer === null ? refetchPost(queryClient, owner, postId) : applyLike(queryClient, postId, answer as LikeState),
  ),
});

/** A post as it looks after the member's last press on its heart, which counts at once, although the server may not have answered it. */
export function withLikes(post: LikeState & { readonly id: string }, likes: ReadonlyArray<OutboxEntry<Like>>): LikeState {
  const { likeCount, likedByMe } = post;
  const last = likes.findLast(({ change, state }) => change.postId === post.id && state !== "refused")?.change.liked ?? likedByMe;
  return last === likedByMe ? { likeCount, likedByMe } : { likeCount: Math.max(0, likeCount + (last ? 1 : -1)), likedByMe: last };
}

/** Keeps a post until there's a connection. */
export const sendPostLater = (owner: string, id: string, words: PlacedWords): Promise<void> =>
  addWrite(POSTS, owner, { ...words, createdAt: new Date().toISOString() }, id);

/** Takes a text back that waits or was refused. One that the server may have without having answered is deleted there too. */
export async function withdraw(entry: PendingPost | PendingComment): Promise<void> {
  const { id, key, owner, place, state } = entry;
  if (state === "refused") return outbox?.discard(place);
  if (await outbox?.withdraw(place)) return;
  const path = kindOf(entry) === POSTS.kind ? `/api/posts/${id}` : `/api/comments/${id}`;
  await outbox?.add({ id: newId(), key, owner, method: "DELETE", path, change: null });
  await outbox?.discard(place);
}

/** Keeps a comment until there's a connection. */
export const sendCommentLater = (owner: string, id: string, comment: Omit<WaitingComment, "createdAt">): Promise<void> =>
  addWrite(COMMENTS, owner, { ...comment, createdAt: new Date().toISOString() }, id);

/** Changes a post that waits or was refused: it becomes another post, for the server may have the first one. */
export async function rewrite(entry: PendingPost, words: PlacedWords): Promise<void> {
  await sendPostLater(entry.owner, newId(), words);
  await withdraw(entry);
}

/** The same for a comment. */
export async function rewriteComment(entry: PendingComment, content: string): Promise<void> {
  await sendCommentLater(entry.owner, newId(), { postId: entry.change.postId, content });
  await withdraw(entry);
}
