import { sql } from "../../database/sql.ts";
import { periodEndAfter } from "./add-months.ts";
import { getSold, planOf, productName } from "./catalogue.ts";
import { createInvoice, findMethod, itemLine, openInvoices, payInvoice, periodLine } from "./invoices.ts";
import type { Ledger } from "./ledger.ts";
import { mergeMetadata } from "./merge-metadata.ts";
import { DAY, TRIAL_NOTICE } from "./next-step-at.ts";
import { itemOf, listOf, type Invoice, type Subscription, type SubscriptionItem } from "./objects.ts";
import { getOwnMethod } from "./payment-methods.ts";
import { prorate, waitingItems } from "./prorations.ts";
import { cardDeclined, Refusal } from "./refusal.ts";

export interface SubscriptionInput {
  readonly customer: string;
  readonly price: string;
  readonly quantity?: number | undefined;
  readonly trialDays?: number | undefined;
  readonly missingPaymentMethod?: "cancel" | "create_invoice" | "pause" | undefined;
  readonly defaultPaymentMethod?: string | undefined;
  readonly description?: string | undefined;
  readonly metadata?: Readonly<Record<string, string>> | undefined;
  /** What a card that doesn't pay leads to: a subscription that waits for its first payment, or nothing at all. */
  readonly onFailure: "incomplete" | "refuse";
}

/** Whether a subscription still may be charged one day. */
export function isLive({ status }: Subscription): boolean {
  return status !== "canceled" && status !== "incomplete_expired";
}

export async function createSubscription(ledger: Ledger, input: SubscriptionInput): Promise<Subscription> {
  const customer = await ledger.get("customer", input.customer, "customer");
  const price = await getSold(ledger, input.price, "items[0][price]");
  if (input.defaultPaymentMethod !== undefined) {
    await getOwnMethod(ledger, input.defaultPaymentMethod, customer.id, "default_payment_method");
  }
  const { now } = ledger;
  const trialEnd = input.trialDays === undefined ? null : now + input.trialDays * DAY;
  const anchor = trialEnd ?? now;
  const id = ledger.newId("sub");
  const item: SubscriptionItem = {
    id: ledger.newId("si"),
    object: "subscription_item",
    billing_thresholds: null,
    created: now,
    current_period_end: trialEnd ?? periodEndAfter(anchor, now),
    current_period_start: now,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: planOf(price),
    price,
    quantity: input.quantity ?? 1,
    subscription: id,
    tax_rates: [],
  };
  const subscription: Subscription = {
    id,
    object: "subscription",
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: anchor,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: { proration_discounts: "included" }, type: "flexible" },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: "charge_automatically",
    created: now,
    currency: price.currency,
    customer: customer.id,
    customer_account: null,
    days_until_due: null,
    default_payment_method: input.defaultPaymentMethod ?? null,
    default_source: null,
    default_tax_rates: [],
    description: input.description ?? null,
    discounts: [],
    ended_at: null,
    invoice_settings: { account_tax_ids: null, custom_fields: null, description: null, footer: null, issuer: { type: "self" } },
    items: listOf([item], `/v1/subscription_items?subscription=${id}`),
    latest_invoice: null,
    livemode: false,
    managed_payments: null,
    metadata: { ...input.metadata },
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: { payment_method_options: null, payment_method_types: null, save_default_payment_method: "off" },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: now,
    status: trialEnd === null ? "incomplete" : "trialing",
    test_clock: null,
    transfer_data: null,
    trial_end: trialEnd,
    trial_settings: {
      end_behavior: { billing_cycle_anchor: null, missing_payment_method: input.missingPaymentMethod ?? "create_invoice" },
    },
    trial_start: trialEnd === null ? null : now,
  };
  await ledger.save(subscription);
  if (customer.currency === null) await ledger.save({ ...customer, currency: price.currency });
  const line = periodLine(ledger, subscription, await productName(ledger, price), trialEnd !== null);
  const invoice = await createInvoice(ledger, subscription, {
    reason: "subscription_create",
    lines: [line],
    period: { start: now, end: now },
  });
  const invoiced = { ...subscription, latest_invoice: invoice.id };
  await ledger.save(invoiced);
  await ledger.emit("customer.subscription.created", invoiced);
  if (trialEnd !== null && now >= trialEnd - TRIAL_NOTICE) await ledger.emit("customer.subscription.trial_will_end", invoiced);
  const paid = await payInvoice(ledger, invoice, invoiced);
  if (paid.status === "paid") {
    return invoiced.status === "incomplete"
      ? ledger.update<Subscription>(invoiced, { status: "active" }, "customer.subscription.updated")
      : invoiced;
  }
  if (input.onFailure === "refuse") throw cardDeclined();
  return invoiced;
}

export interface SubscriptionChanges {
  readonly price?: string | undefined;
  readonly itemId?: string | undefined;
  readonly quantity?: number | undefined;
  readonly proration?: "create_prorations" | "always_invoice" | "none" | undefined;
  readonly onFailure?: "past_due" | "refuse" | undefined;
  readonly cancelAtPeriodEnd?: boolean | undefined;
  readonly defaultPaymentMethod?: string | undefined;
  readonly description?: string | undefined;
  readonly metadata?: Readonly<Record<string, string>> | undefined;
}

