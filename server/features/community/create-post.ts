import { randomUUID } from "node:crypto";
import type { createPost, Post } from "@lockstep/contract/community.ts";
import type { RouteParsed } from "@lockstep/contract/route.ts";
import { mayPostInGroup, mayReadGroupPosts } from "@lockstep/domain/community/policy.ts";
import { needsReview } from "@lockstep/domain/community/word-filter.ts";
import { isSuspended } from "@lockstep/domain/members/policy.ts";
import type { SessionActor } from "../../platform/auth/session-actor.ts";
import type { Db } from "../../platform/database/database.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import { publishLive } from "../../platform/live/publish.ts";
import type { Platform } from "../../platform/platform.ts";
import { bumpPostCount } from "../groups/index.ts";
import { audienceOf, type Record } from "./change-state.ts";
import { contextOf, refuseTooMuchOfNew } from "./check-writing.ts";
import { POSTS_AN_HOUR } from "./limits.ts";
import { getPost } from "./list-posts.ts";
import { findPostRow } from "./read-posts.ts";
import { insertPost, type NewPost, type WritingContext } from "./store.ts";
import { toldOfVanished } from "./vanished.ts";

type Body = RouteParsed<typeof createPost>["body"];

/** Publishes a post, or holds it for a moderator when its words ask for one. The same id again answers the same post. */
export async function publishPost(platform: Platform, actor: SessionActor, body: Body): Promise<Post> {
  const { db } = platform;
  const id = body.id ?? randomUUID();
  const known = body.id === undefined ? null : await findAgain(db, actor, body.id);
  if (known !== null) return known;
  const groupId = body.groupId ?? null;
  const imageUrl = body.imageUrl ?? null;
  const context = await contextOf(platform, actor, { groupId, imageUrl });
  check(platform, actor, context, { groupId, imageUrl });
  await platform.limiter.take(`posts:${actor.userId}`, POSTS_AN_HOUR, 3600);
  const imageAlt = imageUrl === null || body.imageAlt === "" ? null : (body.imageAlt ?? null);
  const post: NewPost = {
    id,
    userId: actor.userId,
    content: body.content,
    postType: body.postType,
    groupId,
    imageUrl,
    imageAlt,
    imageWidth: context.image?.width ?? null,
    imageHeight: context.image?.height ?? null,
    state: needsReview(`${body.content}\n${imageAlt ?? ""}`) ? "held" : "visible",
    createdAt: platform.now(),
  };
  const isMade = await platform
    .write(async (tx, record) => {
      await refuseTooMuchOfNew(platform, tx, actor, context.memberSince, "post");
      return insert(tx, record, post);
    })
    .catch((error: unknown) => {
      throw toldOfVanished(error);
    });
  // Somebody, perhaps the same person in another tab, used the id between the look and the write.
  if (!isMade) return (await findAgain(db, actor, id)) ?? getPost(db, actor, id);
  return getPost(db, actor, id);
}

async function insert(tx: Db, record: Record, post: NewPost): Promise<boolean> {
  if (!(await insertPost(tx, post))) return false;
  if (post.state === "held") return true;
  const { id: postId, groupId, userId, postType, state } = post;
  if (groupId !== null) await bumpPostCount(tx, groupId, 1);
  await record({ type: "post.created", actorId: userId, payload: { postId, groupId, postType, state } });
  await publishLive(tx, {
    event: { type: "post.created", postId, groupId, authorId: userId },
    audience: audienceOf(post),
    actorId: userId,
  });
  return true;
}

/** The caller's own post of that id as it stands now. */
async function findAgain(db: Db, actor: SessionActor, id: string): Promise<Post | null> {
  const row = await findPostRow(db, actor.userId, id);
  if (row === null) return null;
  if (row.author.id !== actor.userId) throw new ApiError("ID_TAKEN");
  return getPost(db, actor, id);
}

function check(
  platform: Platform,
  actor: SessionActor,
  context: WritingContext,
  where: { readonly groupId: string | null; readonly imageUrl: string | null },
): void {
  if (isSuspended(context.suspendedUntil, platform.now())) throw new ApiError("SUSPENDED");
  if (where.groupId !== null) {
    // A private group that is not one's own is not told from a missing one by the refusal: its card is in the list for everybody.
    if (context.group === null || (context.group.isHidden && !mayReadGroupPosts(actor, context.group)))
      throw new ApiError("NOT_FOUND");
    if (!mayPostInGroup(context.group)) throw new ApiError("NOT_A_MEMBER");
  }
  if (where.imageUrl !== null && context.image === null)
    throw new ApiError("VALIDATION_FAILED", { issues: [{ path: "imageUrl", message: "Please choose the picture again." }] });
}
