import type { Comment, Post } from "@lockstep/contract/community.ts";
import type { CommentPages, PostListOf, PostPage, PostPages } from "./queries.ts";

/** What becomes of a post: another version of itself, or null when it is no longer to be shown. */
export type PostChange = (post: Post) => Post | null;

/** Newest first, as the server orders them. */
function isBefore(one: Pick<Post, "createdAt" | "id">, other: Pick<Post, "createdAt" | "id">): boolean {
  return one.createdAt === other.createdAt ? one.id > other.id : one.createdAt > other.createdAt;
}

const holds = (pages: PostPages, id: string): boolean => pages.pages.some((page) => page.items.some((post) => post.id === id));

/** The pages with one post changed or left out; the same object when the post isn't among them. */
export function withChangedPost(pages: PostPages, id: string, change: PostChange): PostPages {
  const pinnedThere = pages.pages.some((page) => page.pinned?.id === id);
  if (!pinnedThere && !holds(pages, id)) return pages;
  return { ...pages, pages: pages.pages.map((page) => changedPage(page, id, change)) };
}

function changedPage(page: PostPage, id: string, change: PostChange): PostPage {
  const items = page.items.flatMap((post) => (post.id === id ? (change(post) ?? []) : [post]));
  return page.pinned?.id === id ? { ...page, items, pinned: change(page.pinned) } : { ...page, items };
}

/** The pages with a post at its place; unchanged when it's there already, or lies beyond what was read. */
export function withPost(pages: PostPages, post: Post): PostPages {
  if (holds(pages, post.id)) return withChangedPost(pages, post.id, () => post);
  const at = pages.pages.findIndex((page) => page.items.some((each) => isBefore(post, each)));
  const last = pages.pages.length - 1;
  // Behind the last one of all that was read: it belongs there only when nothing more comes.
  const target = at >= 0 ? at : pages.pages[last]?.nextCursor === null ? last : -1;
  if (target < 0) return pages;
  return {
    ...pages,
    pages: pages.pages.map((page, index) => {
      if (index !== target) return page;
      const before = page.items.filter((each) => isBefore(each, post));
      return { ...page, items: [...before, post, ...page.items.slice(before.length)] };
    }),
  };
}

/** The posts of a freshly read first page that the list doesn't hold and that are newer than all it holds. */
export function newsIn(pages: PostPages, fresh: PostPage): Post[] {
  const first = pages.pages.flatMap((page) => page.items)[0];
  return fresh.items.filter((post) => !holds(pages, post.id) && (first === undefined || isBefore(post, first)));
}

/** What the list knew already, as the fresh page has it: counts, edits. Nothing moves. */
export function withFresherPosts(pages: PostPages, fresh: PostPage): PostPages {
  return fresh.items.reduce((result, post) => withChangedPost(result, post.id, () => post), pages);
}

/**
 * The list with the news in it. Where the fresh page reaches what was read, they are before it; otherwise there's a gap between, and the list begins
 * again with the fresh page.
 */
export function withNews(pages: PostPages, fresh: PostPage): PostPages {
  const reaches = fresh.nextCursor === null || fresh.items.some((post) => holds(pages, post.id));
  if (!reaches) return { pages: [fresh], pageParams: [null] };
  // What the list held was made fresher when the page came (use-post-news.ts): likes and comments of since then stay.
  return newsIn(pages, fresh).reduceRight((result, post) => withPost(result, post), pages);
}

/** Whether a list may hold a post, as far as the browser can tell: whom someone follows, only the server knows. */
export function belongsTo(list: PostListOf, post: Pick<Post, "groupId" | "postType" | "author">): boolean {
  switch (list.of) {
    case "feed":
      return post.groupId === null && !list.following && (list.postType === null || list.postType === post.postType);
    case "group":
      return post.groupId === list.groupId;
    case "member":
      return post.author.username === list.username;
  }
}

/** The comments of all pages, oldest first, each once. */
export function commentsIn(pages: CommentPages | undefined): Comment[] {
  const byId = new Map<string, Comment>();
  for (const page of pages?.pages ?? []) for (const comment of page.items) byId.set(comment.id, comment);
  return [...byId.values()].sort((a, b) =>
    a.createdAt === b.createdAt ? (a.id < b.id ? -1 : 1) : a.createdAt < b.createdAt ? -1 : 1,
  );
}

/** The pages with one comment added, changed, or (null) taken out. */
export function withComment(pages: CommentPages, id: string, comment: Comment | null): CommentPages {
  const last = pages.pages.length - 1;
  const known = pages.pages.some((page) => page.items.some((each) => each.id === id));
  return {
    ...pages,
    pages: pages.pages.map((page, index) => {
      if (known) return { ...page, items: page.items.flatMap((each) => (each.id === id ? (comment ?? []) : [each])) };
      return comment !== null && index === last ? { ...page, items: [...page.items, comment] } : page;
    }),
  };
}
