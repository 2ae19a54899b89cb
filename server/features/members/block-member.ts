import type { Actor } from "@lockstep/domain/accounts/actor.ts";
import { violatedConstraint } from "../../platform/database/availability.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import type { Platform } from "../../platform/platform.ts";
import { deleteBlock, deleteFollow, findMemberByUsername, insertBlock, lockPair, type MemberRow } from "./store.ts";

/** Blocks a member: from then on neither sees, contacts or follows the other. Someone who blocked you can be blocked too. */
export async function blockMember(platform: Platform, actor: Actor, username: string): Promise<{ ok: true }> {
  const member = await getOther(platform, actor, username);
  try {
    await platform.write(async (tx, record) => {
      await lockPair(tx, actor.userId, member.id);
      const isNew = await insertBlock(tx, actor.userId, member.id, platform.now());
      await deleteFollow(tx, actor.userId, member.id);
      await deleteFollow(tx, member.id, actor.userId);
      if (isNew) await record({ type: "member.blocked", actorId: actor.userId, payload: { userId: member.id } });
    });
  } catch (error) {
    // The account was deleted in that moment.
    if (violatedConstraint(error) === "blocks_blocked_id_fkey") throw new ApiError("NOT_FOUND");
    throw error;
  }
  return { ok: true };
}

/** Takes a block back; one that never was is fine. Follows that it ended stay ended. */
export async function unblockMember(platform: Platform, actor: Actor, username: string): Promise<{ ok: true }> {
  const member = await getOther(platform, actor, username);
  await deleteBlock(platform.db, actor.userId, member.id);
  return { ok: true };
}

/** Whom a block concerns. Being blocked oneself isn't in the way: otherwise a block of both sides could not be taken back. */
async function getOther(platform: Platform, actor: Actor, username: string): Promise<MemberRow> {
  const member = await findMemberByUsername(platform.db, username);
  if (member === null) throw new ApiError("NOT_FOUND");
  if (member.id === actor.userId) throw new ApiError("FORBIDDEN", { message: "You can't block yourself." });
  return member;
}
