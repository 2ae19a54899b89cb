import type Stripe from "stripe";
import { chooseSubscription, PRICE_IDS, type PriceId } from "@lockstep/domain/billing/subscription.ts";
import { isMissing } from "./provider-error.ts";
import type { Payment, ProviderAccount, ProviderSubscription } from "./provider-account.ts";

/** What the payment provider has of a customer now: the subscription that counts, and what was paid. */
export async function fetchAccount(stripe: Stripe, customer: string): Promise<ProviderAccount> {
  const all = await listSubscriptions(stripe, customer);
  const chosen = chooseSubscription(all);
  if (chosen === null) return { subscription: null, payments: [] };
  const { data: invoices } = await stripe.invoices.list({ customer, limit: 100 });
  const priceId = await findPriceId(stripe, chosen.items.data[0]?.price);
  return { subscription: toSubscription(chosen, priceId, findUnpaid(invoices, chosen)), payments: invoices.flatMap(toPayment) };
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

/** The oldest invoice of a past_due subscription that isn't paid: later ones, as of a change of plan, give no more time. */
function findUnpaid(invoices: readonly Stripe.Invoice[], { id, status }: Stripe.Subscription): Stripe.Invoice | null {
  if (status !== "past_due") return null;
  const open = invoices.filter(
    ({ status: paid, parent }) => paid === "open" && idOf(parent?.subscription_details?.subscription ?? "") === id,
  );
  return open.toSorted((a, b) => a.created - b.created)[0] ?? null;
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

const idOf = (object: string | { readonly id: string }): string => (typeof object === "string" ? object : object.id);

function toSubscription(
  subscription: Stripe.Subscription,
  priceId: PriceId | null,
  unpaid: Stripe.Invoice | null,
): ProviderSubscription {
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
    pastDueSince: unpaid?.created ?? null,
    latestInvoiceStatus: invoice === null || typeof invoice === "string" ? null : invoice.status,
    startedAt: subscription.created,
    canceledAt: subscription.canceled_at,
    endedAt: subscription.ended_at,
    endedUnpaid: subscription.cancellation_details?.reason === "payment_failed",
    price: item === undefined ? null : { cents: item.price.unit_amount ?? 0, currency: item.price.currency },
    unpaid: unpaid && {
      invoiceId: unpaid.id,
      amount: { cents: unpaid.amount_remaining, currency: unpaid.currency },
      nextAttemptAt: unpaid.next_payment_attempt,
    },
  };
}

/** Free periods, and changes of plan that only left credit, are no payments. */
function toPayment(invoice: Stripe.Invoice): readonly Payment[] {
  const paidAt = invoice.status_transitions.paid_at;
  if (invoice.status !== "paid" || paidAt === null || invoice.amount_paid <= 0) return [];
  const amount = { cents: invoice.amount_paid, currency: invoice.currency };
  // What an invoice is for comes last: what was left of an earlier plan is settled before.
  const period = invoice.lines.data.toSorted((a, b) => a.period.end - b.period.end || a.amount - b.amount).at(-1)?.period ?? null;
  return [{ invoiceId: invoice.id, number: invoice.number, amount, paidAt, period, url: invoice.hosted_invoice_url ?? null }];
}
