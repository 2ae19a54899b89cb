import { PRICE_IDS, SUBSCRIPTION_STATUSES, type Subscription } from "@lockstep/contract/billing.ts";
import type { Actor } from "@lockstep/domain/accounts/actor.ts";
import { featuresOf } from "@lockstep/domain/billing/entitlements.ts";
import { tierOf } from "@lockstep/domain/billing/subscription.ts";
import type { Platform } from "../../platform/platform.ts";
import { billingNow } from "./billing-clock.ts";
import { findSubscription } from "./store.ts";

/** The person's membership and what it includes now. */
export async function getSubscription(platform: Platform, actor: Actor): Promise<Subscription> {
  const found = await findSubscription(platform.db, actor.userId);
  const tier = tierOf(found, await billingNow(platform));
  return {
    tier,
    subscriptionStatus: SUBSCRIPTION_STATUSES.find((status) => status === found?.status) ?? null,
    priceId: PRICE_IDS.find((id) => id === found?.priceId) ?? null,
    currentPeriodEnd: found?.currentPeriodEnd ?? null,
    cancelAtPeriodEnd: found?.cancelAtPeriodEnd ?? false,
    trialEndsAt: found?.status === "trialing" ? found.trialEnd : null,
    features: featuresOf(tier),
  };
}
