import { sql, type SQL } from "drizzle-orm";
import type { Post } from "@lockstep/contract/community.ts";
import type { MemberLine } from "@lockstep/contract/members.ts";
import type { PostFacts, WritingState } from "@lockstep/domain/community/policy.ts";
import type { Db } from "../../platform/database/database.ts";
import { runPrepared, runPreparedAsTuples } from "../../platform/database/run-prepared.ts";
import type { PageCursor } from "../../platform/http/page-cursor.ts";
import { notBlocked } from "../members/index.ts";

type PostType = Post["postType"];

/** A post with all that a viewer is shown of it, and what decides about it. */
export interface PostRow {
  readonly id: string;
  readonly content: string;
  readonly imageUrl: string | null;
  readonly imageAlt: string | null;
  readonly imageWidth: number | null;
  readonly imageHeight: number | null;
  readonly postType: PostType;
  readonly groupId: string | null;
  readonly groupName: string | null;
  readonly aiGenerated: boolean;
  /** As the API tells it, and so is `editedAt`. */
  readonly createdAt: string;
  readonly editedAt: string | null;
  readonly author: MemberLine;
  readonly likeCount: number;
  readonly likedByMe: boolean;
  readonly commentCount: number;
  readonly state: WritingState;
  readonly stateBefore: WritingState | null;
  readonly neverShown: boolean;
  readonly deletedAt: Date | null;
  readonly deletedBy: string | null;
  readonly isPinned: boolean;
  readonly facts: PostFacts;
}

/** What every list reads of a post: the values of OWN_COLUMNS, and whether the viewer likes it. */
type RawPost = readonly [
  id: string,
  content: string,
  imageUrl: string | null,
  imageAlt: string | null,
  imageWidth: number | null,
  imageHeight: number | null,
  postType: PostType,
  aiGenerated: boolean,
  createdAt: string,
  editedAt: string | null,
  likeCount: number,
  commentCount: number,
  userId: string,
  username: string,
  avatarUrl: string | null,
  likedByMe: boolean,
];
const OWN_COLUMNS = sql.raw(`
  p.id, p.content, p.image_url, p.image_alt, p.image_width, p.image_height, p.post_type, p.ai_generated, p.created_at, p.edited_at,
  p.like_count, p.comment_count, p.user_id, a.username, a.avatar_url`);

/** What decides about a post that may stand anywhere, in any state: the values of STANDING_COLUMNS. Lists of the public feed alone do not read it. */
type RawStanding = readonly [
  state: WritingState,
  stateBefore: WritingState | null,
  neverShown: boolean,
  deletedAt: string | null,
  deletedBy: string | null,
  groupId: string | null,
  groupName: string | null,
  groupIsPrivate: boolean | null,
  groupIsHidden: boolean | null,
  isMember: boolean,
  isAdmin: boolean,
  isPinned: boolean,
  isBlocked: boolean,
];
const STANDING_COLUMNS = sql.raw(`
  p.state, p.state_before, p.never_shown, p.deleted_at, p.deleted_by, p.group_id, g.name, g.is_private, g.hidden_at is not null,
  gm.id is not null, coalesce(gm.is_admin, false), (g.pinned_post_id = p.id) is true`);
const NEWEST_FIRST = sql.raw("order by p.created_at desc, p.id desc");

const likedBy = (viewerId: string | null): SQL =>
  viewerId === null ? sql`false` : sql`exists (select 1 from likes l where l.post_id = p.id and l.user_id = ${viewerId}::uuid)`;
const before = (cursor: PageCursor | null): SQL =>
  cursor === null ? sql`true` : sql`(p.created_at, p.id) < (${cursor.createdAt}::timestamptz, ${cursor.id}::uuid)`;
/** Part of the text: as a parameter it would be unknown to a plan that is kept, which would then count on a tenth of the table. */
const upTo = (limit: number): SQL => sql.raw(String(Math.trunc(limit)));
const ofType = (postType: PostType | undefined): SQL => (postType === undefined ? sql`true` : sql`p.post_type = ${postType}`);

