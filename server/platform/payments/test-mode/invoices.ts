import type Stripe from "stripe";
import { sql } from "../../database/sql.ts";
import type { Ledger } from "./ledger.ts";
import { DAY } from "./next-step-at.ts";
import { itemOf, listOf, type Invoice, type InvoiceItem, type InvoiceLine, type Price, type Subscription } from "./objects.ts";
import { pays } from "./payment-methods.ts";

/** After a failed payment it's tried again this much later; after the last one the subscription ends. */
const RETRY_AFTER = [3 * DAY, 5 * DAY, 7 * DAY] as const;

export interface InvoiceOptions {
  readonly reason: Stripe.Invoice.BillingReason;
  readonly lines: readonly InvoiceLine[];
  readonly period: { readonly start: number; readonly end: number };
}

/** Writes an invoice and closes it, so that it can be paid. Credit of the customer is used first; a total below zero becomes credit. */
export async function createInvoice(ledger: Ledger, subscription: Subscription, options: InvoiceOptions): Promise<Invoice> {
  const customer = await ledger.get("customer", subscription.customer);
  const id = ledger.newId("in");
  const lines = options.lines.map((line) => ({ ...line, invoice: id }));
  const total = lines.reduce((sum, line) => sum + line.amount, 0);
  const balance = total + customer.balance;
  const amountDue = Math.max(0, balance);
  const number = customer.next_invoice_sequence ?? 1;
  const draft: Invoice = {
    id,
    object: "invoice",
    account_country: "US",
    account_name: "Lockstep",
    account_tax_ids: null,
    amount_due: amountDue,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: amountDue,
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
    automatically_finalizes_at: null,
    billing_reason: options.reason,
    collection_method: "charge_automatically",
    created: ledger.now,
    currency: subscription.currency,
    custom_fields: null,
    customer: customer.id,
    customer_account: null,
    customer_address: null,
    customer_email: customer.email,
    customer_name: customer.name ?? null,
    customer_phone: customer.phone ?? null,
    customer_shipping: null,
    customer_tax_exempt: "none",
    customer_tax_ids: [],
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    due_date: null,
    effective_at: null,
    ending_balance: null,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: null,
    invoice_pdf: null,
    issuer: { type: "self" },
    last_finalization_error: null,
    latest_revision: null,
    lines: listOf(lines, `/v1/invoices/${id}/lines`),
    livemode: false,
    metadata: {},
    next_payment_attempt: null,
    number: null,
    on_behalf_of: null,
    parent: {
      quote_details: null,
      subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
      type: "subscription_details",
    },
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
    period_end: options.period.end,
    period_start: options.period.start,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: customer.balance,
    statement_descriptor: null,
    status: "draft",
    status_transitions: { finalized_at: null, marked_uncollectible_at: null, paid_at: null, voided_at: null },
    subtotal: total,
    subtotal_excluding_tax: total,
    test_clock: null,
    total,
    total_discount_amounts: [],
    total_excluding_tax: total,
    total_pretax_credit_amounts: [],
    total_taxes: [],
    webhooks_delivered_at: null,
  };
  await ledger.save(draft);
  for (const line of lines) {
    const waiting = line.parent?.invoice_item_details;
    if (waiting) await ledger.save({ ...(await ledger.get("invoiceitem", waiting.invoice_item)), invoice: id });
  }
  await ledger.emit("invoice.created", draft);
  await ledger.save({ ...customer, balance: Math.min(0, balance), next_invoice_sequence: number + 1 });
  const open: Invoice = {
    ...draft,
    status: "open",
    effective_at: ledger.now,
    ending_balance: Math.min(0, balance),
    hosted_invoice_url: `${ledger.appUrl}/dev/billing/invoice/${id}`,
    number: `${customer.invoice_prefix ?? "LOCKSTEP"}-${String(number).padStart(4, "0")}`,
    status_transitions: { ...draft.status_transitions, finalized_at: ledger.now },
  };
  await ledger.save(open);
  await ledger.emit("invoice.finalized", open);
  return open;
}

