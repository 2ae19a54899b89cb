import { createComment, createPost } from "@lockstep/contract/community.ts";
import type { Comment, Post, PostWords } from "@lockstep/contract/community.ts";
import { ApiError, callApi } from "../../api/client.ts";
import { sendCommentLater, sendPostLater } from "./pending-posts.ts";

const PATIENCE_MS = 30_000;

/** A post that is on its way: published (or held for a moderator), or waiting on the device for a connection. */
export type Published<Written> = { readonly kind: "published"; readonly written: Written } | { readonly kind: "waiting" };

export interface NewPost extends Readonly<PostWords> {
  readonly id: string;
  readonly groupId: string | null;
  readonly imageUrl: string | null;
  readonly imageAlt: string | null;
}

const isOffline = (error: unknown): boolean => error instanceof ApiError && error.code === "OFFLINE";

/** Publishes a post. Without a connection a post of words waits on the device; a picture can't, it has to be sent in first. */
export async function publishPost(owner: string, post: NewPost): Promise<Published<Post>> {
  const { id, imageUrl, imageAlt: _alt, ...words } = post;
  try {
    const written = await callApi(createPost, { body: post }, { signal: AbortSignal.timeout(PATIENCE_MS) });
    return { kind: "published", written };
  } catch (error) {
    if (!isOffline(error) || imageUrl !== null) throw error;
    await sendPostLater(owner, id, words);
    return { kind: "waiting" };
  }
}

/** Comments on a post; without a connection the comment waits on the device. */
export async function publishComment(
  owner: string,
  postId: string,
  comment: { readonly id: string; readonly content: string },
): Promise<Published<Comment>> {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const written = await callApi(createComment, { params: { id: postId }, body: comment }, { signal });
    return { kind: "published", written };
  } catch (error) {
    if (!isOffline(error)) throw error;
    await sendCommentLater(owner, postId, comment.id, comment.content);
    return { kind: "waiting" };
  }
}
