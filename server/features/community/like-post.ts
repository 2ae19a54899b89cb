import type { LikeState } from "@lockstep/contract/community.ts";
import type { Actor } from "@lockstep/domain/accounts/actor.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import type { Platform } from "../../platform/platform.ts";
import { deleteLike, likesInto, type LikeOutcome } from "./like-store.ts";
import { LIKES_AN_HOUR } from "./limits.ts";

/** Likes a post; however often it is said, it counts once. */
export async function likePost(platform: Platform, actor: Actor, postId: string): Promise<LikeState> {
  await platform.limiter.take(`likes:${actor.userId}`, LIKES_AN_HOUR, 3600);
  const outcome = await likesInto(platform.db)({ userId: actor.userId, postId, now: platform.now() });
  if (outcome?.isSuspended === true) throw new ApiError("SUSPENDED");
  return stateOf(outcome, true);
}

/** Takes a like back; one that isn't there is fine. */
export async function unlikePost(platform: Platform, actor: Actor, postId: string): Promise<LikeState> {
  return stateOf(await deleteLike(platform.db, { userId: actor.userId, postId, now: platform.now() }), false);
}

function stateOf(outcome: LikeOutcome | null, likedByMe: boolean): LikeState {
  if (outcome === null) throw new ApiError("NOT_FOUND");
  return { likeCount: outcome.likeCount, likedByMe };
}
