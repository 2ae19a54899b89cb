import type { Post } from "@lockstep/contract/community.ts";
import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { ArrowUp } from "lucide-react";
import { useCallback, useEffect, useRef, useState } from "react";
import type { ReactNode, RefObject } from "react";
import { ApiError } from "../../api/client.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { MorePages } from "../../ui/more-pages.tsx";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";
import type { Me } from "../../session/me.ts";
import { FeedFrame, PostCard } from "./post-card.tsx";
import { belongsTo } from "./post-pages.ts";
import { communityKeys, postListOptions } from "./queries.ts";
import type { PostListOf, PostPages } from "./queries.ts";
import { useLivePosts, usePostNews } from "./use-post-news.ts";
import { PendingPostCard } from "./pending-post-card.tsx";
import { usePendingEntries } from "../../offline/use-pending-writes.ts";
import { POSTS } from "./pending-posts.ts";
import type { PendingPost } from "./pending-posts.ts";
import "./posts.css";

/** Pages that come on their own while one scrolls; then the button asks, so that what is below the list can be reached. */
const PAGES_BY_THEMSELVES = 6;

export interface PostListProps {
  readonly list: PostListOf;
  readonly me: Me | null;
  /** The sign-in page with the way back. */
  readonly signInTo: string;
  /** Names the list for a screen reader: "Activity feed". */
  readonly label: string;
  /** Of the authors' names: 2 below the page's title, 3 below a heading of the list. */
  readonly level?: 2 | 3;
  /** What is in place of no posts. */
  readonly empty: ReactNode;
  /** In a group one comment box is open at a time (SPEC 4). */
  readonly oneCommentBox?: boolean;
  /** Names the group of a post. */
  readonly showGroup?: boolean;
}

/** Posts of a list, newest first, more as one scrolls; with what waits on the device, and news that wait for a press. */
export function PostList(props: PostListProps) {
  const { list, me, label, empty } = props;
  const viewer = me?.id ?? null;
  useLivePosts(viewer);
  const queryClient = useQueryClient();
  const [wasKept] = useState(() => queryClient.getQueryData(communityKeys.list(viewer, list)) !== undefined);
  const query = useInfiniteQuery(postListOptions(viewer, list));
  const frame = useRef<HTMLDivElement>(null);
  const own = usePendingPostsOf(list, me, query.data);
  const { first, posts } = postsOf(query.data);
  const unsent = me === null ? null : own.map((entry) => <PendingPostCard key={entry.id} entry={entry} me={me} />);
  if (query.data === undefined) {
    return (
      <div className="grid gap-3">
        {unsent}
        {query.isError ? (
          <ListFailed error={query.error} onRetry={() => void query.refetch()} busy={query.isFetching} />
        ) : (
          <PostSkeletons label={label} />
        )}
      </div>
    );
  }
  const all = first === null ? posts : [first, ...posts];
  return (
    <div className="grid gap-3">
      <News
        key={JSON.stringify(list)}
        viewer={viewer}
        list={list}
        firstId={posts[0]?.id ?? null}
        frame={frame}
        wasKept={wasKept}
      />
      {unsent}
      {all.length === 0 ? (
        own.length === 0 ? (
          empty
        ) : null
      ) : (
        <Cards {...props} posts={all} frame={frame} busy={query.isFetchingNextPage} label={label} />
      )}
      <MorePages
        query={query}
        byItself={PAGES_BY_THEMSELVES}
        label="Show more"
        failed="We couldn't load more posts. Please try again."
      />
    </div>
  );
}

/** The pinned post of a group, and the others, each once. */
function postsOf(pages: PostPages | undefined): { first: Post | null; posts: Post[] } {
  const first = pages?.pages[0]?.pinned ?? null;
  const seen = new Set(first === null ? [] : [first.id]);
  const posts = (pages?.pages ?? [])
    .flatMap((page) => page.items)
    .filter((post) => {
      const known = seen.has(post.id);
      seen.add(post.id);
      return !known;
    });
  return { first, posts };
}

