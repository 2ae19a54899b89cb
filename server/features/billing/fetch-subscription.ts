import type Stripe from "stripe";
import { chooseSubscription, PRICE_IDS, type PriceId } from "@lockstep/domain/billing/subscription.ts";
import { isMissing } from "./provider-error.ts";
import type { ProviderSubscription } from "./store.ts";

/** The subscription that counts of a customer's, as the payment provider knows it now; null without any. */
export async function fetchSubscription(stripe: Stripe, customer: string): Promise<ProviderSubscription | null> {
  const all = await listSubscriptions(stripe, customer);
  const chosen = chooseSubscription(all);
  if (chosen === null) return null;
  const unpaidSince = chosen.status === "past_due" ? await findUnpaidSince(stripe, chosen.id) : null;
  return toStored(chosen, await findPriceId(stripe, chosen.items.data[0]?.price), unpaidSince);
}

async function listSubscriptions(stripe: Stripe, customer: string): Promise<readonly Stripe.Subscription[]> {
  try {
    const list = stripe.subscriptions.list({ customer, status: "all", limit: 100, expand: ["data.latest_invoice"] });
    return await list.autoPagingToArray({ limit: 1000 });
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

/** When the oldest invoice was made that isn't paid: later ones, as of a change of plan, give no more time. */
async function findUnpaidSince(stripe: Stripe, subscription: string): Promise<number | null> {
  const { data: open } = await stripe.invoices.list({ subscription, status: "open", limit: 100 });
  return open.length === 0 ? null : Math.min(...open.map(({ created }) => created));
}

/** Which of ours a price is. One that was raised has lost its lookup key to the new price of the same product, and who pays it still has that plan. */
async function findPriceId(stripe: Stripe, price: Stripe.Price | undefined): Promise<PriceId | null> {
  if (price === undefined) return null;
  const own = PRICE_IDS.find((id) => id === price.lookup_key);
  if (own !== undefined) return own;
  const { data: current } = await stripe.prices.list({ lookup_keys: [...PRICE_IDS], limit: 100 });
  const successor = current.find(({ product }) => idOf(product) === idOf(price.product));
  return PRICE_IDS.find((id) => id === successor?.lookup_key) ?? null;
}

const idOf = (product: Stripe.Price["product"]): string => (typeof product === "string" ? product : product.id);

function toStored(subscription: Stripe.Subscription, priceId: PriceId | null, pastDueSince: number | null): ProviderSubscription {
  const [item] = subscription.items.data;
  const currentPeriodEnd = item?.current_period_end ?? null;
  const { cancel_at: cancelAt, latest_invoice: invoice } = subscription;
  return {
    subscriptionId: subscription.id,
    status: subscription.status,
    priceId,
    currentPeriodEnd,
    cancelAtPeriodEnd:
      subscription.cancel_at_period_end || (cancelAt !== null && currentPeriodEnd !== null && cancelAt <= currentPeriodEnd),
    trialEnd: subscription.trial_end,
    pastDueSince,
    latestInvoiceStatus: invoice === null || typeof invoice === "string" ? null : invoice.status,
  };
}
