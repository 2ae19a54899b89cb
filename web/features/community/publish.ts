import { createComment, createPost } from "@lockstep/contract/community.ts";
import type { Comment, Post } from "@lockstep/contract/community.ts";
import { ApiError, callApi } from "../../api/client.ts";
import { sendCommentLater, sendPostLater } from "./pending-posts.ts";
import type { PlacedWords } from "./pending-posts.ts";

const PATIENCE_MS = 30_000;

/** A post that is on its way: published (or held for a moderator), or waiting on the device for a connection. */
export type Published<Written> = { readonly kind: "published"; readonly written: Written } | { readonly kind: "waiting" };

export type NewPost = PlacedWords & Readonly<{ id: string; imageUrl: string | null; imageAlt: string | null }>;

/** Publishes at once; without a connection `later` keeps it on the device, where that's possible. */
async function publish<Written>(
  call: (options: { signal: AbortSignal }) => Promise<Written>,
  later: (() => Promise<void>) | null,
): Promise<Published<Written>> {
  try {
    return { kind: "published", written: await call({ signal: AbortSignal.timeout(PATIENCE_MS) }) };
  } catch (error) {
    if (later === null || !(error instanceof ApiError) || error.code !== "OFFLINE") throw error;
    await later();
    return { kind: "waiting" };
  }
}

/** Publishes a post. Without a connection a post of words waits on the device; a picture can't, it has to be sent in first. */
export function publishPost(owner: string, post: NewPost): Promise<Published<Post>> {
  const { id, imageUrl, imageAlt: _alt, ...words } = post;
  const later = imageUrl === null ? () => sendPostLater(owner, id, words) : null;
  return publish((options) => callApi(createPost, { body: post }, options), later);
}

/** Comments on a post; without a connection the comment waits on the device. */
export function publishComment(
  owner: string,
  postId: string,
  comment: { id: string; content: string },
): Promise<Published<Comment>> {
  const { id, content } = comment;
  return publish(
    (options) => callApi(createComment, { params: { id: postId }, body: { id, content } }, options),
    () => sendCommentLater(owner, id, { postId, content }),
  );
}
