/** What a person pays for. Guests and previews count as free. */
export const TIERS = ["free", "premium", "family"] as const;
export type Tier = (typeof TIERS)[number];

/** Tier of each price. */
const TIER_OF_PRICE: ReadonlyMap<string, Tier> = new Map([
  ["price_premium_monthly", "premium"],
  ["price_family_monthly", "family"],
]);

/** The payment provider reports renewals and retries for three days, so an ended period still counts that long. */
export const GRACE_SECONDS = 3 * 24 * 60 * 60;

/** The part of a subscription that decides. */
export interface SubscriptionState {
  readonly priceId: string | null;
  readonly status: string | null;
  /** End of the paid or trial period, in seconds since 1970. */
  readonly currentPeriodEnd: number | null;
}

/**
 * The tier a subscription gives at a moment (`nowSeconds` since 1970): an active or trialing one counts until its period ends, and
 * {@link GRACE_SECONDS} beyond. Anything else, an unknown price included, is free.
 */
export function tierOf(subscription: SubscriptionState | null, nowSeconds: number): Tier {
  if (subscription === null || subscription.currentPeriodEnd === null) return "free";
  if (subscription.status !== "active" && subscription.status !== "trialing") return "free";
  if (nowSeconds >= subscription.currentPeriodEnd + GRACE_SECONDS) return "free";
  return TIER_OF_PRICE.get(subscription.priceId ?? "") ?? "free";
}

/** What the paid tiers add: the lowest tier that has it, and its name for people. Whatever isn't here is everyone's. */
export const FEATURES = {
  "full-library": { tier: "premium", name: "The full exercise library" },
} as const satisfies Readonly<Record<string, { readonly tier: Exclude<Tier, "free">; readonly name: string }>>;
export type PaidFeature = keyof typeof FEATURES;

/** Whether a tier has a feature: family has all of premium. */
export function isEntitled(tier: Tier, feature: PaidFeature): boolean {
  return TIERS.indexOf(tier) >= TIERS.indexOf(FEATURES[feature].tier);
}
