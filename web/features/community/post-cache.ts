import type { Comment, LikeState, Post } from "@lockstep/contract/community.ts";
import { getPost } from "@lockstep/contract/community.ts";
import type { QueryClient } from "@tanstack/react-query";
import { ApiError, callApi } from "../../api/client.ts";
import { logFailure } from "../../api/log-failure.ts";
import { refetchShown } from "../../live/refetch-shown.ts";
import { rememberLike, withLaterLike } from "./like-answers.ts";
import { belongsTo, withChangedPost, withComment, withPost } from "./post-pages.ts";
import type { PostChange } from "./post-pages.ts";
import { communityKeys } from "./queries.ts";
import type { CommentPages, PostListOf, PostPages } from "./queries.ts";
import type { Viewer } from "../../session/me.ts";

/** Changes a post wherever it's shown, or (null) takes it away. */
export function changePost(queryClient: QueryClient, id: string, change: PostChange): void {
  queryClient.setQueriesData<PostPages>(
    { queryKey: communityKeys.lists },
    (pages) => pages && withChangedPost(pages, id, change),
  );
  for (const [key, post] of queryClient.getQueriesData<Post>({ queryKey: communityKeys.one })) {
    if (post?.id !== id) continue;
    const changed = change(post);
    if (changed !== null) queryClient.setQueryData(key, changed);
  }
}

/** Puts a post where it belongs in every list: a new one at the top, a restored one back at its place. */
export function insertPost(queryClient: QueryClient, viewer: Viewer, post: Post): void {
  for (const [queryKey] of queryClient.getQueriesData<PostPages>({ queryKey: [...communityKeys.lists, viewer] })) {
    if (!belongsTo(queryKey[3] as PostListOf, post)) continue;
    queryClient.setQueryData<PostPages>(queryKey, (pages) => pages && withPost(pages, post));
    // What was asked for before the post was there comes without it.
    void refetchShown(queryClient, { queryKey, exact: true, fetchStatus: "fetching" });
  }
  queryClient.setQueryData([...communityKeys.one, viewer, post.id], post);
}

/** What the server said of a like, wherever the post is shown. */
export function applyLike(queryClient: QueryClient, postId: string, state: LikeState): void {
  rememberLike(postId, state);
  changePost(queryClient, postId, (post) => ({ ...post, ...state }));
}

/** Takes all posts of a member away: after a block. */
export function removePostsOf(queryClient: QueryClient, userId: string): void {
  queryClient.setQueriesData<PostPages>({ queryKey: communityKeys.lists }, (pages) => {
    const theirs = pages?.pages.flatMap((page) => page.items).filter((post) => post.author.id === userId) ?? [];
    return pages && theirs.reduce((result, post) => withChangedPost(result, post.id, () => null), pages);
  });
  void queryClient.invalidateQueries({ queryKey: communityKeys.comments });
}

/** Is this post shown anywhere right now? */
export function isPostKnown(queryClient: QueryClient, id: string): boolean {
  const inLists = queryClient
    .getQueriesData<PostPages>({ queryKey: communityKeys.lists })
    .some(([, pages]) => pages?.pages.some((page) => page.pinned?.id === id || page.items.some((post) => post.id === id)));
  return inLists || queryClient.getQueriesData<Post>({ queryKey: communityKeys.one }).some(([, post]) => post?.id === id);
}

/** Refetches one post; one that was deleted is no longer shown. */
export function refetchPost(queryClient: QueryClient, viewer: Viewer, id: string): Promise<void> {
  return refetch(queryClient, viewer, id, (post) => changePost(queryClient, id, () => post));
}

/** Reads a post that came back and puts it where it stood. */
export function returnPost(queryClient: QueryClient, viewer: Viewer, id: string): Promise<void> {
  return refetch(queryClient, viewer, id, (post) => insertPost(queryClient, viewer, post));
}

async function refetch(queryClient: QueryClient, viewer: Viewer, id: string, show: (post: Post) => void): Promise<void> {
  const startedAt = performance.now();
  try {
    show(withLaterLike(await callApi(getPost, { params: { id } }), startedAt));
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) dropPost(queryClient, viewer, id);
    else logFailure("A post was not refetched", error);
  }
}

/** The post is gone: out of the lists, and its own page says so. */
export function dropPost(queryClient: QueryClient, viewer: Viewer, id: string): void {
  changePost(queryClient, id, () => null);
  void queryClient.invalidateQueries({ queryKey: [...communityKeys.one, viewer, id] });
}

/** Puts a comment among the others, or (null) takes it out; the post's count follows. */
export function changeComment(
  queryClient: QueryClient,
  viewer: Viewer,
  postId: string,
  id: string,
  comment: Comment | null,
): void {
  const key = communityKeys.commentsOf(viewer, postId);
  const known =
    queryClient.getQueryData<CommentPages>(key)?.pages.some((page) => page.items.some((each) => each.id === id)) ?? false;
  queryClient.setQueryData<CommentPages>(key, (pages) => pages && withComment(pages, id, comment));
  const by = comment === null ? (known ? -1 : 0) : known ? 0 : 1;
  if (by === 0) return;
  changePost(queryClient, postId, (post) => ({ ...post, commentCount: Math.max(0, post.commentCount + by) }));
}
