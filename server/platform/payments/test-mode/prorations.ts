import { sql } from "../../database/sql.ts";
import { productName } from "./catalogue.ts";
import { pricingOf } from "./invoices.ts";
import type { Ledger } from "./ledger.ts";
import { itemOf, type InvoiceItem, type Subscription, type SubscriptionItem } from "./objects.ts";

/** Credits what's left of the period at the old price and charges it at the new one. Both wait for the next invoice. */
export async function prorate(ledger: Ledger, before: Subscription, after: Subscription): Promise<void> {
  const old = itemOf(before);
  const start = Math.min(Math.max(ledger.now, old.current_period_start), old.current_period_end);
  const left = (old.current_period_end - start) / (old.current_period_end - old.current_period_start);
  const day = new Date(start * 1000).toLocaleDateString("en-US", { timeZone: "UTC", dateStyle: "medium" });
  const wait = async (item: SubscriptionItem, sign: 1 | -1, what: string): Promise<void> => {
    const name = await productName(ledger, item.price);
    const waiting: InvoiceItem = {
      id: ledger.newId("ii"),
      object: "invoiceitem",
      amount: sign * Math.round(item.price.unit_amount * item.quantity * left),
      currency: item.price.currency,
      customer: after.customer,
      customer_account: null,
      date: ledger.now,
      description: `${what} ${name} after ${day}`,
      discountable: false,
      discounts: [],
      invoice: null,
      livemode: false,
      metadata: {},
      parent: { subscription_details: { subscription: after.id, subscription_item: item.id }, type: "subscription_details" },
      period: { start, end: old.current_period_end },
      pricing: pricingOf(item.price),
      proration: true,
      quantity: item.quantity,
      quantity_decimal: String(item.quantity),
      tax_rates: [],
      test_clock: null,
    };
    await ledger.save(waiting);
    await ledger.emit("invoiceitem.created", waiting);
  };
  await wait(old, -1, "Unused time on");
  await wait(itemOf(after), 1, "Remaining time on");
}

/** Everything that waited for this subscription's next invoice, oldest first. */
export async function waitingItems(ledger: Ledger, subscription: Subscription): Promise<InvoiceItem[]> {
  const found = await ledger.all("invoiceitem", [
    sql`customer_id = ${subscription.customer}`,
    sql`data->>'invoice' is null`,
    sql`data->'parent'->'subscription_details'->>'subscription' = ${subscription.id}`,
  ]);
  return found.reverse();
}