/** What this member wrote here without a connection and the list doesn't have yet. */
function usePendingPostsOf(list: PostListOf, me: Me | null, pages: PostPages | undefined): PendingPost[] {
  const pending = usePendingEntries(POSTS, me?.id ?? null);
  if (me === null) return [];
  const known = new Set((pages?.pages ?? []).flatMap((page) => page.items.map((post) => post.id)));
  const author = { id: me.id, username: me.username, avatarUrl: me.avatarUrl };
  return pending
    .filter(({ id }) => !known.has(id))
    .filter(({ change: { groupId, postType } }) => belongsTo(list, { groupId, postType, author }))
    .toReversed();
}

function Cards({
  posts,
  me,
  signInTo,
  level,
  showGroup,
  oneCommentBox = false,
  frame,
  busy,
  label,
}: PostListProps & { posts: readonly Post[]; frame: RefObject<HTMLDivElement | null>; busy: boolean }) {
  const [open, setOpen] = useState<readonly string[]>([]);
  const toggle = (id: string, next: boolean) =>
    setOpen((before) => (next ? [...(oneCommentBox ? [] : before), id] : before.filter((each) => each !== id)));
  const onGone = useCallback(
    (id: string) => {
      const cards = [...(frame.current?.querySelectorAll<HTMLElement>("[data-post]") ?? [])];
      const at = cards.findIndex((card) => card.dataset["post"] === id);
      const next = cards[at + 1] ?? cards[at - 1];
      // The menu gives the focus back to a button that goes with its post: after that.
      setTimeout(() => (next ?? document.getElementById("main"))?.focus({ preventScroll: true }), 50);
    },
    [frame],
  );
  return (
    <FeedFrame label={label} busy={busy} frame={frame}>
      {posts.map((post, index) => (
        <PostCard
          key={post.id}
          post={post}
          me={me}
          signInTo={signInTo}
          level={level}
          showGroup={showGroup}
          commentsOpen={open.includes(post.id)}
          onComments={(next) => toggle(post.id, next)}
          onGone={() => onGone(post.id)}
          position={index + 1}
        />
      ))}
    </FeedFrame>
  );
}

/** "3 new posts": announced politely; a press shows them and moves to the first. */
function News({
  viewer,
  list,
  firstId,
  frame,
  wasKept,
}: {
  viewer: string | null;
  list: PostListOf;
  /** Of the newest post in the list: once the news are in, another one. */
  firstId: string | null;
  frame: RefObject<HTMLDivElement | null>;
  /** The list is shown as it was kept from an earlier look. */
  wasKept: boolean;
}) {
  const { count, more, show } = usePostNews(viewer, list, wasKept);
  const pressed = useRef(false);
  useEffect(() => {
    if (!pressed.current || firstId === null) return;
    pressed.current = false;
    const newest = frame.current?.querySelector<HTMLElement>(`[data-post="${firstId}"]`);
    newest?.focus({ preventScroll: true });
    newest?.scrollIntoView({ block: "start" });
  }, [firstId, frame]);
  return (
    <div className="news" role="status">
      {count === 0 ? null : (
        <Button
          size="sm"
          className="news-button"
          icon={<ArrowUp aria-hidden="true" />}
          onClick={() => {
            pressed.current = true;
            show();
          }}
        >
          {more ? `${count}+ new posts` : count === 1 ? "1 new post" : `${count} new posts`}
        </Button>
      )}
    </div>
  );
}

function ListFailed({ error, onRetry, busy }: { error: Error; onRetry: () => void; busy: boolean }) {
  return (
    <Alert>
      <p>{error instanceof ApiError ? error.message : "We couldn't load the posts."}</p>
      <Button size="sm" look="secondary" className="mt-3" busy={busy} onClick={onRetry}>
        Try again
      </Button>
    </Alert>
  );
}

/** Three posts to come, in their shape. */
export function PostSkeletons({ label, count = 3 }: { label: string; count?: number }) {
  return (
    <Loading label={`Loading: ${label}`} className="grid gap-3">
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className="card" aria-hidden="true">
          <div className="flex items-center gap-3">
            <Skeleton className="size-11 rounded-full" />
            <div className="grid flex-1 gap-2">
              <Skeleton className="h-4 w-32" />
              <Skeleton className="h-3 w-20" />
            </div>
          </div>
          <Skeleton className="mt-4 h-5" />
          <Skeleton className="mt-2 h-5 w-3/4" />
          <Skeleton className="mt-5 h-6 w-36" />
        </div>
      ))}
    </Loading>
  );
}
