import { getPost, listComments, listGroupPosts, listMemberPosts, listPosts } from "@lockstep/contract/community.ts";
import type { Comment, Post, PostType } from "@lockstep/contract/community.ts";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type { InfiniteData } from "@tanstack/react-query";
import { callApi } from "../../api/client.ts";
import { takePageData } from "../../api/page-data.ts";
import { withLaterLike, withLaterLikes } from "./like-answers.ts";
import type { Viewer } from "../../session/me.ts";

/** Which posts a list holds. */
export type PostListOf =
  | { readonly of: "feed"; readonly postType: PostType | null; readonly following: boolean }
  | { readonly of: "group"; readonly groupId: string }
  | { readonly of: "member"; readonly username: string };

export interface PostPage {
  readonly items: Post[];
  readonly nextCursor: string | null;
  /** Of a group: the post its admins put at the top. */
  readonly pinned?: Post | null;
}
export interface CommentPage {
  readonly items: Comment[];
  readonly nextCursor: string | null;
}
export type PostPages = InfiniteData<PostPage>;
export type CommentPages = InfiniteData<CommentPage>;

export const communityKeys = {
  lists: ["posts", "list"],
  list: (viewer: Viewer, list: PostListOf) => ["posts", "list", viewer, list] as const,
  one: ["posts", "one"],
  comments: ["comments"],
  commentsOf: (viewer: Viewer, postId: string) => ["comments", viewer, postId] as const,
} as const;

// The service worker answers when there's no connection (offline/sw.ts), so the call is made in any case.
const evenOffline = { networkMode: "always", refetchOnReconnect: true } as const;
/** Opening a notification shows the cached target at once and refetches it. */
const asItStands = { ...evenOffline, refetchOnMount: "always" } as const;

/** A page of a list as it is on the server. */
export async function readPostPage(list: PostListOf, cursor: string | null, signal?: AbortSignal): Promise<PostPage> {
  const startedAt = performance.now();
  const page = await callPostPage(list, cursor === null ? {} : { cursor }, signal ? { signal } : {});
  return withLaterLikes(page, startedAt);
}

function callPostPage(list: PostListOf, query: { cursor?: string }, options: { signal?: AbortSignal }): Promise<PostPage> {
  switch (list.of) {
    case "feed": {
      const { postType, following } = list;
      const filter = { ...(postType ? { postType } : {}), ...(following ? { following: "true" as const } : {}) };
      return callApi(listPosts, { query: { ...filter, ...query } }, options);
    }
    case "group":
      return callApi(listGroupPosts, { params: { id: list.groupId }, query }, options);
    case "member":
      return callApi(listMemberPosts, { params: { username: list.username }, query }, options);
  }
}

/** The feed's first page, when the document brought it. */
function firstPageOf(viewer: Viewer, list: PostListOf): InfiniteData<PostPage, string | null> | undefined {
  const isWholeFeed = viewer !== null && list.of === "feed" && list.postType === null && !list.following;
  const page = isWholeFeed ? (takePageData("/api/posts") as PostPage | undefined) : undefined;
  return page === undefined ? undefined : { pages: [page], pageParams: [null] };
}

/**
 * Posts of a list, newest first. They are read once and then kept as they are, so that nothing moves under the eyes of who reads: use-post-news.ts asks for
 * what is new, and the person decides when it comes in.
 */
export const postListOptions = (viewer: Viewer, list: PostListOf) =>
  infiniteQueryOptions({
    queryKey: communityKeys.list(viewer, list),
    queryFn: ({ signal, pageParam }) => readPostPage(list, pageParam, signal),
    initialData: () => firstPageOf(viewer, list),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    staleTime: Infinity,
    networkMode: "always",
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  });

export const postOptions = (viewer: Viewer, id: string) =>
  queryOptions({
    ...asItStands,
    queryKey: [...communityKeys.one, viewer, id],
    queryFn: async ({ signal }) => {
      const startedAt = performance.now();
      return withLaterLike(await callApi(getPost, { params: { id } }, { signal }), startedAt);
    },
  });

/** A post's comments, oldest first. */
export const commentsOptions = (viewer: Viewer, postId: string) =>
  infiniteQueryOptions({
    ...asItStands,
    queryKey: communityKeys.commentsOf(viewer, postId),
    queryFn: ({ signal, pageParam }): Promise<CommentPage> =>
      callApi(listComments, { params: { id: postId }, query: pageParam === null ? {} : { cursor: pageParam } }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
  });
