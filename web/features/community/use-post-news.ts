import type { LiveEvent } from "@lockstep/contract/live.ts";
import { useQueryClient } from "@tanstack/react-query";
import type { QueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { logFailure } from "../../api/log-failure.ts";
import { useLive } from "../../live/live.ts";
import { refetchShown } from "../../live/refetch-shown.ts";
import { dropPost, isPostKnown, refetchPost, returnPost } from "./post-cache.ts";
import { newsIn, withFresherPosts, withNews } from "./post-pages.ts";
import { communityKeys, readPostPage } from "./queries.ts";
import type { PostListOf, PostPage, PostPages } from "./queries.ts";
import type { Viewer } from "../../session/me.ts";

/** Many browsers get a post's event at once, so each waits a random moment before refetching. */
const SHORTEST_WAIT_MS = 150;
const SPREAD_MS = 450;
/** While much is being written, the list is asked for once in this time. */
const PAUSE_MS = 3000;
/** Coming back to a list that was read longer ago asks for what is new. */
const OLD_AFTER_MS = 30_000;

const FOLLOWED = ["post.created", "post.changed", "post.removed", "comments.changed", "reset"] as const;
const HEARD = ["post.created", "post.removed", "reset"] as const;

/** Does this news concern the list? Whose posts someone follows only the server knows. */
function concerns(list: PostListOf, event: LiveEvent): boolean {
  if (event.type === "reset") return true;
  if (event.type !== "post.created") return false;
  if (list.of === "group") return event.groupId === list.groupId;
  return list.of === "member" || event.groupId === null;
}

/** Posts that went away while they were shown: taken back, they return to their place. */
const gone = new Set<string>();

/** Asks again for a post or its comments when someone changed them and they are shown. */
function followChange(queryClient: QueryClient, viewer: Viewer, event: LiveEvent): void {
  if (event.type === "post.removed") {
    if (isPostKnown(queryClient, event.postId)) gone.add(event.postId);
    dropPost(queryClient, viewer, event.postId);
  } else if (event.type === "post.changed" && gone.delete(event.postId)) {
    void returnPost(queryClient, viewer, event.postId);
  } else if (event.type === "post.changed" || event.type === "comments.changed") {
    if (!isPostKnown(queryClient, event.postId)) return;
    void refetchPost(queryClient, viewer, event.postId);
    if (event.type === "comments.changed")
      void refetchShown(queryClient, { queryKey: communityKeys.commentsOf(viewer, event.postId) });
  } else {
    // A list that shows nothing yet has nobody who asks for its news (usePostNews).
    void refetchShown(queryClient, { queryKey: communityKeys.lists, predicate: ({ state }) => state.data === undefined });
    if (event.type !== "reset") return;
    void refetchShown(queryClient, { queryKey: communityKeys.comments });
    void refetchShown(queryClient, { queryKey: communityKeys.one });
  }
}

/** Keeps the posts and comments that are shown as they are on the server. Every page that shows posts calls it. */
export function useLivePosts(viewer: Viewer): void {
  const queryClient = useQueryClient();
  useLive(FOLLOWED, (event) => followChange(queryClient, viewer, event));
}

/** When to ask for the first page: soon after news, never too often, and only while someone looks. */
function useQuietCheck(check: () => Promise<void>): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const last = useRef(0);
  const owed = useRef(false);
  const ask = useCallback(() => {
    if (document.visibilityState !== "visible") {
      owed.current = true;
      return;
    }
    if (timer.current !== undefined) return;
    const soonest = Math.max(0, last.current + PAUSE_MS - Date.now());
    timer.current = setTimeout(
      () => {
        timer.current = undefined;
        last.current = Date.now();
        void check();
      },
      Math.max(soonest, SHORTEST_WAIT_MS + Math.random() * SPREAD_MS),
    );
  }, [check]);
  useEffect(() => {
    const onVisible = () => {
      if (document.visibilityState !== "visible") return;
      if (owed.current || Date.now() - last.current > OLD_AFTER_MS) ask();
      owed.current = false;
    };
    document.addEventListener("visibilitychange", onVisible);
    window.addEventListener("online", ask);
    return () => {
      document.removeEventListener("visibilitychange", onVisible);
      window.removeEventListener("online", ask);
      clearTimeout(timer.current);
      timer.current = undefined;
    };
  }, [ask]);
  return ask;
}

/** How many new posts there are, and how to let them in. Nothing moves before that. */
export function usePostNews(
  viewer: Viewer,
  list: PostListOf,
  /** The list is shown as it was kept from an earlier look. */
  wasKept: boolean,
): { count: number; more: boolean; show: () => void } {
  const queryClient = useQueryClient();
  const [fresh, setFresh] = useState<PostPage | null>(null);
  // The list of this mounting: another list is another component (post-list.tsx gives it a key).
  const [asked] = useState(list);
  const check = useCallback(async () => {
    const key = communityKeys.list(viewer, asked);
    if (queryClient.getQueryData<PostPages>(key) === undefined) return;
    try {
      const page = await readPostPage(asked, null);
      queryClient.setQueryData<PostPages>(key, (pages) => pages && withFresherPosts(pages, page));
      setFresh(page);
    } catch (error) {
      logFailure("The news of a list were not read", error);
    }
  }, [queryClient, viewer, asked]);
  const ask = useQuietCheck(check);
  useLive(HEARD, (event) => {
    const own = event.type === "post.created" && event.authorId === viewer;
    if (!own && concerns(asked, event)) ask();
    if (event.type === "post.removed")
      setFresh((page) => page && { ...page, items: page.items.filter((post) => post.id !== event.postId) });
  });
  // Messages sent in the meantime were missed here.
  const [isOld] = useState(wasKept);
  useEffect(() => {
    if (isOld) ask();
  }, [isOld, ask]);
  const pages = queryClient.getQueryData<PostPages>(communityKeys.list(viewer, asked));
  const news = fresh === null || pages === undefined ? [] : newsIn(pages, fresh);
  const show = () => {
    if (fresh === null) return;
    queryClient.setQueryData<PostPages>(communityKeys.list(viewer, asked), (kept) => kept && withNews(kept, fresh));
    setFresh(null);
  };
  return {
    count: news.length,
    more: fresh !== null && fresh.nextCursor !== null && news.length === fresh.items.length,
    show,
  };
}
