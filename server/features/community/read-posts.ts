import { sql, type SQL } from "drizzle-orm";
import type { Post } from "@lockstep/contract/community.ts";
import type { MemberLine } from "@lockstep/contract/members.ts";
import type { PostFacts, WritingState } from "@lockstep/domain/community/policy.ts";
import type { Db } from "../../platform/database/database.ts";
import { runPrepared } from "../../platform/database/run-prepared.ts";
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
  readonly createdAt: Date;
  readonly editedAt: Date | null;
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

/** What every list reads of a post, moments as the database writes them. */
interface RawPost extends Pick<
  PostRow,
  | "id"
  | "content"
  | "imageUrl"
  | "imageAlt"
  | "imageWidth"
  | "imageHeight"
  | "postType"
  | "aiGenerated"
  | "likeCount"
  | "likedByMe"
  | "commentCount"
> {
  readonly createdAt: string;
  readonly editedAt: string | null;
  readonly userId: string;
  readonly username: string;
  readonly avatarUrl: string | null;
}

/** What decides about a post that may stand anywhere, in any state; lists of the public feed alone do not read it. */
interface RawStanding {
  readonly groupId: string | null;
  readonly groupName: string | null;
  readonly groupIsPrivate: boolean | null;
  readonly groupIsHidden: boolean | null;
  readonly isMember: boolean;
  readonly isAdmin: boolean;
  readonly isPinned: boolean;
  readonly isBlocked: boolean;
  readonly state: WritingState;
  readonly stateBefore: WritingState | null;
  readonly neverShown: boolean;
  readonly deletedAt: string | null;
  readonly deletedBy: string | null;
}

/** A post of the public feed: in no group, visible, and by nobody who is blocked. */
const PUBLIC: RawStanding = {
  groupId: null,
  groupName: null,
  groupIsPrivate: null,
  groupIsHidden: null,
  isMember: false,
  isAdmin: false,
  isPinned: false,
  isBlocked: false,
  state: "visible",
  stateBefore: null,
  neverShown: false,
  deletedAt: null,
  deletedBy: null,
};

const OWN_COLUMNS = sql.raw(`
  p.id, p.content, p.image_url as "imageUrl", p.image_alt as "imageAlt", p.image_width as "imageWidth", p.image_height as "imageHeight",
  p.post_type as "postType", p.ai_generated as "aiGenerated", p.created_at as "createdAt", p.edited_at as "editedAt",
  p.like_count as "likeCount", p.comment_count as "commentCount", p.user_id as "userId", a.username, a.avatar_url as "avatarUrl"`);
const STANDING_COLUMNS = sql.raw(`
  p.group_id as "groupId", p.state, p.state_before as "stateBefore", p.never_shown as "neverShown", p.deleted_at as "deletedAt", p.deleted_by as "deletedBy",
  g.name as "groupName", g.is_private as "groupIsPrivate", g.hidden_at is not null as "groupIsHidden", gm.id is not null as "isMember",
  coalesce(gm.is_admin, false) as "isAdmin", (g.pinned_post_id = p.id) is true as "isPinned"`);
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
      select ${OWN_COLUMNS}, ${likedBy(viewerId)} as "likedByMe" from (${page}) p join profiles a on a.id = p.user_id ${NEWEST_FIRST}`;
  }
  return sql`
    select ${OWN_COLUMNS}, ${STANDING_COLUMNS}, ${likedBy(viewerId)} as "likedByMe", ${isBlocked} as "isBlocked"
    from (${page}) p join profiles a on a.id = p.user_id
      left join groups g on g.id = p.group_id
      left join group_members gm on gm.group_id = p.group_id and gm.user_id = ${viewerId}::uuid ${NEWEST_FIRST}`;
}

/** A moment as the database writes it; in the form that is read fastest where it is in UTC. */
function readMoment(text: string): Date {
  return new Date(text.endsWith("+00") ? `${text.slice(0, 10)}T${text.slice(11, -3)}Z` : text);
}

/** Field by field: thirty of these are made for every page, and taking an object apart costs more than naming what is in it. */
function toPost(raw: RawPost | (RawPost & RawStanding)): PostRow {
  const standing = "state" in raw ? raw : PUBLIC;
  const { groupId, state } = standing;
  const group =
    groupId === null
      ? null
      : {
          isPrivate: standing.groupIsPrivate === true,
          isHidden: standing.groupIsHidden === true,
          isMember: standing.isMember,
          isAdmin: standing.isAdmin,
        };
  return {
    id: raw.id,
    content: raw.content,
    imageUrl: raw.imageUrl,
    imageAlt: raw.imageAlt,
    imageWidth: raw.imageWidth,
    imageHeight: raw.imageHeight,
    postType: raw.postType,
    groupId,
    groupName: standing.groupName,
    aiGenerated: raw.aiGenerated,
    createdAt: readMoment(raw.createdAt),
    editedAt: raw.editedAt === null ? null : readMoment(raw.editedAt),
    author: { id: raw.userId, username: raw.username, avatarUrl: raw.avatarUrl },
    likeCount: raw.likeCount,
    likedByMe: raw.likedByMe,
    commentCount: raw.commentCount,
    state,
    stateBefore: standing.stateBefore,
    neverShown: standing.neverShown,
    deletedAt: standing.deletedAt === null ? null : readMoment(standing.deletedAt),
    deletedBy: standing.deletedBy,
    isPinned: standing.isPinned,
    facts: { authorId: raw.userId, state, group, isBlocked: standing.isBlocked },
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
  return (await runPrepared<RawPost | (RawPost & RawStanding)>(db, query)).map(toPost);
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
