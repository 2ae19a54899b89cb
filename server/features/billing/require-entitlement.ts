import type { Actor } from "@lockstep/domain/accounts/actor.ts";
import { FEATURES, isEntitled, lowestTierWith, type PaidFeature } from "@lockstep/domain/billing/entitlements.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import type { Platform } from "../../platform/platform.ts";
import { findMembership } from "./membership.ts";

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
  return isEntitled((await findMembership(platform, actor.userId)).tier, feature);
}
