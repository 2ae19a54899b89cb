import type { LikeState, Post } from "@lockstep/contract/community.ts";
import type { PostPage } from "./queries.ts";

/** The server's last words on likes in this tab, by post, and when they came. */
const answers = new Map<string, { readonly at: number; readonly state: LikeState }>();
const MOST_KEPT = 200;

/** Remembers what the server said of a like: a page that was asked for before that may arrive after it, with the older count. */
export function rememberLike(postId: string, state: LikeState): void {
  answers.delete(postId);
  answers.set(postId, { at: performance.now(), state });
  const oldest = answers.size > MOST_KEPT ? answers.keys().next().value : undefined;
  if (oldest !== undefined) answers.delete(oldest);
}

/** A post that was asked for at `startedAt`, with the like that was settled since. */
export function withLaterLike(post: Post, startedAt: number): Post {
  const later = answers.get(post.id);
  return later !== undefined && later.at > startedAt ? { ...post, ...later.state } : post;
}

/** A page that was asked for at `startedAt`, with the likes that were settled since. */
export function withLaterLikes(page: PostPage, startedAt: number): PostPage {
  const items = page.items.map((post) => withLaterLike(post, startedAt));
  return page.pinned ? { ...page, items, pinned: withLaterLike(page.pinned, startedAt) } : { ...page, items };
}