/** Tries to take an invoice's amount from the customer's card. */
export async function payInvoice(ledger: Ledger, invoice: Invoice, subscription: Subscription): Promise<Invoice> {
  const isCharged = invoice.amount_due > 0;
  const attempts = invoice.attempt_count + (isCharged ? 1 : 0);
  if (isCharged && !pays(await findMethod(ledger, subscription))) {
    const isFirstPayment = subscription.status === "incomplete";
    const wait = isFirstPayment ? undefined : RETRY_AFTER[attempts - 1];
    const failed: Invoice = {
      ...invoice,
      attempted: true,
      attempt_count: attempts,
      auto_advance: wait !== undefined,
      next_payment_attempt: wait === undefined ? null : ledger.now + wait,
    };
    await ledger.save(failed);
    await ledger.emit("invoice.payment_failed", failed);
    return failed;
  }
  const paid: Invoice = {
    ...invoice,
    status: "paid",
    attempted: true,
    attempt_count: attempts,
    auto_advance: false,
    amount_paid: invoice.amount_due,
    amount_remaining: 0,
    next_payment_attempt: null,
    status_transitions: { ...invoice.status_transitions, paid_at: ledger.now },
  };
  await ledger.save(paid);
  await ledger.emit("invoice.paid", paid);
  await ledger.emit("invoice.payment_succeeded", paid);
  return paid;
}

/** What a subscription is charged to. */
export async function findMethod(ledger: Ledger, subscription: Subscription) {
  const own = subscription.default_payment_method;
  if (own !== null) return ledger.find("payment_method", own);
  const customer = await ledger.get("customer", subscription.customer);
  const shared = customer.invoice_settings.default_payment_method;
  return shared === null ? null : ledger.find("payment_method", shared);
}

export async function openInvoices(ledger: Ledger, subscription: Subscription): Promise<Invoice[]> {
  return ledger.all("invoice", [
    sql`customer_id = ${subscription.customer}`,
    sql`data->>'status' = 'open'`,
    sql`data->'parent'->'subscription_details'->>'subscription' = ${subscription.id}`,
  ]);
}

/** The line of a whole period. */
export function periodLine(ledger: Ledger, subscription: Subscription, name: string, isTrial = false): InvoiceLine {
  const item = itemOf(subscription);
  return {
    ...emptyLine(ledger, item.price, subscription),
    amount: isTrial ? 0 : item.price.unit_amount * item.quantity,
    subtotal: isTrial ? 0 : item.price.unit_amount * item.quantity,
    description: isTrial
      ? `Free trial for ${item.quantity} × ${name}`
      : `${item.quantity} × ${name} (at $${(item.price.unit_amount / 100).toFixed(2)} / month)`,
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: false,
        proration_details: null,
        subscription: subscription.id,
        subscription_item: item.id,
      },
      type: "subscription_item_details",
    },
    period: { start: item.current_period_start, end: item.current_period_end },
    quantity: item.quantity,
    quantity_decimal: String(item.quantity),
  };
}

/** The line of an amount that was waiting for the next invoice. */
export function itemLine(ledger: Ledger, subscription: Subscription, waiting: InvoiceItem): InvoiceLine {
  return {
    ...emptyLine(ledger, itemOf(subscription).price, subscription),
    amount: waiting.amount,
    subtotal: waiting.amount,
    description: waiting.description,
    discountable: false,
    parent: {
      invoice_item_details: { invoice_item: waiting.id, proration: true, proration_details: null, subscription: subscription.id },
      subscription_item_details: null,
      type: "invoice_item_details",
    },
    period: { start: waiting.period.start, end: waiting.period.end },
    pricing: waiting.pricing,
  };
}

function emptyLine(ledger: Ledger, price: Price, subscription: Subscription): InvoiceLine {
  return {
    id: ledger.newId("il"),
    object: "line_item",
    amount: 0,
    currency: price.currency,
    description: null,
    discount_amounts: [],
    discountable: true,
    discounts: [],
    invoice: null,
    livemode: false,
    metadata: subscription.metadata,
    parent: null,
    period: { start: ledger.now, end: ledger.now },
    pretax_credit_amounts: [],
    pricing: pricingOf(price),
    quantity: 1,
    quantity_decimal: "1",
    subscription: subscription.id,
    subtotal: 0,
    taxes: [],
  };
}

export function pricingOf(price: Price): InvoiceLine["pricing"] {
  return {
    type: "price_details",
    price_details: { price: price.id, product: price.product },
    unit_amount_decimal: price.unit_amount_decimal,
  };
}
