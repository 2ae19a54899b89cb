import { PRICE_IDS, SUBSCRIPTION_STATUSES, type Subscription } from "@lockstep/contract/billing.ts";
import type { Actor } from "@lockstep/domain/accounts/actor.ts";
import { tierOf } from "@lockstep/domain/billing/entitlements.ts";
import type { Platform } from "../../platform/platform.ts";
import { findSubscription } from "./store.ts";

/** The person's membership and the tier it gives now. */
export async function getSubscription(platform: Platform, actor: Actor): Promise<Subscription> {
  const found = await findSubscription(platform.db, actor.userId);
  return {
    priceId: PRICE_IDS.find((id) => id === found?.priceId) ?? null,
    subscriptionStatus: SUBSCRIPTION_STATUSES.find((status) => status === found?.status) ?? null,
    currentPeriodEnd: found?.currentPeriodEnd ?? null,
    tier: tierOf(found, Math.floor(platform.now().getTime() / 1000)),
  };
}
