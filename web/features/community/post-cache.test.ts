import { InfiniteQueryObserver, QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { applyLike, insertPost, refetchPost, returnPost } from "./post-cache.ts";
import { post } from "./post.fixture.ts";
import { communityKeys, postListOptions } from "./queries.ts";
import type { PostListOf, PostPages } from "./queries.ts";

const FEED: PostListOf = { of: "feed", postType: null, following: false };
const WORKOUTS: PostListOf = { ...FEED, postType: "workout" };

let queryClient: QueryClient;
/** What was asked of the server, to be answered by hand. */
let asked: { readonly path: string; readonly answer: (body: unknown) => void }[];

beforeEach(() => {
  queryClient = new QueryClient();
  asked = [];
  const fetch = (path: string, { signal }: RequestInit): Promise<Response> =>
    new Promise((resolve, reject) => {
      signal?.addEventListener("abort", () => reject(new DOMException("Broken off.", "AbortError")));
      asked.push({ path, answer: (body) => resolve(Response.json(body)) });
    });
  vi.stubGlobal("fetch", fetch);
});
afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
});

const pagesOf = (list: PostListOf) => queryClient.getQueryData<PostPages>(communityKeys.list("me", list));
const idsIn = (list: PostListOf) => pagesOf(list)?.pages.flatMap((page) => page.items.map(({ id }) => id));
const show = (list: PostListOf) => new InfiniteQueryObserver(queryClient, postListOptions("me", list)).subscribe(() => undefined);
const page = (...minutes: number[]) => ({ items: minutes.map((minute) => post(minute)), nextCursor: null });

it.each([
  ["read again", refetchPost],
  ["that came back", returnPost],
])("a post %s keeps the like that was settled while it was asked for", async (_name, read) => {
  const old = post(1);
  queryClient.setQueryData<PostPages>(communityKeys.list("me", FEED), { pages: [page(1)], pageParams: [null] });
  const reading = read(queryClient, "me", old.id);
  applyLike(queryClient, old.id, { likeCount: 1, likedByMe: true });
  asked[0]?.answer({ ...old, commentCount: 4 });
  await reading;
  expect(pagesOf(FEED)?.pages[0]?.items[0]).toMatchObject({ likeCount: 1, likedByMe: true, commentCount: 4 });
});

it("an own post comes into a list that was asked for before it was there, and no other list is read again", async () => {
  const leave = [show(FEED), show(WORKOUTS)];
  expect(asked.map(({ path }) => path)).toEqual(["/api/posts", "/api/posts?postType=workout"]);
  insertPost(queryClient, "me", post(9));
  for (const { answer } of asked.slice(0, 2)) answer(page(5));
  await expect.poll(() => asked.length).toBe(3);
  asked[2]?.answer(page(9, 5));
  await expect.poll(() => idsIn(FEED)).toEqual([post(9).id, post(5).id]);
  expect([idsIn(WORKOUTS), asked.length]).toEqual([[post(5).id], 3]);
  for (const each of leave) each();
});

it("an own post stays in a list whose next page is on its way", async () => {
  const observer = new InfiniteQueryObserver(queryClient, postListOptions("me", FEED));
  const leave = observer.subscribe(() => undefined);
  asked[0]?.answer({ ...page(5), nextCursor: "more" });
  await expect.poll(() => idsIn(FEED)).toEqual([post(5).id]);
  void observer.fetchNextPage();
  insertPost(queryClient, "me", post(9));
  expect(idsIn(FEED)).toEqual([post(9).id, post(5).id]);
  await expect.poll(() => asked.length).toBe(3);
  asked[1]?.answer(page(4));
  asked[2]?.answer(page(9, 5));
  await expect.poll(() => queryClient.isFetching()).toBe(0);
  expect(idsIn(FEED)).toEqual([post(9).id, post(5).id]);
  leave();
});

it("a list that was read isn't asked for again", () => {
  queryClient.setQueryData<PostPages>(communityKeys.list("me", FEED), { pages: [page(5)], pageParams: [null] });
  insertPost(queryClient, "me", post(9));
  expect([idsIn(FEED), asked]).toEqual([[post(9).id, post(5).id], []]);
});
