import type { Comment, LikeState, Post, PostType } from "@lockstep/contract/community.ts";
import { useQueryClient } from "@tanstack/react-query";
import type { QueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { onAnswered, outbox } from "../offline/browser-outbox.ts";
import type { Answered } from "../offline/browser-outbox.ts";
import { newId } from "../plans/new-id.ts";
import { createPendingStore, usePendingStore } from "../plans/pending-store.ts";
import { applyLike, changeComment, insertPost, rereadPost } from "./post-cache.ts";
import { communityKeys } from "./queries.ts";
import type { Viewer } from "./queries.ts";

interface Waiting {
  readonly owner: string;
  /** The id of the entry in the outbox; of a post or comment it is its own. */
  readonly id: string;
}
export interface WaitingLike extends Waiting {
  readonly kind: "like";
  readonly postId: string;
  readonly liked: boolean;
}
export interface WaitingPost extends Waiting {
  readonly kind: "post";
  readonly content: string;
  readonly postType: PostType;
  readonly groupId: string | null;
  readonly createdAt: string;
  /** The server's words when it would not take it; the text stays until the person lets go of it. */
  readonly refused?: string;
}
export interface WaitingComment extends Waiting {
  readonly kind: "comment";
  readonly postId: string;
  readonly content: string;
  readonly createdAt: string;
  readonly refused?: string;
}
export type WaitingWrite = WaitingLike | WaitingPost | WaitingComment;

const keyOf = (write: WaitingWrite): string =>
  write.kind === "like" ? `${write.owner}|like|${write.postId}` : `${write.owner}|${write.kind}|${write.id}`;

/** What people wrote and liked that the server has not answered yet, on this device and in all tabs. */
export const waitingWrites = createPendingStore<WaitingWrite>("community", { keyOf, letsGo: "at-once" });

export function useWaiting(): ReadonlyArray<WaitingWrite> {
  return usePendingStore(waitingWrites);
}

/** What a post's like looks like while the server has not answered: the last press counts at once. */
export function withIntent(post: LikeState, intent: boolean | null): LikeState {
  if (intent === null || intent === post.likedByMe) return { likeCount: post.likeCount, likedByMe: post.likedByMe };
  return { likeCount: Math.max(0, post.likeCount + (intent ? 1 : -1)), likedByMe: intent };
}

/** The person's last press on this post's heart that the server has not answered; null when there is none. */
export function intentFor(writes: ReadonlyArray<WaitingWrite>, owner: string | null, postId: string): boolean | null {
  const found = writes.findLast((each) => each.kind === "like" && each.owner === owner && each.postId === postId);
  return found?.kind === "like" ? found.liked : null;
}

/** Likes a post or takes it back. The last press wins, in whatever tab it was; it reaches the server when there is a connection. */
export async function sendLike(owner: string, postId: string, liked: boolean): Promise<void> {
  const id = newId();
  const path = `/api/posts/${postId}/like`;
  await waitingWrites.send(
    { kind: "like", owner, id, postId, liked },
    { id, key: `like:${postId}`, owner, method: liked ? "PUT" : "DELETE", path, replacesWaiting: true },
  );
}

/** Keeps a post or comment until there is a connection. */
export async function sendLater(write: WaitingPost | WaitingComment): Promise<void> {
  const { owner, id, content } = write;
  if (write.kind === "post") {
    const body = { id, content, postType: write.postType, groupId: write.groupId };
    await waitingWrites.send(write, { id, key: `post:${id}`, owner, method: "POST", path: "/api/posts", body });
  } else {
    const path = `/api/posts/${write.postId}/comments`;
    await waitingWrites.send(write, { id, key: `comment:${write.postId}`, owner, method: "POST", path, body: { id, content } });
  }
}

/** Lets go of a text that the server would not take. */
export async function discardWaiting(write: WaitingWrite): Promise<void> {
  await waitingWrites.drop([write]);
}

/** What is written here under `like:`, `post:` and `comment:` is the community's. */
const OURS = /^(?<kind>like|post|comment):(?<id>.+)$/;

/** The server has spoken of something that waited: shows what it said. */
export async function settleAnswer(
  queryClient: QueryClient,
  viewer: Viewer,
  { entry, answer, refused }: Answered,
): Promise<void> {
  const { kind, id } = OURS.exec(entry.key)?.groups ?? {};
  if (kind === undefined || id === undefined || entry.owner !== viewer) return;
  const write = waitingWrites.all().find((each) => each.id === entry.id);
  if (refused !== null) {
    if (write && write.kind !== "like") await waitingWrites.add({ ...write, refused });
    else if (write) await waitingWrites.drop([write]);
    if (kind !== "post") await rereadPost(queryClient, viewer, id);
    return;
  }
  if (kind === "post") insertPost(queryClient, viewer, answer as Post);
  else if (kind === "comment") changeComment(queryClient, viewer, id, entry.id, answer as Comment);
  else if (answer === null) await rereadPost(queryClient, viewer, id);
  else applyLike(queryClient, id, answer as LikeState);
  if (write) await waitingWrites.drop([write]);
}

const settledFor = new Set<string>();

/** What an earlier page left and the outbox no longer holds was answered when nobody listened. */
async function settleLeftovers(queryClient: QueryClient, owner: string): Promise<void> {
  await waitingWrites.load();
  await outbox?.refresh();
  if (settledFor.has(owner) || outbox?.state(owner).unsent !== 0) return;
  settledFor.add(owner);
  const left = waitingWrites.all().filter((each) => each.owner === owner && (each.kind === "like" || each.refused === undefined));
  if (left.length === 0) return;
  await waitingWrites.drop(left);
  await queryClient.invalidateQueries({ queryKey: communityKeys.lists });
}

/** Listens for the server's answers to what waited. Every page that shows posts calls it. */
export function useWaitingWrites(viewer: Viewer): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (viewer === null) return;
    void settleLeftovers(queryClient, viewer);
    return onAnswered((answered) => void settleAnswer(queryClient, viewer, answered));
  }, [queryClient, viewer]);
}
