import { randomUUID } from "node:crypto";
import type { createPost as route, Post } from "@lockstep/contract/community.ts";
import type { RouteFields } from "@lockstep/contract/route.ts";
import type { CardDetail, WorkoutCard } from "@lockstep/contract/workout-card.ts";
import { NEW_FOR_MS } from "@lockstep/domain/community/new-member.ts";
import { mayPostInGroup, mayReadGroupPosts } from "@lockstep/domain/community/policy.ts";
import { needsReview } from "@lockstep/domain/community/word-filter.ts";
import { isSuspended } from "@lockstep/domain/members/policy.ts";
import type { SessionActor } from "../../platform/auth/session-actor.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import type { Platform } from "../../platform/platform.ts";
import { findOwnUpload } from "../../platform/storage/find-own-upload.ts";
import { buildWorkoutCard } from "../training/index.ts";
import { contextOf, isEverHeldToLimit, isHeldToLimit, refuseTooMuchOfNew } from "./check-writing.ts";
import { POSTS_AN_HOUR } from "./limits.ts";
import { getPost } from "./list-posts.ts";
import { reviewedText, wordsOf } from "./post-words.ts";
import { presentPost } from "./present-post.ts";
import { findPostRow, type PostRow } from "./read-posts.ts";
import { plainPostsInto } from "./plain-post-store.ts";
import { holdWriter, insertPost, type NewPost, type WritingContext } from "./store.ts";
import { mapForeignKeyError } from "./map-foreign-key-error.ts";

type Body = RouteFields<typeof route>;

/** Publishes a post, or holds it for a moderator when its words ask for one. The same id again answers the same post. */
export async function createPost(platform: Platform, actor: SessionActor, body: Body): Promise<Post> {
  const id = body.id ?? randomUUID();
  const workoutId = body.workoutId ?? null;
  const plain = workoutId === null ? await publishPlain(platform, actor, id, body) : NOT_PLAIN;
  if (plain.post !== null) return plain.post;
  const groupId = body.groupId ?? null;
  const imageUrl = body.imageUrl ?? null;
  const context = await contextOf(platform, actor, { postId: body.id ?? null, groupId, imageUrl });
  if (context.idTakenBy !== null) return findAgain(platform, actor, id);
  check(platform, actor, context, { groupId, imageUrl });
  const card = workoutId === null ? null : await cardOf(platform, actor, workoutId, body.workoutDetails ?? []);
  if (!plain.isCounted) await countPost(platform, actor);
  const imageAlt = imageUrl === null || body.imageAlt === "" ? null : (body.imageAlt ?? null);
  const post: NewPost = {
    ...textOf(platform, actor, id, body, [imageAlt, ...namesIn(card)]),
    workout: card === null || workoutId === null ? null : { id: workoutId, card },
    groupId,
    imageUrl,
    imageAlt,
    imageWidth: context.image?.width ?? null,
    imageHeight: context.image?.height ?? null,
  };
  const isMade = await insert(platform, actor, context.member.since, post).catch((error: unknown) => {
    throw mapForeignKeyError(error);
  });
  // Someone, perhaps the same person in another tab, used the id between the look and the write.
  if (!isMade) return findAgain(platform, actor, id);
  return presentPost(actor, rowOf(post, context.member, context));
}

/**
 * Most posts are a known member's text for everyone: those are written in one statement. Null when this one isn't, or when anything speaks against it; then
 * everything is asked in turn, which finds what to say. `isCounted`: against the hourly limit.
 */
async function publishPlain(
  platform: Platform,
  actor: SessionActor,
  id: string,
  body: Body,
): Promise<{ readonly post: Post | null; readonly isCounted: boolean }> {
  if ((body.groupId ?? null) !== null || (body.imageUrl ?? null) !== null) return NOT_PLAIN;
  const { state, ...text } = textOf(platform, actor, id, body, []);
  if (state !== "visible") return NOT_PLAIN;
  const post = { ...text, ...NOTHING_BESIDE, state };
  try {
    await countPost(platform, actor);
    const knownSince = isEverHeldToLimit(platform, actor) ? new Date(post.createdAt.getTime() - NEW_FOR_MS) : null;
    const author = await plainPostsInto(platform.db)({ ...post, knownSince });
    const made = author === null ? null : presentPost(actor, rowOf(post, author, { group: null, groupName: null }));
    return { post: made, isCounted: true };
  } catch (error) {
    // The same post sent again is no new one, whatever the limit says.
    if (error instanceof ApiError && error.code === "RATE_LIMITED" && body.id !== undefined) return NOT_PLAIN;
    throw mapForeignKeyError(error);
  }
}

