import { sql, type Db, type Sql } from "../../platform/database/sql.ts";
import type { PostType, PostWords } from "@lockstep/contract/community.ts";
import type { MemberSummary } from "@lockstep/contract/members.ts";
import type { WorkoutCard } from "@lockstep/contract/workout-card.ts";
import type { PostFacts, WritingState } from "@lockstep/domain/community/policy.ts";
import type { PageCursor } from "../../platform/http/page-cursor.ts";
import { notBlocked } from "../members/index.ts";
import { selectWords } from "./post-words.ts";
import { inReadableGroup, isReadableBy, isShownTo } from "./readable-post.ts";

/** A post with all that a viewer is shown of it, and what decides about it. */
export interface PostRow extends Readonly<PostWords> {
  readonly id: string;
  readonly imageUrl: string | null;
  readonly imageAlt: string | null;
  readonly imageWidth: number | null;
  readonly imageHeight: number | null;
  readonly workoutId: string | null;
  readonly workout: WorkoutCard | null;
  readonly groupId: string | null;
  readonly groupName: string | null;
  readonly aiGenerated: boolean;
  /** ISO text, as is `editedAt`. */
  readonly createdAt: string;
  readonly editedAt: string | null;
  readonly author: MemberSummary;
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

/** What every list reads of a post, beside whether the viewer likes it. */
interface RawPost extends Readonly<PostWords> {
  readonly id: string;
  readonly imageUrl: string | null;
  readonly imageAlt: string | null;
  readonly imageWidth: number | null;
  readonly imageHeight: number | null;
  readonly workoutId: string | null;
  readonly workout: WorkoutCard | null;
  readonly aiGenerated: boolean;
  readonly createdAt: string;
  readonly editedAt: string | null;
  readonly likeCount: number;
  readonly commentCount: number;
  readonly authorId: string;
  readonly username: string;
  readonly avatarUrl: string | null;
  readonly likedByMe: boolean;
}
/** A deleted workout takes its card from the post, and brings it back when it's restored. One look by its key, for the few posts that have one. */
const isWorkoutThere = sql`
  p.workout_id is not null and exists (select 1 from workouts w where w.id = p.workout_id and w.deleted_at is null)`;
const POST = sql`
  p.id, ${selectWords("p.")}, p.image_url as "imageUrl", p.image_alt as "imageAlt", p.image_width as "imageWidth", p.image_height as "imageHeight",
  case when ${isWorkoutThere} then p.workout_id end as "workoutId", case when ${isWorkoutThere} then p.workout end as workout,
  p.ai_generated as "aiGenerated", p.created_at as "createdAt", p.edited_at as "editedAt",
  p.like_count as "likeCount", p.comment_count as "commentCount", p.user_id as "authorId", a.username, a.avatar_url as "avatarUrl"`;

/** What decides about a post anywhere and in any state. Lists of the public feed don't read it: all their posts are visible and in no group. */
interface RawPlace {
  readonly state: WritingState;
  readonly stateBefore: WritingState | null;
  readonly neverShown: boolean;
  readonly deletedAt: string | null;
  readonly deletedBy: string | null;
  readonly groupId: string | null;
  readonly groupName: string | null;
  readonly isPrivate: boolean | null;
  readonly isHidden: boolean;
  readonly isMember: boolean;
  readonly isAdmin: boolean;
  readonly isPinned: boolean;
  readonly isBlocked: boolean;
}
const PLACE = sql.raw(`
  p.state, p.state_before as "stateBefore", p.never_shown as "neverShown", p.deleted_at as "deletedAt", p.deleted_by as "deletedBy",
  p.group_id as "groupId", g.name as "groupName", g.is_private as "isPrivate", g.hidden_at is not null as "isHidden",
  gm.id is not null as "isMember", coalesce(gm.is_admin, false) as "isAdmin", (g.pinned_post_id = p.id) is true as "isPinned"`);
const IN_FEED: RawPlace = {
  state: "visible",
  stateBefore: null,
  neverShown: false,
  deletedAt: null,
  deletedBy: null,
  groupId: null,
  groupName: null,
  isPrivate: null,
  isHidden: false,
  isMember: false,
  isAdmin: false,
  isPinned: false,
  isBlocked: false,
};

const NEWEST_FIRST = sql.raw("order by p.created_at desc, p.id desc");

const likedBy = (viewerId: string | null): Sql =>
  viewerId === null ? sql`false` : sql`exists (select 1 from likes l where l.post_id = p.id and l.user_id = ${viewerId}::uuid)`;
const before = (cursor: PageCursor | null): Sql =>
  cursor === null ? sql`true` : sql`(p.created_at, p.id) < (${cursor.createdAt}::timestamptz, ${cursor.id}::uuid)`;
/** Part of the text: as a parameter it would be unknown to a plan that is kept, which would then count on a tenth of the table. */
const upTo = (limit: number): Sql => sql.raw(String(Math.trunc(limit)));
const ofType = (postType: PostType | undefined): Sql => (postType === undefined ? sql`true` : sql`p.post_type = ${postType}`);

/** First the page by its index alone, then what belongs to its thirty posts. */
function postsOf(page: Sql, viewerId: string | null, standing: "public" | "anywhere", isBlocked: Sql = sql`false`): Sql {
  if (standing === "public") {
    return sql`
      select ${POST}, ${likedBy(viewerId)} as "likedByMe" from (${page}) p join profiles a on a.id = p.user_id ${NEWEST_FIRST}`;
  }
  return sql`
    select ${POST}, ${likedBy(viewerId)} as "likedByMe", ${PLACE}, ${isBlocked} as "isBlocked"
    from (${page}) p join profiles a on a.id = p.user_id
      left join groups g on g.id = p.group_id
      left join group_members gm on gm.group_id = p.group_id and gm.user_id = ${viewerId}::uuid ${NEWEST_FIRST}`;
}

const hasPlace = (row: Partial<RawPlace>): row is RawPlace => row.state !== undefined;

/** Named fields and a single spread: taking fields out of two spreads makes slow objects, 7 % of what a feed costs. */
function toPost(row: RawPost & Partial<RawPlace>): PostRow {
  const place = hasPlace(row) ? row : IN_FEED;
  const { groupId, state, isHidden, isMember, isAdmin, isBlocked } = place;
  const group = groupId === null ? null : { isPrivate: place.isPrivate === true, isHidden, isMember, isAdmin };
  return {
    ...row,
    groupId,
    groupName: place.groupName,
    state,
    stateBefore: place.stateBefore,
    neverShown: place.neverShown,
    deletedAt: place.deletedAt === null ? null : new Date(place.deletedAt),
    deletedBy: place.deletedBy,
    isPinned: place.isPinned,
    author: { id: row.authorId, username: row.username, avatarUrl: row.avatarUrl },
    facts: { authorId: row.authorId, state, group, isBlocked },
  };
}

/** Which part of a feed is asked for. */
export interface FeedPage {
  readonly viewerId: string | null;
  readonly postType: PostType | undefined;
  readonly cursor: PageCursor | null;
  readonly limit: number;
}

/** The statement of the public feed: an index gives its order, so a page costs the same however many posts there are. */
export function feedQuery({ viewerId, postType, cursor, limit }: FeedPage): Sql {
  const page = sql`
    select p.* from posts p
    where p.group_id is null and ${isShownTo(viewerId)} and ${ofType(postType)} and ${before(cursor)}
    ${NEWEST_FIRST} limit ${upTo(limit)}`;
  return postsOf(page, viewerId, "public");
}

/** Public posts of whom the viewer follows: the newest of each of them, then the newest of all these. */
export function followingQuery({ viewerId, postType, cursor, limit }: FeedPage & { readonly viewerId: string }): Sql {
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
}: Omit<FeedPage, "postType"> & { readonly groupId: string }): Sql {
  const page = sql`
    select p.* from posts p
    where p.group_id = ${groupId}::uuid and ${isShownTo(viewerId)} and ${before(cursor)}
    ${NEWEST_FIRST} limit ${upTo(limit)}`;
  return postsOf(page, viewerId, "anywhere");
}

