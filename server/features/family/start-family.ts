import type { Family } from "@lockstep/contract/family.ts";
import type { SessionActor } from "../../platform/auth/session-actor.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import type { Platform } from "../../platform/platform.ts";
import { ensureProfile } from "../accounts/index.ts";
import { billingNow, paysForFamily, requireEntitlement } from "../billing/index.ts";
import { lockFamilyOf } from "./family-now.ts";
import { getOwnFamily } from "./present-family.ts";
import { publishToPeople } from "./publish-to-people.ts";
import { insertFamily, listMemberIds, updateOwner } from "./store.ts";

/** Starts the family of someone who pays for one. Someone whose family nobody pays for anymore continues that one, with everybody in it. */
export async function startFamily(platform: Platform, actor: SessionActor): Promise<Family> {
  await requireEntitlement(platform, actor, "familyMembers");
  await ensureProfile(platform.db, { id: actor.userId, email: actor.email, name: actor.name });
  const { userId } = actor;
  const at = await billingNow(platform);
  await platform.write(async (tx) => {
    const family = await lockFamilyOf(tx, userId);
    if (family === null) {
      if (!(await paysForFamily(tx, userId, at))) throw new ApiError("MEMBERSHIP_REQUIRED");
      await insertFamily(tx, userId, platform.now());
    } else {
      // Who pays keeps it: a member with a Family membership of their own just stays one.
      if (family.ownerId === userId || (await paysForFamily(tx, family.ownerId, at))) return;
      await updateOwner(tx, family.id, userId);
      await publishToPeople(tx, await listMemberIds(tx, family.id));
    }
  });
  return getOwnFamily(platform, actor);
}