/** It goes the long way. */
const NOT_PLAIN = { post: null, isCounted: false } as const;

const NOTHING_BESIDE = { groupId: null, imageUrl: null, imageAlt: null, imageWidth: null, imageHeight: null } as const;

/** `beside`: other words that readers see. */
function textOf({ now }: Platform, actor: SessionActor, id: string, body: Body, beside: readonly (string | null)[]) {
  const words = wordsOf(body);
  const state = needsReview(reviewedText(words, beside)) ? ("held" as const) : ("visible" as const);
  return { id, userId: actor.userId, ...words, state, createdAt: now() };
}

/** The workout as its author shares it. One that isn't theirs, or is gone, is a mistake in the form. */
async function cardOf({ db }: Platform, actor: SessionActor, workoutId: string, details: readonly CardDetail[]) {
  try {
    return await buildWorkoutCard(db, actor, { workoutId, details });
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== "NOT_FOUND") throw error;
    throw new ApiError("VALIDATION_FAILED", { issues: [{ path: "workoutId", message: "That workout no longer exists." }] });
  }
}

/** Words in a card that people made up: the names of days and of their own exercises. */
function namesIn(card: WorkoutCard | null): readonly string[] {
  return card === null ? [] : [card.title, ...card.exercises.map(({ name }) => name)];
}

async function countPost({ limiter }: Platform, { userId }: SessionActor): Promise<void> {
  await limiter.take(`posts:${userId}`, POSTS_AN_HOUR, 3600);
}

/** In one statement; only what a new member writes is counted before, by one writer at a time, and a picture held so that it isn't removed meanwhile. */
async function insert(platform: Platform, actor: SessionActor, memberSince: Date, post: NewPost): Promise<boolean> {
  const { imageUrl } = post;
  if (imageUrl === null && !isHeldToLimit(platform, actor, memberSince)) return insertPost(platform.db, post);
  return platform.write(async (tx) => {
    if (imageUrl !== null) {
      await holdWriter(tx, actor.userId);
      if ((await findOwnUpload(tx, "post-images", imageUrl, actor.userId)) === null) throw pictureGone();
    }
    await refuseTooMuchOfNew(platform, tx, actor, memberSince, "post");
    return insertPost(tx, post);
  });
}

/** The post as it is in the first moment. */
function rowOf(
  post: NewPost,
  author: { readonly username: string; readonly avatarUrl: string | null },
  { group, groupName }: Pick<WritingContext, "group" | "groupName">,
): PostRow {
  const { userId, state } = post;
  return {
    id: post.id,
    ...wordsOf(post),
    imageUrl: post.imageUrl,
    imageAlt: post.imageAlt,
    imageWidth: post.imageWidth,
    imageHeight: post.imageHeight,
    workoutId: post.workout?.id ?? null,
    workout: post.workout?.card ?? null,
    groupId: post.groupId,
    createdAt: post.createdAt.toISOString(),
    state,
    groupName,
    aiGenerated: false,
    editedAt: null,
    author: { id: userId, username: author.username, avatarUrl: author.avatarUrl },
    likeCount: 0,
    likedByMe: false,
    commentCount: 0,
    stateBefore: null,
    neverShown: state === "held",
    deletedAt: null,
    deletedBy: null,
    isPinned: false,
    facts: { authorId: userId, state, group, isBlocked: false },
  };
}

/** The caller's own post with that id, in its current state. */
async function findAgain(platform: Platform, actor: SessionActor, id: string): Promise<Post> {
  const row = await findPostRow(platform.db, actor.userId, id);
  if (row !== null && row.author.id !== actor.userId) throw new ApiError("ID_TAKEN");
  return getPost(platform, actor, id);
}

function check(
  platform: Platform,
  actor: SessionActor,
  context: WritingContext,
  where: { readonly groupId: string | null; readonly imageUrl: string | null },
): void {
  if (isSuspended(context.suspendedUntil, platform.now())) throw new ApiError("SUSPENDED");
  if (where.groupId !== null) {
    // The refusal doesn't distinguish a private group from a missing one: its card is in the list for everyone.
    if (context.group === null || (context.group.isHidden && !mayReadGroupPosts(actor, context.group)))
      throw new ApiError("NOT_FOUND");
    if (!mayPostInGroup(context.group)) throw new ApiError("NOT_A_MEMBER");
  }
  if (where.imageUrl !== null && context.image === null) throw pictureGone();
}

function pictureGone(): ApiError {
  return new ApiError("VALIDATION_FAILED", { issues: [{ path: "imageUrl", message: "Please choose the picture again." }] });
}
