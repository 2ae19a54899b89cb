import type { Shot } from "./client.ts";
import { authorOf, groupId, isBlockedBetween, memberId, postId, sessionToken } from "./fill.ts";
import type { Target } from "./servers.ts";
import type { Size } from "./sizes.ts";

/** So many members take turns; their sessions are asked for again as they are in everyday use. */
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

let writes = 0;

/**
 * A member, and a post of the last ten thousand that is in no group and therefore everyone's, save who is in a block with its author. No pair comes
 * twice before two million did: a like that is there already is no work.
 */
function memberAtPost(size: Size): { readonly member: number; readonly post: string } {
  writes += 1;
  const member = writes % READERS;
  const n = size.posts - 1 - ((Math.floor(writes / READERS) * 7_919 + member * 31) % Math.min(10_000, size.posts));
  const post = n % 7 > 0 ? n : n === 0 ? 1 : n - 1;
  return isBlockedBetween(member, authorOf(post, size), size) ? memberAtPost(size) : { member, post: postId(post) };
}

/** A write of a member about such a post. */
const write =
  (method: string, part: string, body?: object): Operation["next"] =>
  (target, size) => {
    const { member, post } = memberAtPost(size);
    return { method, path: `/api/posts/${post}/${part}`, headers: as(target, member), ...(body === undefined ? {} : { body }) };
  };

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
  { name: "like", bar: 0.5, next: write("PUT", "like") },
  { name: "comment", next: write("POST", "comments", { content: "Well done, keep it going." }) },
  { name: "group page", next: get((size) => `/api/groups/${groupId(scattered(size.groups))}/posts`) },
  { name: "notifications", next: get(() => "/api/notifications") },
];

export function operationCalled(name: string): Operation {
  const found = OPERATIONS.find((operation) => operation.name === name);
  if (found === undefined) throw new Error(`There is no operation ${name}.`);
  return found;
}
