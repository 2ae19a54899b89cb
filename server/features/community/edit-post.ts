import type { patchPost, Post } from "@lockstep/contract/community.ts";
import type { RouteFields } from "@lockstep/contract/route.ts";
import type { Actor } from "@lockstep/domain/accounts/actor.ts";
import { mayReadGroupPosts, mayRestore, postAbilities } from "@lockstep/domain/community/policy.ts";
import { needsReview } from "@lockstep/domain/community/word-filter.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import { publishLive } from "../../platform/live/publish-live.ts";
import type { Platform } from "../../platform/platform.ts";
import { refuseIfSuspended } from "../members/index.ts";
import { audienceOf, movePost } from "./change-state.ts";
import { getPost, getSeenPost } from "./list-posts.ts";
import { DELETIONS_AN_HOUR, EDITS_AN_HOUR } from "./limits.ts";
import { changedWords, reviewedText, WORD_NAMES } from "./post-words.ts";
import { findPostRow } from "./read-posts.ts";
import { lockPostInGroup, updatePost } from "./store.ts";

/** Changes an own post, which is marked as edited. Words that ask for a moderator hold it until one has looked. */
export async function editPost(
  platform: Platform,
  actor: Actor,
  { id, ...change }: RouteFields<typeof patchPost>,
): Promise<Post> {
  await platform.limiter.take(`edit-post:${actor.userId}`, EDITS_AN_HOUR, 3600);
  await platform.write(async (tx, record) => {
    await refuseIfSuspended(tx, actor, platform.now());
    await lockPostInGroup(tx, actor.userId, id);
    const post = await getSeenPost(tx, actor, id);
    if (!postAbilities(actor, post.facts).canEdit) throw new ApiError("FORBIDDEN");
    const imageAlt =
      change.imageAlt === "" || post.imageUrl === null ? (change.imageAlt === undefined ? undefined : null) : change.imageAlt;
    const isSame =
      WORD_NAMES.every((name) => change[name] === undefined || change[name] === post[name]) &&
      (imageAlt === undefined || imageAlt === post.imageAlt);
    if (isSame) return;
    const now = platform.now();
    await updatePost(tx, id, { ...change, imageAlt, editedAt: now });
    await record({ type: "post.edited", actorId: actor.userId, payload: { postId: id } });
    const alt = imageAlt === undefined ? post.imageAlt : imageAlt;
    if (post.state === "visible" && needsReview(reviewedText(changedWords(post, change), [alt])))
      await movePost(tx, record, post, { to: "held", actorId: actor.userId, now });
    else if (post.state === "visible")
      await publishLive(tx, {
        event: { type: "post.changed", postId: id, groupId: post.groupId },
        audience: audienceOf(post),
        actorId: actor.userId,
      });
  });
  return getPost(platform, actor, id);
}

/** Deletes a post, as its author or an admin of its group; for a day it can be taken back. One that is gone is as missing as any. */
export async function deletePost(platform: Platform, actor: Actor, id: string): Promise<{ ok: true }> {
  await platform.limiter.take(`delete-post:${actor.userId}`, DELETIONS_AN_HOUR, 3600);
  await platform.write(async (tx, record) => {
    await lockPostInGroup(tx, actor.userId, id);
    const row = await findPostRow(tx, actor.userId, id);
    // Idempotent: whoever deleted it gets the same answer again.
    if (row?.state === "deleted" && row.deletedBy === actor.userId) return;
    const post = await getSeenPost(tx, actor, id);
    if (!postAbilities(actor, post.facts).canDelete) throw new ApiError("FORBIDDEN");
    await movePost(tx, record, post, { to: "deleted", actorId: actor.userId, now: platform.now() });
  });
  return { ok: true };
}

/** Takes a deletion back, within a day and by who deleted. */
export async function restorePost(platform: Platform, actor: Actor, id: string): Promise<Post> {
  await platform.limiter.take(`restore-post:${actor.userId}`, DELETIONS_AN_HOUR, 3600);
  await platform.write(async (tx, record) => {
    await lockPostInGroup(tx, actor.userId, id);
    const post = await findPostRow(tx, actor.userId, id);
    if (post === null) throw new ApiError("NOT_FOUND");
    // Restored already, in another tab perhaps.
    if (post.state !== "deleted") return;
    const { group } = post.facts;
    if (!mayRestore(actor, post, platform.now())) throw new ApiError("NOT_FOUND");
    if (group !== null && !mayReadGroupPosts(actor, group)) throw new ApiError("NOT_FOUND");
    await movePost(tx, record, post, { to: post.stateBefore ?? "visible", actorId: actor.userId, now: platform.now() });
  });
  return getPost(platform, actor, id);
}
