import type { Comment } from "@lockstep/contract/community.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { AUTHOR, post } from "./post.fixture.ts";
import {
  belongsTo,
  commentsIn,
  newsIn,
  withChangedPost,
  withComment,
  withFresherPosts,
  withNews,
  withPost,
} from "./post-pages.ts";
import type { PostPages } from "./queries.ts";

const pagesOf = (...pages: number[][]): PostPages => ({
  pages: pages.map((minutes, index) => ({
    items: minutes.map((minute) => post(minute)),
    nextCursor: index === pages.length - 1 ? null : `page ${index + 1}`,
  })),
  pageParams: pages.map((_, index) => (index === 0 ? null : `page ${index}`)),
});
const minutesIn = (pages: PostPages) => pages.pages.flatMap((page) => page.items.map((each) => Number(each.id.slice(-12))));
const unfinished = (pages: PostPages): PostPages => ({
  ...pages,
  pages: pages.pages.map((page) => ({ ...page, nextCursor: "more" })),
});

describe("a post in the list", () => {
  it("is put at its place wherever that is, once, and the list stays newest first", () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 1, max: 99 }), { minLength: 1 }),
        fc.integer({ min: 1, max: 99 }),
        (all, minute) => {
          const sorted = all.toSorted((a, b) => b - a);
          const half = Math.ceil(sorted.length / 2);
          const pages = sorted.length > 1 ? pagesOf(sorted.slice(0, half), sorted.slice(half)) : pagesOf(sorted);
          const after = withPost(withPost(pages, post(minute)), post(minute));
          expect(minutesIn(after)).toEqual([...new Set([...sorted, minute])].toSorted((a, b) => b - a));
        },
      ),
    );
  });
  it("stays out when it is behind what was read", () => {
    expect(minutesIn(withPost(unfinished(pagesOf([9, 8])), post(3)))).toEqual([9, 8]);
    expect(minutesIn(withPost(pagesOf([]), post(3)))).toEqual([3]);
  });
  it("is changed or taken away, pinned ones too", () => {
    const [first] = pagesOf([9, 8]).pages;
    const pages: PostPages = { pages: [{ items: first?.items ?? [], nextCursor: null, pinned: post(5) }], pageParams: [null] };
    const liked = withChangedPost(pages, post(5).id, (each) => ({ ...each, likeCount: 3 }));
    expect(liked.pages[0]?.pinned?.likeCount).toBe(3);
    expect(withChangedPost(liked, post(5).id, () => null).pages[0]?.pinned).toBeNull();
    expect(minutesIn(withChangedPost(pages, post(9).id, () => null))).toEqual([8]);
    expect(withChangedPost(pages, post(1).id, () => null)).toBe(pages);
  });
});

describe("news", () => {
  const fresh = (...minutes: number[]) => ({
    items: minutes.map((minute) => post(minute, { likeCount: 7 })),
    nextCursor: "more",
  });
  it("are only what is newer than the list: a post that was deleted and restored far below is none", () => {
    expect(newsIn(pagesOf([5, 3]), fresh(7, 6, 5, 4, 3)).map((each) => each.content)).toEqual(["Post 7", "Post 6"]);
    expect(newsIn(pagesOf([]), fresh(2, 1))).toHaveLength(2);
  });
  it("come before what was read, which keeps its place", () => {
    expect(minutesIn(withNews(unfinished(pagesOf([5, 3], [2, 1])), fresh(7, 6, 5)))).toEqual([7, 6, 5, 3, 2, 1]);
  });
  it("begin the list again where they don't reach it, so that nothing between is missing", () => {
    const after = withNews(unfinished(pagesOf([5, 3], [2, 1])), fresh(70, 69));
    expect(minutesIn(after)).toEqual([70, 69]);
    expect(after.pageParams).toEqual([null]);
  });
  it("bring the counts of what was there, without moving it", () => {
    const after = withFresherPosts(pagesOf([5, 3]), fresh(7, 5));
    expect(minutesIn(after)).toEqual([5, 3]);
    expect(after.pages[0]?.items.map((each) => each.likeCount)).toEqual([7, 0]);
  });
  it("let in later take back nothing that was done since they came", () => {
    const commented = withChangedPost(withFresherPosts(pagesOf([5, 3]), fresh(7, 5)), post(5).id, (each) => ({
      ...each,
      commentCount: 1,
      likeCount: 8,
    }));
    const after = withNews(commented, fresh(7, 5));
    expect(minutesIn(after)).toEqual([7, 5, 3]);
    expect(after.pages[0]?.items[1]).toMatchObject({ commentCount: 1, likeCount: 8 });
  });
});

it("knows which list a post belongs to", () => {
  const feed = { of: "feed", postType: null, following: false } as const;
  const inGroup = post(1, { groupId: "g0000000-0000-4000-8000-000000000000" });
  expect(belongsTo(feed, post(1))).toBe(true);
  expect(belongsTo(feed, inGroup)).toBe(false);
  expect(belongsTo({ ...feed, postType: "workout" }, post(1))).toBe(false);
  expect(belongsTo({ ...feed, following: true }, post(1))).toBe(false);
  expect(belongsTo({ of: "group", groupId: inGroup.groupId ?? "" }, inGroup)).toBe(true);
  expect(belongsTo({ of: "member", username: "ana" }, inGroup)).toBe(true);
  expect(belongsTo({ of: "member", username: "ben" }, inGroup)).toBe(false);
});

describe("comments", () => {
  const comment = (minute: number, content = "Fine."): Comment => ({
    id: `00000000-0000-4000-9000-${String(minute).padStart(12, "0")}`,
    postId: post(1).id,
    content,
    createdAt: post(minute).createdAt,
    editedAt: null,
    author: AUTHOR,
    state: "visible",
    canEdit: true,
    canDelete: true,
    canReport: false,
  });
  it("stand oldest first and once, whatever page they came with", () => {
    const pages = {
      pages: [
        { items: [comment(1), comment(9)], nextCursor: "x" },
        { items: [comment(2), comment(9)], nextCursor: null },
      ],
      pageParams: [null, "x"],
    };
    expect(commentsIn(pages).map((each) => each.createdAt)).toEqual([1, 2, 9].map((minute) => post(minute).createdAt));
  });
  it("are added, changed and taken out", () => {
    const empty = { pages: [{ items: [], nextCursor: null }], pageParams: [null] };
    const one = withComment(empty, comment(1).id, comment(1));
    expect(commentsIn(withComment(one, comment(1).id, comment(1, "Better.")))).toEqual([comment(1, "Better.")]);
    expect(commentsIn(withComment(one, comment(1).id, null))).toEqual([]);
    expect(commentsIn(withComment(empty, comment(1).id, null))).toEqual([]);
  });
});
