import type { Feature } from "../../platform/feature.ts";
import { billingRoutes } from "./routes.ts";
import { findSubscription } from "./store.ts";

export { findTier } from "./get-subscription.ts";

export const billingFeature: Feature = {
  name: "billing",
  routes: billingRoutes,
  exports: (platform) => platform.accountExports.add("subscription", findSubscription),
};
