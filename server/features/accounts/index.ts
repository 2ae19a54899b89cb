import type { Feature } from "../../platform/feature.ts";
import { accountRoutes } from "./routes.ts";
import { findProfile, readAccountForExport } from "./store.ts";

export { accountHooks } from "./account-hooks.ts";
export { ensureHouseAccount } from "./ensure-house-account.ts";
export { ensureProfile } from "./ensure-profile.ts";
export { getProfile } from "./get-profile.ts";
/** For other features: the day that a person's own counts. */
export { ownToday } from "./own-today.ts";
export { findProfile } from "./store.ts";

export const accountsFeature: Feature = {
  name: "accounts",
  routes: accountRoutes,
  exports: (platform) => {
    platform.accountExports.add("account", readAccountForExport);
    platform.accountExports.add("profile", findProfile);
  },
};