/** A member's posts where the viewer may read them; to themselves the held and hidden ones too. */
export function memberPostsQuery({
  userId,
  viewerId,
  cursor,
  limit,
}: Omit<FeedPage, "postType"> & { readonly userId: string }): Sql {
  const readable = userId === viewerId ? sql`p.state <> 'deleted' and ${inReadableGroup(viewerId)}` : isReadableBy(viewerId);
  const page = sql`
    select p.* from posts p
    where p.user_id = ${userId}::uuid and ${readable} and ${before(cursor)}
    ${NEWEST_FIRST} limit ${upTo(limit)}`;
  return postsOf(page, viewerId, "anywhere");
}

export async function readPosts(db: Db, query: Sql): Promise<readonly PostRow[]> {
  return (await db.rows<RawPost & Partial<RawPlace>>(query)).map(toPost);
}

/** The statement of one post in whatever state, with the viewer's standing to it. */
export function postQuery(viewerId: string | null, id: string): Sql {
  const isBlocked = sql`not ${notBlocked(viewerId, sql`p.user_id`)}`;
  return postsOf(sql`select p.* from posts p where p.id = ${id}::uuid`, viewerId, "anywhere", isBlocked);
}

/** One post; the policy decides what of it the viewer may see. */
export async function findPostRow(db: Db, viewerId: string | null, id: string): Promise<PostRow | null> {
  const [row] = await readPosts(db, postQuery(viewerId, id));
  return row ?? null;
}

/** Whether there's a post of that id that wasn't deleted, whoever may see it. */
export async function hasPost(db: Db, id: string): Promise<boolean> {
  return (await db.rows(sql`select 1 from posts where id = ${id} and state <> 'deleted'`)).length > 0;
}

/** The post at the top of a group, for who may read the group. */
export async function findPinnedRow(db: Db, viewerId: string | null, groupId: string): Promise<PostRow | null> {
  const page = sql`
    select p.* from posts p
    where p.id = (select pinned_post_id from groups where id = ${groupId}::uuid) and ${isShownTo(viewerId)}`;
  const [row] = await readPosts(db, postsOf(page, viewerId, "anywhere"));
  return row ?? null;
}

/** A viewer's relation to a group; null when there is none. */
export async function findGroupStanding(db: Db, viewerId: string | null, groupId: string): Promise<PostFacts["group"]> {
  return db.first<NonNullable<PostFacts["group"]>>(sql`
      select g.is_private as "isPrivate", g.hidden_at is not null as "isHidden", gm.id is not null as "isMember", coalesce(gm.is_admin, false) as "isAdmin"
      from groups g left join group_members gm on gm.group_id = g.id and gm.user_id = ${viewerId}::uuid where g.id = ${groupId}::uuid`);
}
