import { PRICE_IDS, SUBSCRIPTION_STATUSES, type Subscription } from "@lockstep/contract/billing.ts";
import type { Actor } from "@lockstep/domain/accounts/actor.ts";
import { tierOf, type Tier } from "@lockstep/domain/billing/entitlements.ts";
import type { Platform } from "../../platform/platform.ts";
import { findSubscription } from "./store.ts";

/** The person's membership and the tier it gives now. */
export async function getSubscription(platform: Platform, actor: Actor): Promise<Subscription> {
  const found = await findSubscription(platform.db, actor.userId);
  return {
    priceId: PRICE_IDS.find((id) => id === found?.priceId) ?? null,
    subscriptionStatus: SUBSCRIPTION_STATUSES.find((status) => status === found?.status) ?? null,
    currentPeriodEnd: found?.currentPeriodEnd ?? null,
    tier: tierOf(found, nowSeconds(platform)),
  };
}

/** The tier a caller has; visitors are free. */
export async function findTier(platform: Platform, actor: Actor | null): Promise<Tier> {
  return actor === null ? "free" : tierOf(await findSubscription(platform.db, actor.userId), nowSeconds(platform));
}

function nowSeconds(platform: Platform): number {
  return Math.floor(platform.now().getTime() / 1000);
}
