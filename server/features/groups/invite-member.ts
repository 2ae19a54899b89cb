import { randomBytes } from "node:crypto";
import type { inviteToGroup } from "@lockstep/contract/groups.ts";
import type { RouteFields } from "@lockstep/contract/route.ts";
import type { Actor } from "@lockstep/domain/accounts/actor.ts";
import { isHouseAccount } from "@lockstep/domain/accounts/house-account.ts";
import { mayInviteToGroup } from "@lockstep/domain/groups/policy.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import type { Platform } from "../../platform/platform.ts";
import { findMemberByUsername, isBlockedBetween, refuseIfSuspended } from "../members/index.ts";
import { putInvitation } from "./membership-store.ts";
import { getManagedGroup, lockManagedGroup, lockVisibleGroup } from "./present-group.ts";
import { findMembership, holdPeople, updateInviteToken } from "./store.ts";
import { publishToPerson } from "./publish-change.ts";

const TOKEN_BYTES = 18;
const INVITATIONS_AN_HOUR = 30;
/** Nobody gets two invitations to one group within a week. */
const AGAIN_AFTER_MS = 7 * 86_400_000;

export async function getInvite({ db }: Platform, actor: Actor, id: string): Promise<{ token: string | null }> {
  return { token: (await getManagedGroup(db, actor, id)).inviteToken };
}

/** Makes a new link; the one before opens nothing anymore. */
export async function renewInvite(platform: Platform, actor: Actor, id: string): Promise<{ token: string }> {
  const token = randomBytes(TOKEN_BYTES).toString("base64url");
  await setInviteToken(platform, actor, id, token);
  return { token };
}

/** Ends the link without a new one. */
export async function revokeInvite(platform: Platform, actor: Actor, id: string): Promise<{ token: null }> {
  await setInviteToken(platform, actor, id, null);
  return { token: null };
}

async function setInviteToken(platform: Platform, actor: Actor, id: string, token: string | null): Promise<void> {
  await platform.write(async (tx) => {
    await lockManagedGroup(tx, actor, id);
    await updateInviteToken(tx, id, token, platform.now());
  });
}

/** Invites a member by username. Members, and people invited within the week, aren't notified again. */
export async function inviteMember(
  platform: Platform,
  actor: Actor,
  { id, username }: RouteFields<typeof inviteToGroup>,
): Promise<{ ok: true }> {
  await refuseIfSuspended(platform.db, actor, platform.now());
  await platform.limiter.take(`invite:${actor.userId}`, INVITATIONS_AN_HOUR, 3600);
  await platform.write(async (tx, record) => {
    const member = await findMemberByUsername(tx, username.replace(/^@/, ""));
    if (member !== null) await holdPeople(tx, [member.id]);
    const group = await lockVisibleGroup(tx, actor, id);
    if (!mayInviteToGroup(actor, group, await findMembership(tx, id, actor.userId))) throw new ApiError("FORBIDDEN");
    // A block hides both sides from each other, so it looks like a name nobody has.
    if (member === null || isHouseAccount(member.id) || (await isBlockedBetween(tx, actor.userId, member.id)))
      throw new ApiError("VALIDATION_FAILED", {
        issues: [{ path: "username", message: "There's no member with that username." }],
      });
    if ((await findMembership(tx, id, member.id)) !== null) return;
    const now = platform.now();
    if (!(await putInvitation(tx, id, member.id, now, new Date(now.getTime() - AGAIN_AFTER_MS)))) return;
    await record({ type: "group.invited", actorId: actor.userId, payload: { groupId: id, userId: member.id } });
    await publishToPerson(tx, id, member.id);
  });
  return { ok: true };
}
