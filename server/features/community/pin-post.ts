import type { pinPost as route } from "@lockstep/contract/community.ts";
import type { RouteFields } from "@lockstep/contract/route.ts";
import type { Actor } from "@lockstep/domain/accounts/actor.ts";
import { mayReadGroupPosts, postAbilities } from "@lockstep/domain/community/policy.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import { publishLive } from "../../platform/live/publish-live.ts";
import type { Platform } from "../../platform/platform.ts";
import { PINS_AN_HOUR } from "./limits.ts";
import { getSeenPost } from "./list-posts.ts";
import { findGroupStanding } from "./read-posts.ts";
import { lockPostInGroup, pinInGroup } from "./store.ts";

/** Puts a post at its group's top, in the place of another, or takes it down with null; for the group's admins. */
export async function pinPost(
  platform: Platform,
  actor: Actor,
  { id: groupId, postId }: RouteFields<typeof route>,
): Promise<{ ok: true }> {
  await platform.limiter.take(`pin-post:${actor.userId}`, PINS_AN_HOUR, 3600);
  await platform.write(async (tx) => {
    const group = await findGroupStanding(tx, actor.userId, groupId);
    if (group === null || !mayReadGroupPosts(actor, group)) throw new ApiError("NOT_FOUND");
    if (!group.isAdmin) throw new ApiError("FORBIDDEN");
    if (postId !== null) {
      await lockPostInGroup(tx, actor.userId, postId);
      const post = await getSeenPost(tx, actor, postId);
      if (post.groupId !== groupId) throw new ApiError("NOT_FOUND");
      if (!postAbilities(actor, post.facts).canPin) throw new ApiError("FORBIDDEN");
    }
    if (!(await pinInGroup(tx, groupId, postId))) return;
    await publishLive(tx, {
      event: { type: "group.changed", groupId },
      audience: { kind: "group", groupId },
      actorId: actor.userId,
    });
  });
  return { ok: true };
}
