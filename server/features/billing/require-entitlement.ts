import type { Actor } from "@lockstep/domain/accounts/actor.ts";
import { FEATURES, isEntitled, lowestTierWith, type PaidFeature } from "@lockstep/domain/billing/entitlements.ts";
import type { Tier } from "@lockstep/domain/billing/subscription.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import type { Platform } from "../../platform/platform.ts";
import { findMembership } from "./membership.ts";

/**
 * Throws MEMBERSHIP_REQUIRED, which names the feature, unless the caller's membership has it; for a counted one, room for `count`. Don't call it
 * inside a transaction.
 */
export async function requireEntitlement(
  platform: Platform,
  actor: Actor | null,
  feature: PaidFeature,
  count = 1,
): Promise<void> {
  if (!(await hasEntitlement(platform, actor, feature, count))) throw membershipRequired(feature, count);
}

/** Whether the caller's membership has a feature. For operations that do less without it. */
export async function hasEntitlement(platform: Platform, actor: Actor | null, feature: PaidFeature, count = 1): Promise<boolean> {
  return isEntitled(await currentTier(platform, actor), feature, count);
}

/** The tier of the caller's membership at this moment; a visitor's is Free. */
export async function currentTier(platform: Platform, actor: Actor | null): Promise<Tier> {
  return actor === null ? "free" : (await findMembership(platform, actor.userId)).tier;
}

/** What {@link requireEntitlement} throws, for operations that only know inside a transaction that it's needed. */
export function membershipRequired(feature: PaidFeature, count = 1): ApiError {
  const tier = lowestTierWith(feature, count) === "family" ? "Family" : "Premium";
  const message = `${FEATURES[feature].name} is included in ${tier}.`;
  return new ApiError("MEMBERSHIP_REQUIRED", { message, issues: [{ path: feature, message }] });
}
