import type { Actor } from "@lockstep/domain/accounts/actor.ts";
import { FEATURES, isEntitled, lowestTierWith, type PaidFeature } from "@lockstep/domain/billing/entitlements.ts";
import { tierOf } from "@lockstep/domain/billing/subscription.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import type { Platform } from "../../platform/platform.ts";
import { billingNow } from "./billing-clock.ts";
import { findSubscription } from "./store.ts";

/** Throws MEMBERSHIP_REQUIRED, which names the feature, unless the caller's membership has it. Don't call it inside a transaction. */
export async function requireEntitlement(platform: Platform, actor: Actor | null, feature: PaidFeature): Promise<void> {
  if (await hasEntitlement(platform, actor, feature)) return;
  const tier = lowestTierWith(feature) === "family" ? "Family" : "Premium";
  const message = `${FEATURES[feature].name} is included in ${tier}.`;
  throw new ApiError("MEMBERSHIP_REQUIRED", { message, issues: [{ path: feature, message }] });
}

/** Whether the caller's membership has a feature; a visitor's has none. For operations that do less without it. */
export async function hasEntitlement(platform: Platform, actor: Actor | null, feature: PaidFeature): Promise<boolean> {
  if (actor === null) return false;
  return isEntitled(tierOf(await findSubscription(platform.db, actor.userId), await billingNow(platform)), feature);
}