/** A condition on `posts p`: it stands in no group, or in one that the viewer may read. The same rule as the domain's `mayReadGroupPosts`. */
export function inReadableGroup(viewerId: string | null): SQL {
  const member =
    viewerId === null
      ? sql`false`
      : sql`exists (select 1 from group_members gm where gm.group_id = g.id and gm.user_id = ${viewerId}::uuid)`;
  return sql`(p.group_id is null or exists (
    select 1 from groups g where g.id = p.group_id and g.hidden_at is null and (not g.is_private or ${member})))`;
}

/** First the page by its index alone, then what belongs to its thirty posts. */
function postsOf(page: SQL, viewerId: string | null, standing: "public" | "anywhere", isBlocked: SQL = sql`false`): SQL {
  if (standing === "public") {
    return sql`
      select ${OWN_COLUMNS}, ${likedBy(viewerId)} from (${page}) p join profiles a on a.id = p.user_id ${NEWEST_FIRST}`;
  }
  return sql`
    select ${OWN_COLUMNS}, ${likedBy(viewerId)}, ${STANDING_COLUMNS}, ${isBlocked}
    from (${page}) p join profiles a on a.id = p.user_id
      left join groups g on g.id = p.group_id
      left join group_members gm on gm.group_id = p.group_id and gm.user_id = ${viewerId}::uuid ${NEWEST_FIRST}`;
}

/** What is not read of a post of the public feed is as it is for all of them: in no group, visible, and by nobody who is blocked. */
function toPost([
  id,
  content,
  imageUrl,
  imageAlt,
  imageWidth,
  imageHeight,
  postType,
  aiGenerated,
  createdAt,
  editedAt,
  likeCount,
  commentCount,
  userId,
  username,
  avatarUrl,
  likedByMe,
  state = "visible",
  stateBefore = null,
  neverShown = false,
  deletedAt = null,
  deletedBy = null,
  groupId = null,
  groupName = null,
  groupIsPrivate = null,
  groupIsHidden = null,
  isMember = false,
  isAdmin = false,
  isPinned = false,
  isBlocked = false,
]: readonly [...RawPost, ...Partial<RawStanding>]): PostRow {
  const group =
    groupId === null ? null : { isPrivate: groupIsPrivate === true, isHidden: groupIsHidden === true, isMember, isAdmin };
  return {
    id,
    content,
    imageUrl,
    imageAlt,
    imageWidth,
    imageHeight,
    postType,
    groupId,
    groupName,
    aiGenerated,
    createdAt,
    editedAt,
    author: { id: userId, username, avatarUrl },
    likeCount,
    likedByMe,
    commentCount,
    state,
    stateBefore,
    neverShown,
    deletedAt: deletedAt === null ? null : new Date(deletedAt),
    deletedBy,
    isPinned,
    facts: { authorId: userId, state, group, isBlocked },
  };
}

/** Which part of a feed is asked for. */
export interface FeedPage {
  readonly viewerId: string | null;
  readonly postType: PostType | undefined;
  readonly cursor: PageCursor | null;
  readonly limit: number;
}

/** The statement of the public feed: an index tells its order, so a page costs the same however many posts there are. */
export function feedQuery({ viewerId, postType, cursor, limit }: FeedPage): SQL {
  const page = sql`
    select p.* from posts p
    where p.group_id is null and p.state = 'visible' and ${ofType(postType)} and ${notBlocked(viewerId, sql`p.user_id`)} and ${before(cursor)}
    ${NEWEST_FIRST} limit ${upTo(limit)}`;
  return postsOf(page, viewerId, "public");
}

