import type Stripe from "stripe";
import { SOLD } from "../../platform/payments/sold.ts";
import { isMissing } from "./provider-error.ts";

type Sold = (typeof SOLD)[number];

/** Puts the products and prices that are missing in place at the payment provider; answers a line on each. What's there is never changed. */
export async function setUpCatalogue(stripe: Stripe): Promise<readonly string[]> {
  const lines: string[] = [];
  for (const sold of SOLD) lines.push(await setUpPrice(stripe, sold));
  return lines;
}

async function setUpPrice(stripe: Stripe, sold: Sold): Promise<string> {
  const { lookupKey, name, amount } = sold;
  const [known] = (await stripe.prices.list({ lookup_keys: [lookupKey], active: true, limit: 1 })).data;
  if (known !== undefined) return `${lookupKey}: already there, ${describe(known)}${isAsSold(known, sold) ? "" : NOT_AS_SOLD}`;
  const price = await stripe.prices.create({
    product: await ensureProduct(stripe, sold),
    currency: "usd",
    unit_amount: amount,
    recurring: { interval: "month" },
    lookup_key: lookupKey,
    // An archived price may still hold it.
    transfer_lookup_key: true,
  });
  return `${lookupKey}: created for ${name}, ${describe(price)}`;
}

const NOT_AS_SOLD = ". The pricing page says something else";

const isAsSold = ({ unit_amount: cents, currency, recurring }: Stripe.Price, { amount }: Sold): boolean =>
  cents === amount && currency === "usd" && recurring?.interval === "month" && recurring.interval_count === 1;

/** A run that was cut off may have left it without its price. */
async function ensureProduct(stripe: Stripe, { productId: id, name }: Sold): Promise<string> {
  try {
    return (await stripe.products.retrieve(id)).id;
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
  return (await stripe.products.create({ id, name })).id;
}

/** 49.99 USD a month (price_1A2b) */
function describe({ id, unit_amount: cents, currency, recurring }: Stripe.Price): string {
  const every = recurring === null ? "once" : recurring.interval_count === 1 ? `a ${recurring.interval}` : "in other intervals";
  return `${((cents ?? 0) / 100).toFixed(2)} ${currency.toUpperCase()} ${every} (${id})`;
}
