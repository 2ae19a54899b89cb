import { PRICE_IDS, SUBSCRIPTION_STATUSES, type Subscription } from "@lockstep/contract/billing.ts";
import type { Actor } from "@lockstep/domain/accounts/actor.ts";
import { featuresOf } from "@lockstep/domain/billing/entitlements.ts";
import type { Platform } from "../../platform/platform.ts";
import { findMembership } from "./membership.ts";
import { findTrialDays } from "./trial.ts";

/** The person's membership and what it includes now. */
export async function getSubscription(platform: Platform, actor: Actor): Promise<Subscription> {
  const { tier, subscription: found, isThroughFamily } = await findMembership(platform, actor.userId);
  // How the owner pays is theirs to know: for the others it runs as long as it runs.
  const status = isThroughFamily ? "active" : found?.status;
  return {
    tier,
    subscriptionStatus: SUBSCRIPTION_STATUSES.find((each) => each === status) ?? null,
    priceId: PRICE_IDS.find((id) => id === found?.priceId) ?? null,
    currentPeriodEnd: found?.currentPeriodEnd ?? null,
    cancelAtPeriodEnd: found?.cancelAtPeriodEnd ?? false,
    trialEndsAt: status === "trialing" ? (found?.trialEnd ?? null) : null,
    isThroughFamily,
    trialDays: tier === "free" ? await findTrialDays(platform.db, actor.userId) : 0,
    features: featuresOf(tier),
  };
}
