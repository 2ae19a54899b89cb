import { sql } from "../../database/sql.ts";
import { getSold, productName } from "./catalogue.ts";
import { createCustomer } from "./customers.ts";
import type { Ledger } from "./ledger.ts";
import { DAY } from "./next-step-at.ts";
import {
  listOf,
  type CheckoutSession,
  type LineItem,
  type PaymentMethod,
  type Subscription,
  type SubscriptionData,
} from "./objects.ts";
import { attach, makeDefault, pays } from "./payment-methods.ts";
import { cardDeclined, Refusal } from "./refusal.ts";
import { createSubscription, isLive } from "./subscriptions.ts";

export interface CheckoutInput {
  readonly line_items: readonly { readonly price: string; readonly quantity?: number | undefined }[];
  readonly success_url: string;
  readonly cancel_url?: string | undefined;
  readonly customer?: string | undefined;
  readonly customer_email?: string | undefined;
  readonly client_reference_id?: string | undefined;
  readonly expires_at?: number | undefined;
  readonly metadata?: Readonly<Record<string, string>> | undefined;
  readonly subscription_data?: SubscriptionData | undefined;
}

export async function createSession(ledger: Ledger, input: CheckoutInput): Promise<CheckoutSession> {
  const customer = input.customer === undefined ? null : await ledger.get("customer", input.customer, "customer");
  const [sold] = input.line_items;
  if (sold === undefined)
    throw new Refusal("Missing required param: line_items.", { code: "parameter_missing", param: "line_items" });
  const price = await getSold(ledger, sold.price, "line_items[0][price]");
  const id = ledger.newId("cs_test");
  const quantity = sold.quantity ?? 1;
  const amount = price.unit_amount * quantity;
  const isTrial = input.subscription_data?.trial_period_days !== undefined;
  const line: LineItem = {
    id: ledger.newId("li"),
    object: "item",
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: isTrial ? 0 : amount,
    amount_tax: 0,
    amount_total: isTrial ? 0 : amount,
    currency: price.currency,
    description: await productName(ledger, price),
    metadata: {},
    price,
    quantity,
  };
  const session: CheckoutSession = {
    id,
    object: "checkout.session",
    adaptive_pricing: null,
    after_expiration: null,
    allow_promotion_codes: null,
    allowed_payment_method_types: null,
    amount_subtotal: line.amount_subtotal,
    amount_total: line.amount_total,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: null,
    cancel_url: input.cancel_url ?? null,
    client_reference_id: input.client_reference_id ?? null,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created: ledger.now,
    currency: price.currency,
    currency_conversion: null,
    custom_fields: [],
    custom_text: { after_submit: null, shipping_address: null, submit: null, terms_of_service_acceptance: null },
    customer: customer?.id ?? null,
    customer_account: null,
    customer_creation: customer === null ? "always" : null,
    customer_details: null,
    customer_email: input.customer_email ?? null,
    discounts: [],
    expires_at: input.expires_at ?? ledger.now + DAY,
    integration_identifier: null,
    invoice: null,
    invoice_creation: null,
    line_items: listOf([line], `/v1/checkout/sessions/${id}/line_items`),
    livemode: false,
    locale: null,
    managed_payments: null,
    metadata: { ...input.metadata },
    mode: "subscription",
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: "always",
    payment_method_configuration_details: null,
    payment_method_options: { card: { request_three_d_secure: "automatic" } },
    payment_method_types: ["card"],
    payment_status: "unpaid",
    permissions: null,
    phone_number_collection: { enabled: false },
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: "open",
    submit_type: null,
    subscription: null,
    subscription_data: input.subscription_data ?? {},
    success_url: input.success_url,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: "hosted_page",
    url: `${ledger.appUrl}/dev/billing/checkout/${id}`,
    wallet_options: null,
  };
  if (session.expires_at < ledger.now + 30 * 60 || session.expires_at > ledger.now + DAY) {
    throw new Refusal("The `expires_at` timestamp must be between 30 minutes and 24 hours from Checkout Session creation.", {
      param: "expires_at",
    });
  }
  await ledger.save(session);
  return session;
}

export async function expireSession(ledger: Ledger, session: CheckoutSession): Promise<CheckoutSession> {
  if (session.status !== "open") {
    throw new Refusal(
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
    );
  }
  const expired: CheckoutSession = { ...session, status: "expired", url: null };
  await ledger.save(expired);
  await ledger.emit("checkout.session.expired", expired);
  return expired;
}

/** The subscription that a customer pays for already: nobody gets a second one. */
export async function findLive(ledger: Ledger, customerId: string | null): Promise<Subscription | null> {
  if (customerId === null) return null;
  const found = await ledger.all("subscription", [sql`customer_id = ${customerId}`]);
  return found.find(isLive) ?? null;
}

/** Subscribes with a card that was just entered. Throws `card_declined` when it should pay today and doesn't; nothing has happened then. */
export async function completeSession(ledger: Ledger, session: CheckoutSession, method: PaymentMethod): Promise<CheckoutSession> {
  const plan = session.subscription_data;
  const [line] = session.line_items.data;
  if (line === undefined) throw new Error(`The checkout session ${session.id} sells nothing.`);
  const isTrial = plan.trial_period_days !== undefined;
  if (!isTrial && !pays(method)) throw cardDeclined();
  const { name } = method.billing_details;
  const customer =
    session.customer === null
      ? await createCustomer(ledger, { email: session.customer_email ?? undefined, name: name ?? undefined })
      : await ledger.get("customer", session.customer);
  await attach(ledger, method, customer.id);
  await makeDefault(ledger, method.id, customer.id);
  const subscription = await createSubscription(ledger, {
    customer: customer.id,
    price: line.price.id,
    quantity: line.quantity,
    trialDays: plan.trial_period_days,
    missingPaymentMethod: plan.trial_settings?.end_behavior.missing_payment_method,
    defaultPaymentMethod: method.id,
    description: plan.description,
    metadata: plan.metadata,
    onFailure: "refuse",
  });
  const complete: CheckoutSession = {
    ...session,
    status: "complete",
    payment_status: isTrial ? "no_payment_required" : "paid",
    customer: customer.id,
    customer_details: {
      address: null,
      business_name: null,
      email: customer.email,
      individual_name: null,
      name: name ?? null,
      phone: null,
      tax_exempt: "none",
      tax_ids: [],
    },
    subscription: subscription.id,
    invoice: subscription.latest_invoice,
    url: null,
  };
  await ledger.save(complete);
  await ledger.emit("checkout.session.completed", complete);
  return complete;
}
