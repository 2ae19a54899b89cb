import { sql, type Db } from "../../platform/database/sql.ts";
import { rowsWithEvents } from "../../platform/events/rows-with-events.ts";
import type { PostWords } from "@lockstep/contract/community.ts";
import type { WorkoutCard } from "@lockstep/contract/workout-card.ts";
import type { PostFacts, WritingState } from "@lockstep/domain/community/policy.ts";
import { setWords, wordColumns, wordsOf, wordValues } from "./post-words.ts";

/** Who is about to write, and where: read in one statement before anything is decided. */
export interface WritingContext {
  /** Null while the person's profile is missing. */
  readonly member: { readonly username: string; readonly avatarUrl: string | null; readonly since: Date } | null;
  readonly suspendedUntil: Date | null;
  /** Null when no group was named, or there is none of that id. */
  readonly group: PostFacts["group"];
  readonly groupName: string | null;
  /** Null when no picture was named, or it isn't the person's own of a post. */
  readonly image: { readonly width: number; readonly height: number } | null;
  /** Whose post has the id already; null when nobody's. */
  readonly idTakenBy: string | null;
}

interface RawContext {
  readonly username: string | null;
  readonly avatarUrl: string | null;
  readonly memberSince: string | null;
  readonly suspendedUntil: string | null;
  readonly groupName: string | null;
  readonly isPrivate: boolean;
  readonly isHidden: boolean;
  readonly isMember: boolean;
  readonly isAdmin: boolean;
  readonly width: number | null;
  readonly height: number | null;
  readonly idTakenBy: string | null;
}

/** Where someone is about to write; `postId` is the id a post is to have. */
export interface WritingPlace {
  readonly postId: string | null;
  readonly groupId: string | null;
  readonly imageUrl: string | null;
}

export async function readWritingContext(db: Db, userId: string, place: WritingPlace): Promise<WritingContext> {
  const row = await db.first<RawContext>(sql`
      select me.username, me.avatar_url as "avatarUrl", me.created_at as "memberSince", me.suspended_until as "suspendedUntil", g.name as "groupName",
        g.is_private as "isPrivate", g.hidden_at is not null as "isHidden", gm.id is not null as "isMember", coalesce(gm.is_admin, false) as "isAdmin",
        u.width, u.height, (select user_id from posts where id = ${place.postId}::uuid) as "idTakenBy"
      from (select 1) one
      left join profiles me on me.id = ${userId}::uuid
      left join groups g on g.id = ${place.groupId}::uuid
      left join group_members gm on gm.group_id = g.id and gm.user_id = ${userId}::uuid
      left join uploads u on u.url = ${place.imageUrl}::text and u.user_id = ${userId}::uuid and u.bucket = 'post-images'`);
  if (row === null) throw new Error("A context is always one row.");
  const { username, avatarUrl, memberSince, suspendedUntil, groupName, width, height, idTakenBy, ...standing } = row;
  return {
    member: username === null || memberSince === null ? null : { username, avatarUrl, since: new Date(memberSince) },
    suspendedUntil: suspendedUntil === null ? null : new Date(suspendedUntil),
    group: groupName === null ? null : standing,
    groupName,
    image: width === null || height === null ? null : { width, height },
    idTakenBy,
  };
}