/** Public posts of whom the viewer follows: the newest of each of them, then the newest of all these. */
export function followingQuery({ viewerId, postType, cursor, limit }: FeedPage & { readonly viewerId: string }): SQL {
  const page = sql`
    select p.* from follows f cross join lateral (
      select p.* from posts p
      where p.user_id = f.followed_id and p.group_id is null and p.state = 'visible' and ${ofType(postType)} and ${before(cursor)}
      ${NEWEST_FIRST} limit ${upTo(limit)}) p
    where f.follower_id = ${viewerId}::uuid and ${notBlocked(viewerId, sql`f.followed_id`)}
    ${NEWEST_FIRST} limit ${upTo(limit)}`;
  return postsOf(page, viewerId, "public");
}

/** A group's visible posts. Whether the viewer may read the group is asked before. */
export function groupPostsQuery({
  groupId,
  viewerId,
  cursor,
  limit,
}: Omit<FeedPage, "postType"> & { readonly groupId: string }): SQL {
  const page = sql`
    select p.* from posts p
    where p.group_id = ${groupId}::uuid and p.state = 'visible' and ${notBlocked(viewerId, sql`p.user_id`)} and ${before(cursor)}
    ${NEWEST_FIRST} limit ${upTo(limit)}`;
  return postsOf(page, viewerId, "anywhere");
}

/** A member's posts where the viewer may read them; to themselves the held and hidden ones too. */
export function memberPostsQuery({
  userId,
  viewerId,
  cursor,
  limit,
}: Omit<FeedPage, "postType"> & { readonly userId: string }): SQL {
  const states = userId === viewerId ? sql`p.state <> 'deleted'` : sql`p.state = 'visible'`;
  const page = sql`
    select p.* from posts p
    where p.user_id = ${userId}::uuid and ${states} and ${inReadableGroup(viewerId)} and ${before(cursor)}
    ${NEWEST_FIRST} limit ${upTo(limit)}`;
  return postsOf(page, viewerId, "anywhere");
}

export async function readPosts(db: Db, query: SQL): Promise<readonly PostRow[]> {
  return (await runPreparedAsTuples<readonly [...RawPost, ...Partial<RawStanding>]>(db, query)).map(toPost);
}

/** The statement of one post in whatever state, with the viewer's standing to it. */
export function postQuery(viewerId: string | null, id: string): SQL {
  const isBlocked = sql`not ${notBlocked(viewerId, sql`p.user_id`)}`;
  return postsOf(sql`select p.* from posts p where p.id = ${id}::uuid`, viewerId, "anywhere", isBlocked);
}

/** One post; the policy decides what of it the viewer may see. */
export async function findPostRow(db: Db, viewerId: string | null, id: string): Promise<PostRow | null> {
  const [row] = await readPosts(db, postQuery(viewerId, id));
  return row ?? null;
}

/** Whether there is a post of that id that was not deleted, whoever may see it. */
export async function hasPost(db: Db, id: string): Promise<boolean> {
  return (await db.execute(sql`select 1 from posts where id = ${id} and state <> 'deleted'`)).rows.length > 0;
}

/** The post at the top of a group, for who may read the group. */
export async function findPinnedRow(db: Db, viewerId: string | null, groupId: string): Promise<PostRow | null> {
  const page = sql`
    select p.* from posts p
    where p.id = (select pinned_post_id from groups where id = ${groupId}::uuid) and p.state = 'visible' and ${notBlocked(viewerId, sql`p.user_id`)}`;
  const [row] = await readPosts(db, postsOf(page, viewerId, "anywhere"));
  return row ?? null;
}

/** How a viewer stands to a group; null when there is none. */
export async function findGroupStanding(db: Db, viewerId: string | null, groupId: string): Promise<PostFacts["group"]> {
  const rows = await runPrepared<NonNullable<PostFacts["group"]>>(
    db,
    sql`
      select g.is_private as "isPrivate", g.hidden_at is not null as "isHidden", gm.id is not null as "isMember", coalesce(gm.is_admin, false) as "isAdmin"
      from groups g left join group_members gm on gm.group_id = g.id and gm.user_id = ${viewerId}::uuid where g.id = ${groupId}::uuid`,
  );
  return rows[0] ?? null;
}
