import * as contract from "@lockstep/contract/groups.ts";
import type { Api } from "../../platform/http/api.ts";
import type { Platform } from "../../platform/platform.ts";
import { answerRequest, listJoinRequests } from "./answer-requests.ts";
import { changeGroup, removeGroup } from "./change-group.ts";
import { foundGroup } from "./found-group.ts";
import { getInvite, inviteMember, setInvite } from "./invite.ts";
import { joinGroup, leaveGroup, muteGroup } from "./join-group.ts";
import { listGroupCards } from "./list-groups.ts";
import { changeRole, listGroupMembers, removeMember } from "./manage-members.ts";
import { getGroup } from "./present-group.ts";

/** Hangs the groups' routes into the API. */
export function groupRoutes(api: Api, platform: Platform): void {
  const { db } = platform;
  api.forAnyone(contract.listGroups, ({ actor, query }) => listGroupCards(db, actor, query));
  api.forMembers(contract.createGroup, ({ actor, body }) => foundGroup(platform, actor, body));
  api.forAnyone(contract.getGroup, ({ actor, params, query }) => getGroup(db, actor, params.id, query.invite));
  api.forMembers(contract.patchGroup, ({ actor, params, body }) => changeGroup(platform, actor, params.id, body));
  api.forMembers(contract.deleteGroup, ({ actor, params }) => removeGroup(platform, actor, params.id));

  api.forMembers(contract.joinGroup, ({ actor, params, body }) => joinGroup(platform, actor, params.id, body));
  api.forMembers(contract.leaveGroup, ({ actor, params }) => leaveGroup(platform, actor, params.id));
  api.forMembers(contract.muteGroup, ({ actor, params, body }) => muteGroup(platform, actor, params.id, body.muted));

  api.forAnyone(contract.listGroupMembers, ({ actor, params, query }) => listGroupMembers(db, actor, params.id, query));
  api.forMembers(contract.patchGroupMember, ({ actor, params, body }) =>
    changeRole(platform, actor, params.id, params.userId, body.isAdmin),
  );
  api.forMembers(contract.removeGroupMember, ({ actor, params }) => removeMember(platform, actor, params.id, params.userId));

  api.forMembers(contract.listJoinRequests, ({ actor, params, query }) => listJoinRequests(db, actor, params.id, query.cursor));
  api.forMembers(contract.answerJoinRequest, ({ actor, params, body }) =>
    answerRequest(platform, actor, params.id, params.userId, body.accept),
  );

  api.forMembers(contract.getInvite, ({ actor, params }) => getInvite(db, actor, params.id));
  api.forMembers(contract.renewInvite, ({ actor, params }) => setInvite(platform, actor, params.id, "new"));
  api.forMembers(contract.revokeInvite, ({ actor, params }) => setInvite(platform, actor, params.id, null));
  api.forMembers(contract.inviteToGroup, ({ actor, params, body }) => inviteMember(platform, actor, params.id, body.username));
}
