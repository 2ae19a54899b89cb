import type { removeFamilyMember } from "@lockstep/contract/family.ts";
import type { RouteFields } from "@lockstep/contract/route.ts";
import type { Actor } from "@lockstep/domain/accounts/actor.ts";
import { mayTakeOut } from "@lockstep/domain/family/policy.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import type { Platform } from "../../platform/platform.ts";
import { lockFamilyOf, roleIn } from "./family-now.ts";
import { publishToPeople } from "./publish-to-people.ts";
import { deleteMember, listMemberIds } from "./store.ts";

/** Leaves the family, or takes someone else out of it. Plans, logs and progress are each person's own and stay with them. */
export async function takeOutMember(
  platform: Platform,
  actor: Actor,
  { userId }: RouteFields<typeof removeFamilyMember>,
): Promise<{ ok: true }> {
  await platform.write(async (tx) => {
    const family = await lockFamilyOf(tx, actor.userId);
    const people = family === null ? [] : await listMemberIds(tx, family.id);
    if (family === null || !people.includes(userId)) throw new ApiError("NOT_FOUND");
    const isSelf = userId === actor.userId;
    if (isSelf && family.ownerId === userId) throw new ApiError("FAMILY_OWNER_STAYS");
    if (!mayTakeOut(roleIn(family, actor.userId), { isOwner: family.ownerId === userId, isSelf }))
      throw new ApiError("FORBIDDEN");
    await deleteMember(tx, family.id, userId);
    await publishToPeople(tx, people);
  });
  return { ok: true };
}
