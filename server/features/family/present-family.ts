import type { Family, FamilyEater } from "@lockstep/contract/family.ts";
import type { Actor } from "@lockstep/domain/accounts/actor.ts";
import { FAMILY_SIZE, mayChangeEater, mayEndFamily, mayInviteToFamily, mayTakeOut } from "@lockstep/domain/family/policy.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import type { Platform } from "../../platform/platform.ts";
import { billingNow, findEnd, paysForFamily } from "../billing/index.ts";
import { listEaters, type EaterRow } from "./eater-store.ts";
import { roleIn } from "./family-now.ts";
import { listUnused } from "./invitation-store.ts";
import { findFamilyRow, listMembers, type FamilyRow } from "./store.ts";

/** The caller's family, paid for or not; null without one. */
export async function getFamily(platform: Platform, actor: Actor): Promise<Family | null> {
  const family = await findFamilyRow(platform.db, actor.userId);
  return family && presentFamily(platform, actor, family);
}

/** The family of someone who was just in it. */
export async function getOwnFamily(platform: Platform, actor: Actor): Promise<Family> {
  const family = await getFamily(platform, actor);
  if (family === null) throw new ApiError("NOT_FOUND", { message: "You aren't in a family." });
  return family;
}

async function presentFamily(platform: Platform, actor: Actor, family: FamilyRow): Promise<Family> {
  const { db, now } = platform;
  const { userId } = actor;
  const at = await billingNow(platform);
  const role = roleIn(family, userId);
  const [isLive, endsAt, members, eaters, canPay, invitations] = await Promise.all([
    paysForFamily(db, family.ownerId, at),
    findEnd(db, family.ownerId),
    listMembers(db, family.id),
    listEaters(db, family.id),
    paysForFamily(db, userId, at),
    mayInviteToFamily(role) ? listUnused(db, family.id) : [],
  ]);
  const freePlaces = FAMILY_SIZE - members.length;
  return {
    id: family.id,
    role,
    isLive,
    endsAt: isLive ? endsAt : null,
    members: members.map(({ card, joinedAt }) => {
      const [isOwner, isYou] = [card.id === family.ownerId, card.id === userId];
      return { ...card, isOwner, isYou, joinedAt, canRemove: mayTakeOut(role, { isOwner, isSelf: isYou }) };
    }),
    freePlaces,
    invitations: invitations.map(({ id, email, expiresAt }) => ({
      id,
      email,
      expiresAt,
      isExpired: new Date(expiresAt) <= now(),
    })),
    eaters: eaters.map((eater) => presentEater(userId, eater)),
    canInvite: isLive && freePlaces > 0 && mayInviteToFamily(role),
    canEnd: mayEndFamily(role) && (!isLive || endsAt === null),
    canContinue: !isLive && canPay,
  };
}

export function presentEater(userId: string, eater: EaterRow): FamilyEater {
  const { id, name, diet, allergies, portion } = eater;
  return {
    id,
    userId: eater.userId,
    name,
    diet,
    allergies: [...allergies],
    portion,
    canChange: mayChangeEater(userId, eater),
  };
}
