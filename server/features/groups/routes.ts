import * as contract from "@lockstep/contract/groups.ts";
import type { Api } from "../../platform/http/api.ts";
import type { Platform } from "../../platform/platform.ts";
import { answerRequest, listJoinRequests } from "./answer-request.ts";
import { changeGroup, removeGroup } from "./change-group.ts";
import { createGroup } from "./create-group.ts";
import { getInvite, inviteMember, renewInvite, revokeInvite } from "./invite-member.ts";
import { joinGroup, leaveGroup, muteGroup } from "./join-group.ts";
import { listGroupCards } from "./list-group-cards.ts";
import { changeRole, listGroupMembers, removeMember } from "./manage-members.ts";
import { getGroup } from "./present-group.ts";

/** Mounts the groups' routes. */
export function groupRoutes(api: Api, platform: Platform): void {
  api.forAnyone(contract.listGroups, ({ actor, query }) => listGroupCards(platform, actor, query));
  api.forMembers(contract.createGroup, ({ actor, body }) => createGroup(platform, actor, body));
  api.forAnyone(contract.getGroup, ({ actor, params, query }) => getGroup(platform, actor, { ...query, ...params }));
  api.forMembers(contract.patchGroup, ({ actor, params, body }) => changeGroup(platform, actor, { ...body, ...params }));
  api.forMembers(contract.deleteGroup, ({ actor, params }) => removeGroup(platform, actor, params.id));

  api.forMembers(contract.joinGroup, ({ actor, params, body }) => joinGroup(platform, actor, { ...body, ...params }));
  api.forMembers(contract.leaveGroup, ({ actor, params }) => leaveGroup(platform, actor, params.id));
  api.forMembers(contract.muteGroup, ({ actor, params, body }) => muteGroup(platform, actor, { ...body, ...params }));

  api.forAnyone(contract.listGroupMembers, ({ actor, params, query }) =>
    listGroupMembers(platform, actor, { ...query, ...params }),
  );
  api.forMembers(contract.patchGroupMember, ({ actor, params, body }) => changeRole(platform, actor, { ...body, ...params }));
  api.forMembers(contract.removeGroupMember, ({ actor, params }) => removeMember(platform, actor, params));

  api.forMembers(contract.listJoinRequests, ({ actor, params, query }) =>
    listJoinRequests(platform, actor, { ...query, ...params }),
  );
  api.forMembers(contract.answerJoinRequest, ({ actor, params, body }) => answerRequest(platform, actor, { ...body, ...params }));

  api.forMembers(contract.getInvite, ({ actor, params }) => getInvite(platform, actor, params.id));
  api.forMembers(contract.renewInvite, ({ actor, params }) => renewInvite(platform, actor, params.id));
  api.forMembers(contract.revokeInvite, ({ actor, params }) => revokeInvite(platform, actor, params.id));
  api.forMembers(contract.inviteToGroup, ({ actor, params, body }) => inviteMember(platform, actor, { ...body, ...params }));
}
