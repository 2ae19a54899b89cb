import { randomUUID } from "node:crypto";
import type { Comment, createComment, listComments, patchComment } from "@lockstep/contract/community.ts";
import type { MemberSummary } from "@lockstep/contract/members.ts";
import type { RouteFields, RouteOutput, RouteParsed } from "@lockstep/contract/route.ts";
import type { Actor } from "@lockstep/domain/accounts/actor.ts";
import { commentAbilities, mayRestore, maySeeComment, maySeePost } from "@lockstep/domain/community/policy.ts";
import { needsReview } from "@lockstep/domain/community/word-filter.ts";
import { isSuspended } from "@lockstep/domain/members/policy.ts";
import type { SessionActor } from "../../platform/auth/session-actor.ts";
import type { Db } from "../../platform/database/sql.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import { cutPage, readPageCursor } from "../../platform/http/page-cursor.ts";
import { publishLive } from "../../platform/live/publish-live.ts";
import type { Platform } from "../../platform/platform.ts";
import { refuseIfSuspended } from "../members/index.ts";
import { audienceOf, moveComment } from "./change-state.ts";
import { contextOf, isHeldToLimit, refuseTooMuchOfNew } from "./check-writing.ts";
import { insertComment, type CommentOutcome, type NewComment } from "./comment-store.ts";
import { COMMENTS_AN_HOUR, COMMENTS_ON_A_PAGE, DELETIONS_AN_HOUR, EDITS_AN_HOUR } from "./limits.ts";
import { getSeenPost } from "./list-posts.ts";
import { presentComment } from "./present-post.ts";
import { commentsQuery, findCommentRow, readComments, type CommentRow } from "./read-comments.ts";
import { findPostRow, type PostRow } from "./read-posts.ts";
import { lockPost, updateComment } from "./store.ts";
import { mapForeignKeyError } from "./map-foreign-key-error.ts";

/** A comment with the post it is under. */
interface Standing {
  readonly comment: CommentRow;
  readonly post: PostRow;
}

/** A post's comments for who may see it, oldest first. */
export async function listCommentsOf(
  { db }: Platform,
  actor: Actor | null,
  { id: postId, cursor }: RouteFields<typeof listComments>,
): Promise<RouteOutput<typeof listComments>> {
  const after = readPageCursor(cursor);
  const post = await getSeenPost(db, actor, postId);
  const rows = await readComments(
    db,
    commentsQuery({
      postId,
      viewerId: actor?.userId ?? null,
      seesAll: actor?.role === "moderator",
      cursor: after,
      limit: COMMENTS_ON_A_PAGE + 1,
    }),
  );
  const page = cutPage(rows, COMMENTS_ON_A_PAGE, ({ createdAt, id }) => ({ createdAt: new Date(createdAt), id }));
  return { items: page.rows.map((row) => presentComment(actor, row, post.facts)), nextCursor: page.nextCursor };
}

/** Comments on a post, or has the comment held when its words ask for a moderator. The same id again answers the same comment. */
export async function writeComment(
  platform: Platform,
  actor: SessionActor,
  { postId, ...body }: RouteParsed<typeof createComment>["body"] & { readonly postId: string },
): Promise<Comment> {
  const { db } = platform;
  const id = body.id ?? randomUUID();
  const known = body.id === undefined ? null : await findAgain(db, actor, postId, body.id);
  if (known !== null) return known;
  const context = await contextOf(platform, actor, { postId: null, groupId: null, imageUrl: null });
  if (isSuspended(context.suspendedUntil, platform.now())) throw new ApiError("SUSPENDED");
  const { facts } = await getSeenPost(db, actor, postId);
  await platform.limiter.take(`comments:${actor.userId}`, COMMENTS_AN_HOUR, 3600);
  const { username, avatarUrl, since } = context.member;
  const state = needsReview(body.content) ? "held" : "visible";
  const comment: NewComment = { id, postId, userId: actor.userId, content: body.content, state, createdAt: platform.now() };
  const outcome = await insert(platform, actor, since, comment).catch((error: unknown) => {
    throw mapForeignKeyError(error);
  });
  if (!outcome.isMade) return (await notMade(db, actor, comment, outcome)) ?? missing();
  return presentComment(actor, rowOf(comment, { id: actor.userId, username, avatarUrl }), facts);
}

/** In one statement; only what a new member writes is counted before, by one writer at a time. */
async function insert(platform: Platform, actor: SessionActor, memberSince: Date, comment: NewComment): Promise<CommentOutcome> {
  if (!isHeldToLimit(platform, actor, memberSince)) return insertComment(platform.db, comment);
  return platform.write(async (tx) => {
    await refuseTooMuchOfNew(platform, tx, actor, memberSince, "comment");
    return insertComment(tx, comment);
  });
}

/** Why nothing was written; the comment of that id when it's the caller's own, from another tab. */
async function notMade(db: Db, actor: Actor, { id, postId }: NewComment, outcome: CommentOutcome): Promise<Comment | null> {
  if (!outcome.isKnown) throw new ApiError("NOT_SIGNED_IN");
  if (outcome.isSuspended) throw new ApiError("SUSPENDED");
  const known = await findAgain(db, actor, postId, id);
  if (known !== null || outcome.isOpen) return known;
  await getSeenPost(db, actor, postId);
  throw new ApiError("FORBIDDEN");
}

