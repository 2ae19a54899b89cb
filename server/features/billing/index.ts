import type { Feature } from "../../platform/feature.ts";
import { billingRoutes } from "./routes.ts";
import { findSubscription } from "./store.ts";

/** For other features: what a membership opens. */
export { hasEntitlement, requireEntitlement } from "./require-entitlement.ts";

export const billingFeature: Feature = {
  name: "billing",
  routes: billingRoutes,
  exports: (platform) => platform.accountExports.add("subscription", findSubscription),
};
