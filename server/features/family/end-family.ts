import type { Family } from "@lockstep/contract/family.ts";
import type { Actor } from "@lockstep/domain/accounts/actor.ts";
import { mayEndFamily } from "@lockstep/domain/family/policy.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import type { Platform } from "../../platform/platform.ts";
import { billingNow, cancelOwnMembership, paysForFamily } from "../billing/index.ts";
import { lockFamilyOf, roleIn } from "./family-now.ts";
import { getFamily } from "./present-family.ts";
import { publishToPeople } from "./publish-to-people.ts";
import { deleteFamilyRow, findFamilyRow, listMemberIds } from "./store.ts";

/**
 * Ends a family. What is paid for runs to its end: the owner's membership is canceled with the payment provider, and the family ends with it. A family that
 * nobody pays for is deleted.
 */
export async function endFamily(platform: Platform, actor: Actor): Promise<Family | null> {
  const { db } = platform;
  const { userId } = actor;
  const family = await findFamilyRow(db, userId);
  if (family === null) throw new ApiError("NOT_FOUND", { message: "You aren't in a family." });
  if (!mayEndFamily(roleIn(family, userId))) throw new ApiError("FORBIDDEN");
  const at = await billingNow(platform);
  const isPaidFor = await paysForFamily(db, userId, at);
  if (isPaidFor) await cancelOwnMembership(platform, actor);
  await platform.write(async (tx) => {
    const held = await lockFamilyOf(tx, userId);
    if (held === null || held.ownerId !== userId) return;
    await publishToPeople(tx, await listMemberIds(tx, held.id));
    if (!isPaidFor && !(await paysForFamily(tx, userId, at))) await deleteFamilyRow(tx, held.id);
  });
  return getFamily(platform, actor);
}
