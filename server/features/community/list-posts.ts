import type { listGroupPosts, listMemberPosts, listPosts, Post } from "@lockstep/contract/community.ts";
import { FEED_SIZE } from "@lockstep/contract/community.ts";
import type { RouteFields, RouteOutput } from "@lockstep/contract/route.ts";
import type { Actor } from "@lockstep/domain/accounts/actor.ts";
import { mayReadGroupPosts, maySeePost } from "@lockstep/domain/community/policy.ts";
import type { Db } from "../../platform/database/sql.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import { cutPage, readPageCursor } from "../../platform/http/page-cursor.ts";
import type { Platform } from "../../platform/platform.ts";
import { findMemberByUsername, mayReadActivity } from "../members/index.ts";
import { presentPost } from "./present-post.ts";
import {
  feedQuery,
  findGroupStanding,
  findPinnedRow,
  findPostRow,
  followingQuery,
  groupPostsQuery,
  memberPostsQuery,
  readPosts,
  type PostRow,
} from "./read-posts.ts";

interface PostPage {
  readonly items: Post[];
  readonly nextCursor: string | null;
}

/** One longer than the page: whether another follows. */
const LIMIT = FEED_SIZE + 1;

/** The public feed; with `following` of those whom the caller follows. */
export async function listFeed(
  { db }: Platform,
  actor: Actor | null,
  { postType, following, cursor }: RouteFields<typeof listPosts>,
): Promise<PostPage> {
  const page = { postType, cursor: readPageCursor(cursor), limit: LIMIT };
  if (following !== "true") return present(actor, await readPosts(db, feedQuery({ ...page, viewerId: actor?.userId ?? null })));
  if (actor === null) throw new ApiError("NOT_SIGNED_IN");
  return present(actor, await readPosts(db, followingQuery({ ...page, viewerId: actor.userId })));
}

/** A group's posts, and on the first page the one pinned above them. A group that may not be read is as missing as none. */
export async function listPostsOfGroup(
  { db }: Platform,
  actor: Actor | null,
  { id: groupId, cursor }: RouteFields<typeof listGroupPosts>,
): Promise<RouteOutput<typeof listGroupPosts>> {
  const viewerId = actor?.userId ?? null;
  const after = readPageCursor(cursor);
  const group = await findGroupStanding(db, viewerId, groupId);
  if (group === null || !mayReadGroupPosts(actor, group)) throw new ApiError("NOT_FOUND");
  const rows = await readPosts(db, groupPostsQuery({ groupId, viewerId, cursor: after, limit: LIMIT }));
  const pinned = after === null ? await findPinnedRow(db, viewerId, groupId) : null;
  return { ...present(actor, rows), pinned: pinned === null ? null : presentPost(actor, pinned) };
}

/** A member's posts, where privacy and blocks let the caller see what they do. */
export async function listPostsOfMember(
  { db }: Platform,
  actor: Actor | null,
  { username, cursor }: RouteFields<typeof listMemberPosts>,
): Promise<PostPage> {
  const after = readPageCursor(cursor);
  const member = await findMemberByUsername(db, username);
  if (member === null || !(await mayReadActivity(db, actor, member.id))) throw new ApiError("NOT_FOUND");
  const viewerId = actor?.userId ?? null;
  return present(actor, await readPosts(db, memberPostsQuery({ userId: member.id, viewerId, cursor: after, limit: LIMIT })));
}

/** A post that the caller may see; any other is as missing as one that never was. */
export async function getSeenPost(db: Db, actor: Actor | null, id: string): Promise<PostRow> {
  const row = await findPostRow(db, actor?.userId ?? null, id);
  if (row === null || !maySeePost(actor, row.facts)) throw new ApiError("NOT_FOUND");
  return row;
}

export async function getPost({ db }: Platform, actor: Actor | null, id: string): Promise<Post> {
  return presentPost(actor, await getSeenPost(db, actor, id));
}

function present(actor: Actor | null, rows: readonly PostRow[]): PostPage {
  const page = cutPage(rows, FEED_SIZE, ({ createdAt, id }) => ({ createdAt: new Date(createdAt), id }));
  return { items: page.rows.map((row) => presentPost(actor, row)), nextCursor: page.nextCursor };
}
