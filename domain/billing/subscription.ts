/** What a person pays for. Guests and previews count as free. */
export const TIERS = ["free", "premium", "family"] as const;
export type Tier = (typeof TIERS)[number];

/** The ids that prices have here; the payment provider knows them as lookup keys. */
export const PRICE_IDS = ["price_premium_monthly", "price_family_monthly"] as const;
export type PriceId = (typeof PRICE_IDS)[number];

/** Every state a subscription can be in, in the payment provider's words. */
export const SUBSCRIPTION_STATUSES = [
  "active",
  "trialing",
  "past_due",
  "canceled",
  "incomplete",
  "incomplete_expired",
  "unpaid",
  "paused",
] as const;
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

/** Tier of each price. */
const TIER_OF_PRICE: ReadonlyMap<string, Tier> = new Map<PriceId, Tier>([
  ["price_premium_monthly", "premium"],
  ["price_family_monthly", "family"],
]);

/** A first subscription begins with this many free days. */
export const TRIAL_DAYS = 7;

/** A renewal that isn't reported in time is waited for this long: the payment provider retries its webhooks for three days. */
export const LATE_RENEWAL_SECONDS = 3 * 24 * 60 * 60;

/** After a payment failed, the tier is kept for this long. */
export const PAST_DUE_SECONDS = 7 * 24 * 60 * 60;

/** The part of a subscription that decides. Moments are in seconds since 1970. */
export interface SubscriptionState {
  readonly priceId: string | null;
  readonly status: string | null;
  /** End of the paid or trial period. */
  readonly currentPeriodEnd: number | null;
  /** When the payment failed that a past_due subscription waits for; null in any other status. */
  readonly pastDueSince: number | null;
  /** It ends with the period: there's no renewal to wait for. */
  readonly cancelAtPeriodEnd: boolean;
}

/**
 * The tier a subscription gives at a moment (`nowSeconds` since 1970). An active or trialing one counts until its period ends and {@link LATE_RENEWAL_SECONDS}
 * beyond, unless it was canceled; a past_due one for {@link PAST_DUE_SECONDS} after the payment failed. Anything else, an unknown price included, is free.
 */
export function tierOf(subscription: SubscriptionState | null, nowSeconds: number): Tier {
  if (subscription === null || nowSeconds >= endsAt(subscription)) return "free";
  return TIER_OF_PRICE.get(subscription.priceId ?? "") ?? "free";
}

/** The subscriptions that may give someone a membership. */
export interface Subscriptions<S> {
  readonly own: S | null;
  /** Of the owner of the family they are a member of; null without one. */
  readonly familys: S | null;
}

/** What someone has. */
export interface Membership<S> {
  readonly tier: Tier;
  /** The subscription it comes from, or the last they had. */
  readonly subscription: S | null;
  /** The owner of their family pays for it. */
  readonly isThroughFamily: boolean;
}

/** A person's membership at a moment (`nowSeconds` since 1970): their family's while its owner pays for a family, whatever they pay themselves; else their own. */
export function membershipOf<S extends SubscriptionState>({ own, familys }: Subscriptions<S>, nowSeconds: number): Membership<S> {
  if (tierOf(familys, nowSeconds) === "family") return { tier: "family", subscription: familys, isThroughFamily: true };
  return { tier: tierOf(own, nowSeconds), subscription: own, isThroughFamily: false };
}

/** The moment (in seconds since 1970) from which a subscription gives no tier anymore, as far as is known; minus infinity when it gives none at all. */
export function endsAt({ status, currentPeriodEnd, pastDueSince, cancelAtPeriodEnd }: SubscriptionState): number {
  if (status === "past_due" && pastDueSince !== null) return pastDueSince + PAST_DUE_SECONDS;
  if ((status !== "active" && status !== "trialing") || currentPeriodEnd === null) return Number.NEGATIVE_INFINITY;
  return cancelAtPeriodEnd ? currentPeriodEnd : currentPeriodEnd + LATE_RENEWAL_SECONDS;
}

/** The banner above a page: an offer to upgrade, or a notice that a payment failed. */
export type MembershipBanner = "upgrade" | "payment" | null;

/** The banner for a subscription's status; null is the status of someone who never had one. The specification names active, and a trial counts as that. */
export function bannerOf(status: string | null): MembershipBanner {
  if (status === "active" || status === "trialing") return null;
  return status === "past_due" || status === "unpaid" ? "payment" : "upgrade";
}

/** The status that wins comes first. Any other is over or never started. */
const STANDING: readonly (readonly string[])[] = [["active", "trialing"], ["past_due"], ["unpaid", "paused"]];

/** Whether a subscription is still running, paid or not. Its owner changes it instead of buying a second one. */
export function isLive(status: string): boolean {
  return STANDING.some((statuses) => statuses.includes(status));
}

/** Whether nothing happens to a subscription anymore. */
export function isFinal(status: string): boolean {
  return status === "canceled" || status === "incomplete_expired";
}

/** The subscription that counts of all that a person has or had: a live one, else the newest. `created` is in seconds since 1970. */
export function chooseSubscription<S extends { readonly id: string; readonly status: string; readonly created: number }>(
  subscriptions: readonly S[],
): S | null {
  const rank = ({ status }: S): number => {
    const found = STANDING.findIndex((statuses) => statuses.includes(status));
    return found === -1 ? STANDING.length : found;
  };
  const byCount = (a: S, b: S): number => rank(a) - rank(b) || b.created - a.created || (a.id < b.id ? 1 : -1);
  return subscriptions.toSorted(byCount)[0] ?? null;
}
