import type { Feature } from "../../platform/feature.ts";
import { defineBillingJobs } from "./billing-jobs.ts";
import { closeWithAccount } from "./close-customer.ts";
import { mountWebhook } from "./mount-webhook.ts";
import { billingRoutes } from "./routes.ts";
import { findSubscription } from "./store.ts";

/** For other features: who has which membership, and what it opens. */
export { billingNow } from "./billing-now.ts";
export { cancelOnceCovered, cancelOwnMembership } from "./cancel-own.ts";
export { getSubscription } from "./get-subscription.ts";
export { findEnd, findMembership, paysForFamily } from "./membership.ts";
export { currentTier, hasEntitlement, membershipRequired, requireEntitlement } from "./require-entitlement.ts";

export const billingFeature: Feature = {
  name: "billing",
  routes: billingRoutes,
  mount: mountWebhook,
  jobs: defineBillingJobs,
  exports: (platform) => platform.accountExports.add("subscription", findSubscription),
  erasures: (platform) => platform.accountErasures.add((tx, userId) => closeWithAccount(platform, tx, userId)),
};