/** One writer at a time for a new member: what they may still write is counted and used without another in between. */
export async function lockWritingOf(tx: Db, userId: string): Promise<void> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`writing:${userId}`}, 0))`);
}

/** Posts and comments since a moment, counted up to a bit more than anyone new may write. */
export async function countWritten(tx: Db, userId: string, what: "post" | "comment", since: Date): Promise<number> {
  const table = what === "post" ? sql`posts` : sql`comments`;
  const found = await tx.rows<{ written: number }>(sql`
    select count(*)::int as written from (
      select 1 from ${table} where user_id = ${userId} and created_at >= ${since} order by created_at desc, id desc limit 100) latest`);
  return found[0]?.written ?? 0;
}

export interface NewPost extends Readonly<PostWords> {
  readonly id: string;
  readonly userId: string;
  readonly groupId: string | null;
  readonly imageUrl: string | null;
  readonly imageAlt: string | null;
  readonly imageWidth: number | null;
  readonly imageHeight: number | null;
  readonly state: "visible" | "held";
  readonly createdAt: Date;
  readonly aiGenerated?: true;
  readonly workout?: { readonly id: string; readonly card: WorkoutCard } | null;
}

/** The values of a post that is nothing but words, with its event and its message to open browsers. */
export function plainValues({ id, userId, groupId, state, createdAt, ...post }: NewPost) {
  return {
    id,
    userId,
    ...wordsOf(post),
    createdAt,
    event: JSON.stringify({ postId: id, groupId, postType: post.postType, state }),
    message: JSON.stringify({ postId: id, groupId, authorId: userId }),
  };
}

/**
 * Writes a post and, unless it is held, its group's count, the event and the message to open browsers: one statement, all or nothing. False
 * when the id is taken already, by whomever. The writer's own row is held before the group's, see {@link lockPost}, and the group's before the post is
 * written: whoever uses the same id meanwhile, in a statement that many share, doesn't wait for the group as well.
 */
export async function insertPost(db: Db, post: NewPost): Promise<boolean> {
  const { id, userId, groupId, imageUrl, imageAlt, imageWidth, imageHeight, state, createdAt, workout = null } = post;
  const card = workout === null ? null : JSON.stringify(workout.card);
  const { event, message } = plainValues(post);
  const made = await rowsWithEvents(
    db,
    (insertEvents) => sql`
    with me as materialized (select id from users where id = ${userId}::uuid for key share),
    place as materialized (select g.id from me, groups g where g.id = ${groupId}::uuid for no key update of g),
    made as (
      insert into posts (id, user_id, ${wordColumns()}, group_id, image_url, image_alt, image_width, image_height, state, never_shown, ai_generated, created_at,
        workout_id, workout)
      values (${id}::uuid, coalesce((select id from me), ${userId}::uuid), ${wordValues(post)},
        coalesce((select id from place), ${groupId}::uuid), ${imageUrl}::text, ${imageAlt}::text,
        ${imageWidth}::int, ${imageHeight}::int, ${state}::text, ${state === "held"}::boolean,
        ${post.aiGenerated === true}::boolean, ${createdAt}::timestamptz,
        ${workout?.id ?? null}::uuid, ${card}::jsonb)
      on conflict (id) do nothing returning id, user_id, group_id, state),
    shown as (select user_id, group_id from made where state = 'visible'),
    counted as (update groups set post_count = post_count + 1 from shown where groups.id = shown.group_id),
    told as (${insertEvents({ type: sql`'post.created'`, actorId: sql`user_id`, payload: sql`${event}::jsonb`, from: sql`from shown` })}),
    live as (
      insert into live_events (type, audience, audience_id, actor_id, payload)
      select 'post.created', case when group_id is null then 'public' else 'group' end, group_id, user_id, ${message}::jsonb from shown)
    select id from made`,
    (rows) => {
      const isShown = rows.length > 0 && state === "visible";
      return { hasEvents: isShown, hasLive: isShown };
    },
  );
  return made.length === 1;
}

/** Holds a writer's own row; call it before anything else is held, as in the deletion of an account. */
export async function holdWriter(tx: Db, userId: string): Promise<void> {
  await tx.run(sql`select 1 from users where id = ${userId} for key share`);
}

/**
 * Holds a post still for a change of it or of what is counted on it. The writer's own row comes first, as in the deletion of an account, so that
 * the two wait for each other instead of standing in each other's way.
 */
export async function lockPost(tx: Db, actorId: string | null, postId: string): Promise<void> {
  if (actorId !== null) await holdWriter(tx, actorId);
  await tx.run(sql`select 1 from posts where id = ${postId} for no key update`);
}

/** As {@link lockPost}, for changes that show in the post's group, like its count: the group's row comes first, as where it's deleted whole. */
export async function lockPostInGroup(tx: Db, actorId: string | null, postId: string): Promise<void> {
  if (actorId !== null) await holdWriter(tx, actorId);
  await tx.run(sql`select 1 from groups where id = (select group_id from posts where id = ${postId}) for no key update`);
  await tx.run(sql`select 1 from posts where id = ${postId} for no key update`);
}

/** Changes a text; what is undefined stays. */
export async function updatePost(
  tx: Db,
  id: string,
  {
    imageAlt,
    editedAt,
    ...words
  }: Partial<PostWords> & { readonly imageAlt?: string | null | undefined; readonly editedAt: Date },
): Promise<void> {
  const alt = imageAlt === undefined ? [] : [sql`image_alt = ${imageAlt}`];
  const changed = [...setWords(words), ...alt, sql`edited_at = ${editedAt}`];
  await tx.run(sql`update posts set ${sql.join(changed, ", ")} where id = ${id}`);
}

/** How a post's or comment's state changes, and what is noted beside it. */
export interface StateChange {
  readonly state: WritingState;
  readonly stateBefore: WritingState | null;
  readonly deletedAt: Date | null;
  readonly deletedBy: string | null;
  readonly neverShown: boolean;
}

export async function updatePostState(tx: Db, id: string, change: StateChange): Promise<void> {
  await tx.run(sql`
    update posts set state = ${change.state}, state_before = ${change.stateBefore}, deleted_at = ${change.deletedAt},
      deleted_by = ${change.deletedBy}, never_shown = ${change.neverShown}
    where id = ${id}`);
}

export async function updateCommentState(tx: Db, id: string, change: StateChange): Promise<void> {
  await tx.run(sql`
    update comments set state = ${change.state}, state_before = ${change.stateBefore}, deleted_at = ${change.deletedAt},
      deleted_by = ${change.deletedBy}, never_shown = ${change.neverShown}
    where id = ${id}`);
}

/** Adds to a post's count of visible comments. */
export async function bumpComments(tx: Db, postId: string, by: number): Promise<void> {
  await tx.run(sql`update posts set comment_count = comment_count + ${by} where id = ${postId}`);
}

export async function updateComment(tx: Db, id: string, content: string, editedAt: Date): Promise<void> {
  await tx.run(sql`update comments set content = ${content}, edited_at = ${editedAt} where id = ${id}`);
}

/** Null takes the pinned post down. False when it was so already. */
export async function pinInGroup(tx: Db, groupId: string, postId: string | null): Promise<boolean> {
  const changed = await tx.rows(sql`
    update groups set pinned_post_id = ${postId} where id = ${groupId} and pinned_post_id is distinct from ${postId} returning 1`);
  return changed.length > 0;
}
