import type { Subscription } from "@lockstep/contract/billing.ts";
import { formatDate } from "../../ui/formatters.ts";
import { OFFERS } from "./offers.ts";
import type { Offer } from "./offers.ts";

/** "Dec 23, 2026". */
export function dayOf(seconds: number): string {
  return formatDate(new Date(seconds * 1000), "date");
}

/** What a tier is called and costs. */
export function offerOf(tier: Subscription["tier"]): Offer {
  const offer = OFFERS.find(({ id }) => id === tier);
  if (offer === undefined) throw new Error(`No offer is called ${tier}.`);
  return offer;
}

/** "$49.99 a month". */
export function priceText({ dollars, cents }: Offer): string {
  return `$${dollars}${cents === null ? "" : `.${cents}`} a month`;
}

const STATUSES: Readonly<Record<NonNullable<Subscription["subscriptionStatus"]>, string>> = {
  active: "Active",
  trialing: "Free trial",
  past_due: "Payment due",
  canceled: "Ended",
  incomplete: "Payment not finished",
  incomplete_expired: "Payment not finished",
  unpaid: "Unpaid",
  paused: "Paused",
};

/** A status for people; "Active" until it's known (SPEC 3). */
export function statusText(status: Subscription["subscriptionStatus"]): string {
  return status === null ? "Active" : STATUSES[status];
}

/** What to know about a membership that gives nothing anymore. */
const PAST: Readonly<Partial<Record<NonNullable<Subscription["subscriptionStatus"]>, (day: string) => string>>> = {
  canceled: (day) => `It ended on ${day}. Everything you made is still here.`,
  past_due: () => UNPAID,
  unpaid: () => UNPAID,
  paused: () => "Your membership is paused.",
};
const UNPAID = "We couldn't collect your last payment, so you're on Free for now. Update your card to get your membership back.";

/** What happens next with the membership, in a sentence; null when nothing does. */
export function nextText(membership: Subscription): string | null {
  const { tier, subscriptionStatus: status, currentPeriodEnd: end, cancelAtPeriodEnd } = membership;
  if (end === null) return null;
  const day = dayOf(end);
  if (tier === "free") return status === null ? null : (PAST[status]?.(day) ?? null);
  if (membership.isThroughFamily) return cancelAtPeriodEnd ? `Your family's membership ends on ${day}.` : null;
  if (cancelAtPeriodEnd) return `Ends on ${day}. You keep everything until then, and what you've made is yours for good.`;
  if (status === "trialing") return `Free until ${day}, then ${priceText(offerOf(tier))}.`;
  return status === "active" ? `Renews on ${day} for ${priceText(offerOf(tier)).replace(" a month", "")}.` : null;
}

/** What canceling means for someone who pays: until when they have it, what's charged, what stays. */
export function cancelText({ tier, subscriptionStatus: status, currentPeriodEnd: end }: Subscription): string {
  const until = end === null ? "the period you've paid for ends" : dayOf(end);
  const charged = status === "trialing" ? "you're never charged" : "you aren't charged again";
  const then =
    tier === "family"
      ? "everyone in your family is on Free, and keeps what they've made"
      : "you're on Free, and keep everything you've made";
  return `You have ${offerOf(tier).name} until ${until}, and ${charged}. After that, ${then}.`;
}

/** "$49.99"; a credit is "-$12.50". Other currencies are named: "49.99 EUR". */
export function moneyText(cents: number, currency: string): string {
  const amount = (Math.abs(cents) / 100).toFixed(2);
  const sign = cents < 0 ? "-" : "";
  return currency === "usd" ? `${sign}$${amount}` : `${sign}${amount} ${currency.toUpperCase()}`;
}
