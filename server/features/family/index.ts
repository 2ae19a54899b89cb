import type { Feature } from "../../platform/feature.ts";
import { eraseFromFamily } from "./erase-from-family.ts";
import { findInvitation } from "./invitation-store.ts";
import { familyRoutes } from "./routes.ts";
import { exportFamily } from "./store.ts";

/** For other features: which family someone is in, who is in it and who eats. Rights are in domain/family/policy.ts. */
export { findFamilyOf, getFamilyOf, lockFamilyOf, type FamilyPlace } from "./family-now.ts";
export { listEaters, type EaterRow } from "./eater-store.ts";
export { publishToPeople } from "./publish-to-people.ts";
export { listMemberIds, listMembers, updateShares } from "./store.ts";

export const familyFeature: Feature = {
  name: "family",
  routes: familyRoutes,
  pages: ({ db }) => [
    { path: /^\/family\/invitation\/([^/]+)$/, exists: async (token) => (await findInvitation(db, token)) !== null },
  ],
  exports: (platform) => platform.accountExports.add("family", exportFamily),
  erasures: (platform) => platform.accountErasures.add(eraseFromFamily),
};
