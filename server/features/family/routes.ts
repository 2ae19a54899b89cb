import * as contract from "@lockstep/contract/family.ts";
import type { Api } from "../../platform/http/api.ts";
import type { Platform } from "../../platform/platform.ts";
import { acceptInvitation, getOffer } from "./accept-invitation.ts";
import { deleteEater, getEater, putEater } from "./eaters.ts";
import { endFamily } from "./end-family.ts";
import { inviteToFamilyOf, withdrawInvitation } from "./invite.ts";
import { getFamily } from "./present-family.ts";
import { startFamily } from "./start-family.ts";
import { takeOutMember } from "./take-out-member.ts";

/** The board of progress is with the streaks, which know it. */
export function familyRoutes(api: Api, platform: Platform): void {
  api.forMembers(contract.getFamily, ({ actor }) => getFamily(platform, actor));
  api.forMembers(contract.startFamily, ({ actor }) => startFamily(platform, actor));
  api.forMembers(contract.endFamily, ({ actor }) => endFamily(platform, actor));
  api.forMembers(contract.inviteToFamily, ({ actor, body }) => inviteToFamilyOf(platform, actor, { ...body }));
  api.forMembers(contract.withdrawInvitation, ({ actor, params }) => withdrawInvitation(platform, actor, params));
  api.forAnyone(contract.getInvitation, ({ actor, params }) => getOffer(platform, actor, params));
  api.forMembers(contract.acceptInvitation, ({ actor, params }) => acceptInvitation(platform, actor, params));
  api.forMembers(contract.removeFamilyMember, ({ actor, params }) => takeOutMember(platform, actor, params));
  api.forMembers(contract.getEater, ({ actor, params }) => getEater(platform, actor, params));
  api.forMembers(contract.putEater, ({ actor, params, body }) => putEater(platform, actor, { ...body, ...params }));
  api.forMembers(contract.deleteEater, ({ actor, params }) => deleteEater(platform, actor, params));
}
