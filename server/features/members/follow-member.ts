import type { Actor } from "@lockstep/domain/accounts/actor.ts";
import { isSuspended, profileAbilities } from "@lockstep/domain/members/policy.ts";
import { violatedConstraint } from "../../platform/database/availability.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import type { Platform } from "../../platform/platform.ts";
import { deleteFollow, findBlocks, findMemberByUsername, findSuspension, insertFollow, lockPair } from "./store.ts";

/** Every follow notifies someone: nobody should get hundreds in an hour. */
const MOST_FOLLOWS_AN_HOUR = 120;

/** Follows a member; repeating changes nothing and notifies nobody. Blocked either way: NOT_FOUND. */
export async function followMember(platform: Platform, actor: Actor, username: string): Promise<{ ok: true }> {
  const { db } = platform;
  const member = await findMemberByUsername(db, username);
  if (member === null) throw new ApiError("NOT_FOUND");
  if (member.id === actor.userId) throw new ApiError("FORBIDDEN", { message: "You can't follow yourself." });
  if (isSuspended(await findSuspension(db, actor.userId), platform.now())) throw new ApiError("SUSPENDED");
  await platform.limiter.take(`follow:${actor.userId}`, MOST_FOLLOWS_AN_HOUR, 3600);
  try {
    await platform.write(async (tx, record) => {
      await lockPair(tx, actor.userId, member.id);
      const blocks = await findBlocks(tx, actor.userId, member.id);
      if (!profileAbilities({ ...member, userId: member.id }, actor.userId, blocks).canFollow) throw new ApiError("NOT_FOUND");
      if (await insertFollow(tx, actor.userId, member.id, platform.now()))
        await record({ type: "member.followed", actorId: actor.userId, payload: { userId: member.id } });
    });
  } catch (error) {
    // The account was deleted in that moment.
    if (violatedConstraint(error) === "follows_followed_id_fkey") throw new ApiError("NOT_FOUND");
    throw error;
  }
  return { ok: true };
}

/** Ends a follow; one that never was is fine. */
export async function unfollowMember(platform: Platform, actor: Actor, username: string): Promise<{ ok: true }> {
  const member = await findMemberByUsername(platform.db, username);
  if (member === null) throw new ApiError("NOT_FOUND");
  await deleteFollow(platform.db, actor.userId, member.id);
  return { ok: true };
}
