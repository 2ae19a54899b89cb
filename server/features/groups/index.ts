import type { Feature } from "../../platform/feature.ts";
import type { Db } from "../../platform/database/sql.ts";
import { eraseFromGroups } from "./erase-from-groups.ts";
import { exportGroups } from "./membership-store.ts";
import { groupRoutes } from "./routes.ts";
import { findGroup, findMembership } from "./store.ts";

/** For other features: groups and who is in them. Rights are in domain/groups/policy.ts. */
export { bumpPostCount, findGroup, findMembership, type GroupRow, type MembershipRow } from "./store.ts";
export { maySeeCover } from "./present-group.ts";
export { listGroupIdsOf, listMemberIds } from "./membership-store.ts";
export { listGroupCards } from "./list-group-cards.ts";
export { countGroupsOf } from "./count-groups-of.ts";
export { mayReadGroup } from "@lockstep/domain/groups/policy.ts";
export { setGroupHidden } from "./set-group-hidden.ts";
export { publishToEveryone } from "./publish-change.ts";

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export async function isGroupAdmin(db: Db, groupId: string, userId: string): Promise<boolean> {
  return (await findMembership(db, groupId, userId))?.isAdmin === true;
}

export const groupsFeature: Feature = {
  name: "groups",
  routes: groupRoutes,
  pages: ({ db }) => [
    {
      path: /^\/groups\/([^/]+)$/,
      exists: async (id) => UUID.test(id) && (await findGroup(db, id))?.isHidden === false,
    },
  ],
  exports: (platform) => platform.accountExports.add("groups", exportGroups),
  erasures: (platform) => platform.accountErasures.add(eraseFromGroups),
};