/** The comment as it is in the first moment. */
function rowOf({ id, postId, content, state, createdAt }: NewComment, author: MemberSummary): CommentRow {
  return {
    id,
    postId,
    content,
    createdAt: createdAt.toISOString(),
    editedAt: null,
    author,
    state,
    stateBefore: null,
    neverShown: state === "held",
    deletedAt: null,
    deletedBy: null,
    isBlocked: false,
  };
}

/** Changes an own comment, which is marked as edited. */
export async function editComment(
  platform: Platform,
  actor: Actor,
  { id, content }: RouteFields<typeof patchComment>,
): Promise<Comment> {
  await platform.limiter.take(`edit-comment:${actor.userId}`, EDITS_AN_HOUR, 3600);
  await platform.write(async (tx, record) => {
    await refuseIfSuspended(tx, actor, platform.now());
    const { comment, post } = await getSeen(tx, actor, id);
    if (!abilities(actor, { comment, post }).canEdit) throw new ApiError("FORBIDDEN");
    if (content === comment.content) return;
    const now = platform.now();
    await updateComment(tx, id, content, now);
    if (comment.state === "visible" && needsReview(content))
      await moveComment(tx, record, comment, post, { to: "held", actorId: actor.userId, now });
    else if (comment.state === "visible")
      await publishLive(tx, {
        event: { type: "comments.changed", postId: post.id, groupId: post.groupId },
        audience: audienceOf(post),
        actorId: actor.userId,
      });
  });
  return getComment(platform.db, actor, id);
}

/** Deletes a comment, as its author or an admin of the group; for a day it can be taken back. */
export async function deleteComment(platform: Platform, actor: Actor, id: string): Promise<{ ok: true }> {
  await platform.limiter.take(`delete-comment:${actor.userId}`, DELETIONS_AN_HOUR, 3600);
  await platform.write(async (tx, record) => {
    const standing = await lockAndFind(tx, actor, id);
    // Idempotent: whoever deleted it gets the same answer again.
    if (standing?.comment.state === "deleted" && standing.comment.deletedBy === actor.userId) return;
    const { comment, post } = seen(actor, standing);
    if (!abilities(actor, { comment, post }).canDelete) throw new ApiError("FORBIDDEN");
    await moveComment(tx, record, comment, post, { to: "deleted", actorId: actor.userId, now: platform.now() });
  });
  return { ok: true };
}

/** Takes a deletion back, within a day and by who deleted. */
export async function restoreComment(platform: Platform, actor: Actor, id: string): Promise<Comment> {
  await platform.limiter.take(`restore-comment:${actor.userId}`, DELETIONS_AN_HOUR, 3600);
  await platform.write(async (tx, record) => {
    const standing = await lockAndFind(tx, actor, id);
    if (standing === null || !maySeePost(actor, standing.post.facts)) throw new ApiError("NOT_FOUND");
    const { comment, post } = standing;
    if (comment.state !== "deleted") return;
    if (!mayRestore(actor, comment, platform.now())) throw new ApiError("NOT_FOUND");
    const to = comment.stateBefore ?? "visible";
    await moveComment(tx, record, comment, post, { to, actorId: actor.userId, now: platform.now() });
  });
  return getComment(platform.db, actor, id);
}

async function getComment(db: Db, actor: Actor, id: string): Promise<Comment> {
  const { comment, post } = seen(actor, await findStanding(db, actor, id));
  return presentComment(actor, comment, post.facts);
}

/** The caller's own comment of that id; ID_TAKEN when it is another's, or is under another post. */
async function findAgain(db: Db, actor: Actor, postId: string, id: string): Promise<Comment | null> {
  const row = await findCommentRow(db, actor.userId, id);
  if (row === null) return null;
  if (row.author.id !== actor.userId || row.postId !== postId) throw new ApiError("ID_TAKEN");
  return getComment(db, actor, id);
}

async function findStanding(db: Db, actor: Actor, id: string): Promise<Standing | null> {
  const comment = await findCommentRow(db, actor.userId, id);
  const post = comment === null ? null : await findPostRow(db, actor.userId, comment.postId);
  return comment === null || post === null ? null : { comment, post };
}

/** Holds the comment's post still, then reads both. */
async function lockAndFind(tx: Db, actor: Actor, id: string): Promise<Standing | null> {
  const comment = await findCommentRow(tx, actor.userId, id);
  if (comment === null) return null;
  await lockPost(tx, actor.userId, comment.postId);
  return findStanding(tx, actor, id);
}

async function getSeen(tx: Db, actor: Actor, id: string): Promise<Standing> {
  return seen(actor, await lockAndFind(tx, actor, id));
}

function seen(actor: Actor, standing: Standing | null): Standing {
  if (standing === null || !maySeeComment(actor, factsOf(standing))) throw new ApiError("NOT_FOUND");
  return standing;
}

function abilities(actor: Actor, standing: Standing) {
  return commentAbilities(actor, factsOf(standing));
}

function factsOf({ comment, post }: Standing) {
  return { authorId: comment.author.id, state: comment.state, isBlocked: comment.isBlocked, post: post.facts };
}

function missing(): never {
  throw new ApiError("NOT_FOUND");
}