export async function updateSubscription(ledger: Ledger, id: string, input: SubscriptionChanges): Promise<Subscription> {
  const before = await ledger.get("subscription", id);
  if (!isLive(before)) {
    throw new Refusal("A canceled subscription can only update its cancellation_details and metadata.", {
      code: "resource_missing",
    });
  }
  const item = itemOf(before);
  if (input.itemId !== undefined && input.itemId !== item.id) {
    throw new Refusal(`No such subscription item: '${input.itemId}'`, { code: "resource_missing", param: "items[0][id]" });
  }
  const changes: Partial<Subscription> = {};
  if (input.metadata !== undefined) changes.metadata = mergeMetadata(before.metadata, input.metadata);
  if (input.description !== undefined) changes.description = input.description === "" ? null : input.description;
  if (input.defaultPaymentMethod !== undefined) {
    await getOwnMethod(ledger, input.defaultPaymentMethod, before.customer, "default_payment_method");
    changes.default_payment_method = input.defaultPaymentMethod;
  }
  if (input.cancelAtPeriodEnd !== undefined && input.cancelAtPeriodEnd !== before.cancel_at_period_end) {
    const ends = input.cancelAtPeriodEnd;
    changes.cancel_at_period_end = ends;
    changes.cancel_at = ends ? item.current_period_end : null;
    changes.canceled_at = ends ? ledger.now : null;
    changes.cancellation_details = cancellation(ends ? "cancellation_requested" : null);
  }
  const price = input.price === undefined ? item.price : await getSold(ledger, input.price, "items[0][price]");
  const quantity = input.quantity ?? item.quantity;
  const isOther = price.id !== item.price.id || quantity !== item.quantity;
  if (isOther) changes.items = { ...before.items, data: [{ ...item, price, plan: planOf(price), quantity }] };
  const after = await ledger.update(before, changes, "customer.subscription.updated");
  const isPaidFor = before.status === "active" || before.status === "past_due";
  if (!isOther || !isPaidFor || input.proration === "none") return after;
  await prorate(ledger, before, after);
  if (input.proration !== "always_invoice") return after;
  const lines = (await waitingItems(ledger, after)).map((waiting) => itemLine(ledger, after, waiting));
  const charged = await charge(ledger, after, "subscription_update", lines);
  if (charged.invoice.status !== "paid" && input.onFailure === "refuse") throw cardDeclined();
  return charged.subscription;
}

/** Ends a subscription now. */
export async function cancelSubscription(
  ledger: Ledger,
  subscription: Subscription,
  input: { readonly reason?: "cancellation_requested" | "payment_failed"; readonly comment?: string | undefined },
): Promise<Subscription> {
  if (!isLive(subscription)) {
    throw new Refusal(`No such subscription: '${subscription.id}'`, { status: 404, code: "resource_missing", param: "id" });
  }
  for (const invoice of await openInvoices(ledger, subscription)) {
    await ledger.update<Invoice>(invoice, { auto_advance: false, next_payment_attempt: null }, "invoice.updated");
  }
  const ended: Subscription = {
    ...subscription,
    status: "canceled",
    canceled_at: subscription.canceled_at ?? ledger.now,
    ended_at: ledger.now,
    cancellation_details: { ...cancellation(input.reason ?? "cancellation_requested"), comment: input.comment ?? null },
  };
  await ledger.save(ended);
  await ledger.emit("customer.subscription.deleted", ended);
  return ended;
}

export function cancellation(
  reason: "cancellation_requested" | "payment_failed" | null,
): NonNullable<Subscription["cancellation_details"]> {
  return { comment: null, feedback: null, feedback_option: null, reason };
}

/** Writes an invoice, takes its amount, and brings the subscription's status in line with how that went. */
export async function charge(
  ledger: Ledger,
  subscription: Subscription,
  reason: "subscription_cycle" | "subscription_update",
  lines: Parameters<typeof createInvoice>[2]["lines"],
): Promise<{ subscription: Subscription; invoice: Invoice }> {
  const item = itemOf(subscription);
  const period = { start: item.current_period_start, end: item.current_period_end };
  const invoice = await createInvoice(ledger, subscription, { reason, lines, period });
  const invoiced = { ...subscription, latest_invoice: invoice.id };
  await ledger.save(invoiced);
  const settled = await payInvoice(ledger, invoice, invoiced);
  return { subscription: await followPayment(ledger, invoiced, settled), invoice: settled };
}

/** The status after an attempt to pay: the newest invoice decides, and the last failed attempt ends the subscription. */
export async function followPayment(ledger: Ledger, subscription: Subscription, invoice: Invoice): Promise<Subscription> {
  if (invoice.status === "paid") {
    const isBack = subscription.status !== "active" && subscription.latest_invoice === invoice.id;
    return isBack
      ? ledger.update<Subscription>(subscription, { status: "active" }, "customer.subscription.updated")
      : subscription;
  }
  if (subscription.status === "incomplete") return subscription;
  if (invoice.next_payment_attempt === null) return cancelSubscription(ledger, subscription, { reason: "payment_failed" });
  if (subscription.status === "past_due") return subscription;
  return ledger.update<Subscription>(subscription, { status: "past_due" }, "customer.subscription.updated");
}

/** Tries the open invoices of a customer again, as after a new card. */
export async function payOpenInvoices(ledger: Ledger, customerId: string): Promise<void> {
  for (const found of await ledger.all("subscription", [sql`customer_id = ${customerId}`])) {
    let subscription = found;
    if (!isLive(subscription) || (await findMethod(ledger, subscription)) === null) continue;
    for (const invoice of (await openInvoices(ledger, subscription)).reverse()) {
      if (!isLive(subscription)) break;
      const tried = await payInvoice(ledger, invoice, subscription);
      subscription = await followPayment(ledger, subscription, tried);
    }
  }
}
