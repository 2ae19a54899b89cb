import type {
  acceptInvitation as acceptRoute,
  Family,
  FamilyOffer,
  getInvitation as offerRoute,
} from "@lockstep/contract/family.ts";
import type { ErrorCode } from "@lockstep/contract/errors.ts";
import type { RouteFields } from "@lockstep/contract/route.ts";
import { invitationProblem, type InvitationProblem } from "@lockstep/domain/family/policy.ts";
import type { Db } from "../../platform/database/sql.ts";
import type { SessionActor } from "../../platform/auth/session-actor.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import type { Platform } from "../../platform/platform.ts";
import { ensureProfile } from "../accounts/index.ts";
import { billingNow, cancelOnceCovered, paysForFamily } from "../billing/index.ts";
import { findInvitation, markUsed, type InvitationRow } from "./invitation-store.ts";
import { getOwnFamily } from "./present-family.ts";
import { publishToPeople } from "./publish-to-people.ts";
import {
  findFamily,
  findFamilyRow,
  findPersonNames,
  insertMember,
  listMemberIds,
  lockFamily,
  lockPerson,
  type FamilyRow,
} from "./store.ts";

const ATTEMPTS_AN_HOUR = 60;

const CODES: Readonly<Record<Exclude<InvitationProblem, "already-in">, ErrorCode>> = {
  expired: "INVITATION_EXPIRED",
  used: "INVITATION_USED",
  full: "FAMILY_FULL",
  lapsed: "FAMILY_LAPSED",
  "not-yours": "INVITATION_NOT_YOURS",
  "other-family": "ALREADY_IN_FAMILY",
};

/** What a link offers to whoever holds it; a visitor is null. */
export async function getOffer(
  platform: Platform,
  actor: SessionActor | null,
  { token }: RouteFields<typeof offerRoute>,
): Promise<FamilyOffer> {
  const invitation = await findInvitation(platform.db, token);
  const family = invitation && (await findFamily(platform.db, invitation.familyId));
  if (invitation === null || family === null) throw new ApiError("INVITATION_UNKNOWN");
  const owner = await findPersonNames(platform.db, family.ownerId);
  const at = { now: platform.now(), billing: await billingNow(platform) };
  return {
    ownerName: owner?.name ?? "",
    expiresAt: invitation.expiresAt,
    problem: await findProblem(platform.db, actor?.userId ?? null, { invitation, family }, at),
  };
}

/**
 * Joins a family. Under its lock, so that two can't take the last place and nobody joins what has just ended. What the person pays on their own ends with its
 * period: a job sees to it, however long the payment provider is away.
 */
export async function acceptInvitation(
  platform: Platform,
  actor: SessionActor,
  { token }: RouteFields<typeof acceptRoute>,
): Promise<Family> {
  const { userId } = actor;
  await platform.limiter.take(`family-accept:${userId}`, ATTEMPTS_AN_HOUR, 3600);
  await ensureProfile(platform.db, { id: userId, email: actor.email, name: actor.name });
  const at = { now: platform.now(), billing: await billingNow(platform) };
  await platform.write(async (tx) => {
    await lockPerson(tx, userId);
    const known = await findInvitation(tx, token);
    const family = known && (await lockFamily(tx, known.familyId));
    // It may have been used or withdrawn while this waited.
    const invitation = await findInvitation(tx, token);
    if (family === null || invitation === null) throw new ApiError("INVITATION_UNKNOWN");
    const problem = await findProblem(tx, userId, { invitation, family }, at);
    if (problem === "already-in") return;
    if (problem !== null) throw new ApiError(CODES[problem]);
    await insertMember(tx, family.id, userId, at.now);
    await markUsed(tx, invitation.id, at.now);
    await cancelOnceCovered(platform, tx, userId);
    await publishToPeople(tx, await listMemberIds(tx, family.id));
  });
  return getOwnFamily(platform, actor);
}

async function findProblem(
  db: Db,
  userId: string | null,
  { invitation, family }: { readonly invitation: InvitationRow; readonly family: FamilyRow },
  at: { readonly now: Date; readonly billing: number },
): Promise<InvitationProblem | null> {
  const own = userId === null ? null : await findFamilyRow(db, userId);
  const person = userId === null ? null : await findPersonNames(db, userId);
  return invitationProblem({
    invitation: {
      email: invitation.email,
      isUsed: invitation.usedAt !== null,
      isExpired: new Date(invitation.expiresAt) <= at.now,
    },
    family: {
      id: family.id,
      size: (await listMemberIds(db, family.id)).length,
      isPaidFor: await paysForFamily(db, family.ownerId, at.billing),
    },
    person: person && { email: person.email, familyId: own?.id ?? null },
  });
}
