import * as contract from "@lockstep/contract/members.ts";
import type { Api } from "../../platform/http/api.ts";
import type { Platform } from "../../platform/platform.ts";
import { blockMember, unblockMember } from "./block-member.ts";
import { followMember, unfollowMember } from "./follow-member.ts";
import { getPublicProfile } from "./get-public-profile.ts";
import { listFollows, listOwnBlocks, suggestMembers } from "./list-people.ts";

/** Mounts the members' routes. */
export function memberRoutes(api: Api, platform: Platform): void {
  api.forAnyone(contract.getPublicProfile, ({ actor, params }) => getPublicProfile(platform, actor, params.username));
  api.forMembers(contract.findMembers, ({ actor, query }) => suggestMembers(platform, actor, query.prefix));
  api.forMembers(contract.followMember, ({ actor, params }) => followMember(platform, actor, params.username));
  api.forMembers(contract.unfollowMember, ({ actor, params }) => unfollowMember(platform, actor, params.username));
  api.forAnyone(contract.listFollowers, ({ actor, params, query }) =>
    listFollows(platform, actor, { which: "followers", ...params, ...query }),
  );
  api.forAnyone(contract.listFollowing, ({ actor, params, query }) =>
    listFollows(platform, actor, { which: "following", ...params, ...query }),
  );
  api.forMembers(contract.blockMember, ({ actor, params }) => blockMember(platform, actor, params.username));
  api.forMembers(contract.unblockMember, ({ actor, params }) => unblockMember(platform, actor, params.username));
  api.forMembers(contract.listBlocked, ({ actor, query }) => listOwnBlocks(platform, actor, query.cursor));
}
