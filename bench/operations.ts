import type { Shot } from "./client.ts";
import { groupId, memberId, postId, sessionToken } from "./fill.ts";
import type { Target } from "./servers.ts";
import type { Size } from "./sizes.ts";

/** So many members take turns; their sessions are asked for anew as they are in everyday use. */
const READERS = 200;

/** One thing people do, as a request to either server. */
export interface Operation {
  readonly name: string;
  /** The least share of the limit server's rate, where the issue names one. */
  readonly bar?: number;
  /** Makes the next request. `cursors` are second pages of the feed, one for each server. */
  next(target: Target, size: Size, cursors: Readonly<Record<Target["name"], string>>): Shot;
}

let turn = 0;

/** Spread over a range without a pattern the caches would like; the same in every run. */
function scattered(range: number): number {
  turn += 1;
  return (turn * 7_919 + 104_729) % range;
}

function as(target: Target, member: number): Readonly<Record<string, string>> {
  const origin = { Origin: `http://localhost:${target.port}` };
  return target.name === "limit"
    ? { "X-User": memberId(member) }
    : { ...origin, Authorization: `Bearer ${sessionToken(member)}` };
}

const get =
  (path: (size: Size, cursor: string) => string): Operation["next"] =>
  (target, size, cursors) => ({ method: "GET", path: path(size, cursors[target.name]), headers: as(target, scattered(READERS)) });

/** A post of the last ten thousand that is in no group and therefore everybody's. */
function openPost(size: Size): string {
  const back = scattered(Math.min(10_000, size.posts));
  const n = size.posts - 1 - back;
  return postId(n % 7 === 0 ? n - 1 : n);
}

export const OPERATIONS: readonly Operation[] = [
  { name: "feed", bar: 0.7, next: get(() => "/api/posts") },
  { name: "next page", next: get((_size, cursor) => `/api/posts?cursor=${encodeURIComponent(cursor)}`) },
  {
    name: "post",
    bar: 0.5,
    next: (target) => ({
      method: "POST",
      path: "/api/posts",
      headers: as(target, scattered(READERS)),
      body: { content: "Five by five, and the last set moved. Rows next week.", postType: "workout" },
    }),
  },
  {
    name: "like",
    bar: 0.5,
    next: (target, size) => ({
      method: "PUT",
      path: `/api/posts/${openPost(size)}/like`,
      headers: as(target, scattered(READERS)),
    }),
  },
  {
    name: "comment",
    next: (target, size) => ({
      method: "POST",
      path: `/api/posts/${openPost(size)}/comments`,
      headers: as(target, scattered(READERS)),
      body: { content: "Well done, keep it going." },
    }),
  },
  { name: "group page", next: get((size) => `/api/groups/${groupId(scattered(size.groups))}/posts`) },
  { name: "notifications", next: get(() => "/api/notifications") },
];
