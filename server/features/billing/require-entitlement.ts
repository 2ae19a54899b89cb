import type { Actor } from "@lockstep/domain/accounts/actor.ts";
import { FEATURES, isEntitled, tierOf, type PaidFeature } from "@lockstep/domain/billing/entitlements.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import type { Platform } from "../../platform/platform.ts";
import { findSubscription } from "./store.ts";

const NAMES = { premium: "Premium", family: "Family" } as const;

/** Throws MEMBERSHIP_REQUIRED, which names the feature, unless the caller's membership has it. Don't call it inside a transaction. */
export async function requireEntitlement(platform: Platform, actor: Actor | null, feature: PaidFeature): Promise<void> {
  if (await hasEntitlement(platform, actor, feature)) return;
  const { name, tier } = FEATURES[feature];
  const message = `${name} is included in ${NAMES[tier]}.`;
  throw new ApiError("MEMBERSHIP_REQUIRED", { message, issues: [{ path: feature, message }] });
}

/** Whether the caller's membership has a feature; a visitor's has none. For operations that do less without it. */
export async function hasEntitlement(platform: Platform, actor: Actor | null, feature: PaidFeature): Promise<boolean> {
  if (actor === null) return false;
  const nowSeconds = Math.floor(platform.now().getTime() / 1000);
  return isEntitled(tierOf(await findSubscription(platform.db, actor.userId), nowSeconds), feature);
}
