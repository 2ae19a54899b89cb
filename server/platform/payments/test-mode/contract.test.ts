import { Stripe } from "stripe";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { pressSubscribe } from "../../../testing/pay-by-card.ts";
import { startTestServer, type TestServer } from "../../../testing/start-server.ts";
import { requestListener } from "../../http/edge.ts";
import { listen, type Listening } from "../../http/listen.ts";
import { ApiVersion } from "./api-version.ts";

type RequiredKeys<T> = { [K in keyof T]-?: object extends Pick<T, K> ? never : K }[keyof T];
/** Field names of an object; one that the SDK's type requires and that's left out, or that it doesn't know, fails to compile. */
function fields<T>() {
  return <const K extends readonly RequiredKeys<T>[]>(
    keys: [RequiredKeys<T>] extends [K[number]] ? K : never,
  ): readonly string[] => keys as readonly string[];
}

const DOCUMENTED = {
  customer: fields<Stripe.Customer>()([
    "id",
    "object",
    "balance",
    "created",
    "default_source",
    "description",
    "email",
    "invoice_settings",
    "livemode",
    "metadata",
    "shipping",
  ]),
  price: fields<Stripe.Price>()([
    "id",
    "object",
    "active",
    "billing_scheme",
    "created",
    "currency",
    "custom_unit_amount",
    "livemode",
    "lookup_key",
    "metadata",
    "nickname",
    "product",
    "recurring",
    "tax_behavior",
    "tiers_mode",
    "transform_quantity",
    "type",
    "unit_amount",
    "unit_amount_decimal",
  ]),
  product: fields<Stripe.Product>()([
    "id",
    "object",
    "active",
    "created",
    "description",
    "images",
    "livemode",
    "marketing_features",
    "metadata",
    "name",
    "package_dimensions",
    "shippable",
    "tax_details",
    "type",
    "updated",
    "url",
  ]),
  session: fields<Stripe.Checkout.Session>()([
    "id",
    "object",
    "adaptive_pricing",
    "after_expiration",
    "allow_promotion_codes",
    "allowed_payment_method_types",
    "amount_subtotal",
    "amount_total",
    "automatic_tax",
    "billing_address_collection",
    "cancel_url",
    "client_reference_id",
    "client_secret",
    "collected_information",
    "consent",
    "consent_collection",
    "created",
    "currency",
    "currency_conversion",
    "custom_fields",
    "custom_text",
    "customer",
    "customer_account",
    "customer_creation",
    "customer_details",
    "customer_email",
    "discounts",
    "expires_at",
    "integration_identifier",
    "invoice",
    "invoice_creation",
    "livemode",
    "locale",
    "managed_payments",
    "metadata",
    "mode",
    "origin_context",
    "payment_intent",
    "payment_link",
    "payment_method_collection",
    "payment_method_configuration_details",
    "payment_method_options",
    "payment_method_types",
    "payment_status",
    "permissions",
    "recovered_from",
    "saved_payment_method_options",
    "setup_intent",
    "shipping_address_collection",
    "shipping_cost",
    "shipping_options",
    "status",
    "submit_type",
    "subscription",
    "success_url",
    "total_details",
    "ui_mode",
    "url",
    "wallet_options",
  ]),
  subscription: fields<Stripe.Subscription>()([
    "id",
    "object",
    "application",
    "application_fee_percent",
    "automatic_tax",
    "billing_cycle_anchor",
    "billing_cycle_anchor_config",
    "billing_mode",
    "billing_schedules",
    "billing_thresholds",
    "cancel_at",
    "cancel_at_period_end",
    "canceled_at",
    "cancellation_details",
    "collection_method",
    "created",
    "currency",
    "customer",
    "customer_account",
    "days_until_due",
    "default_payment_method",
    "default_source",
    "description",
    "discounts",
    "ended_at",
    "invoice_settings",
    "items",
    "latest_invoice",
    "livemode",
    "managed_payments",
    "metadata",
    "next_pending_invoice_item_invoice",
    "on_behalf_of",
    "pause_collection",
    "payment_settings",
    "pending_invoice_item_interval",
    "pending_setup_intent",
    "pending_update",
    "schedule",
    "start_date",
    "status",
    "test_clock",
    "transfer_data",
    "trial_end",
    "trial_settings",
    "trial_start",
  ]),
  item: fields<Stripe.SubscriptionItem>()([
    "id",
    "object",
    "billing_thresholds",
    "created",
    "current_period_end",
    "current_period_start",
    "current_trial",
    "discounts",
    "metadata",
    "plan",
    "price",
    "subscription",
    "tax_rates",
  ]),
  invoice: fields<Stripe.Invoice>()([
    "id",
    "object",
    "account_country",
    "account_name",
    "account_tax_ids",
    "amount_due",
    "amount_overpaid",
    "amount_paid",
    "amount_remaining",
    "amount_shipping",
    "application",
    "attempt_count",
    "attempted",
    "automatic_tax",
    "automatically_finalizes_at",
    "billing_reason",
    "collection_method",
    "created",
    "currency",
    "custom_fields",
    "customer",
    "customer_account",
    "customer_address",
    "customer_email",
    "customer_name",
    "customer_phone",
    "customer_shipping",
    "customer_tax_exempt",
    "default_payment_method",
    "default_source",
    "default_tax_rates",
    "description",
    "discounts",
    "due_date",
    "effective_at",
    "ending_balance",
    "footer",
    "from_invoice",
    "issuer",
    "last_finalization_error",
    "latest_revision",
    "lines",
    "livemode",
    "metadata",
    "next_payment_attempt",
    "number",
    "on_behalf_of",
    "parent",
    "payment_settings",
    "period_end",
    "period_start",
    "post_payment_credit_notes_amount",
    "pre_payment_credit_notes_amount",
    "receipt_number",
    "rendering",
    "shipping_cost",
    "shipping_details",
    "starting_balance",
    "statement_descriptor",
    "status",
    "status_transitions",
    "subtotal",
    "subtotal_excluding_tax",
    "test_clock",
    "total",
    "total_discount_amounts",
    "total_excluding_tax",
    "total_pretax_credit_amounts",
    "total_taxes",
    "webhooks_delivered_at",
  ]),
  line: fields<Stripe.InvoiceLineItem>()([
    "id",
    "object",
    "amount",
    "currency",
    "description",
    "discount_amounts",
    "discountable",
    "discounts",
    "invoice",
    "livemode",
    "metadata",
    "parent",
    "period",
    "pretax_credit_amounts",
    "pricing",
    "quantity",
    "quantity_decimal",
    "subscription",
    "subtotal",
    "taxes",
  ]),
  card: fields<Stripe.PaymentMethod>()([
    "id",
    "object",
    "billing_details",
    "created",
    "customer",
    "customer_account",
    "livemode",
    "metadata",
    "type",
  ]),
  portal: fields<Stripe.BillingPortal.Session>()([
    "id",
    "object",
    "configuration",
    "created",
    "customer",
    "customer_account",
    "flow",
    "livemode",
    "locale",
    "on_behalf_of",
    "return_url",
    "url",
  ]),
  event: fields<Stripe.EventBase>()([
    "id",
    "object",
    "api_version",
    "created",
    "data",
    "livemode",
    "pending_webhooks",
    "request",
    "type",
  ]),
};

let server: TestServer;
let listening: Listening;
let stripe: Stripe;
beforeAll(async () => {
  server = await startTestServer({ deliverPaymentEvent: async () => true });
  listening = await listen(0, "127.0.0.1", requestListener(server.assembled.app, { isSecure: false, log: server.platform.log }));
  stripe = new Stripe("sk_test_anything", { host: "127.0.0.1", port: listening.port, protocol: "http" });
});
afterAll(async () => {
  await listening.close();
  await server.stop();
});

describe("the SDK pointed at the running server", () => {
  test("reads every object the product needs with the fields that Stripe documents", async () => {
    expect(Stripe.API_VERSION).toBe(ApiVersion);
    const customer = await stripe.customers.create({
      email: "robin@example.com",
      name: "Robin",
      metadata: { user_id: "7" },
    });
    const { data: prices } = await stripe.prices.list({ lookup_keys: ["price_premium_monthly", "price_family_monthly"] });
    expect(
      prices
        .map((price) => [price.lookup_key, price.unit_amount, price.currency, price.recurring?.interval])
        .toSorted(([a], [b]) => String(a).localeCompare(String(b))),
    ).toEqual([
      ["price_family_monthly", 8999, "usd", "month"],
      ["price_premium_monthly", 4999, "usd", "month"],
    ]);
    const price = prices.find((entry) => entry.lookup_key === "price_premium_monthly");
    const session = await stripe.checkout.sessions.create({
      mode: "subscription",
      customer: customer.id,
      client_reference_id: "7",
      line_items: [{ price: price?.id ?? "", quantity: 1 }],
      success_url: "http://localhost:3000/checkout-success?session_id={CHECKOUT_SESSION_ID}",
      cancel_url: "http://localhost:3000/#pricing",
      subscription_data: { trial_period_days: 7, metadata: { user_id: "7" } },
    });
    expect(Object.keys(session)).not.toContain("line_items");
    const done = await pressSubscribe(server, session);
    expect(done.headers.get("location")).toBe(`http://localhost:3000/checkout-success?session_id=${session.id}`);

    const complete = await stripe.checkout.sessions.retrieve(session.id, {
      expand: ["line_items", "subscription.latest_invoice"],
    });
    expect(complete).toMatchObject({ status: "complete", payment_status: "no_payment_required", customer: customer.id });
    expect(complete.line_items?.data[0]?.price?.id).toBe(price?.id);
    const { subscription } = complete;
    if (subscription === null || typeof subscription === "string") throw new Error("The subscription wasn't expanded.");
    const [item] = subscription.items.data;
    expect(item?.current_period_end).toBe(subscription.trial_end);
    expect(subscription).toMatchObject({ status: "trialing", metadata: { user_id: "7" } });
    const [invoice] = (await stripe.invoices.list({ customer: customer.id })).data;
    expect(invoice?.parent?.subscription_details?.subscription).toBe(subscription.id);
    const portal = await stripe.billingPortal.sessions.create({ customer: customer.id, return_url: "http://localhost:3000/" });
    const { data: events } = await stripe.events.list({ limit: 100 });
    const { data: cards } = await stripe.paymentMethods.list({ customer: customer.id });
    const objects: Record<keyof typeof DOCUMENTED, object | undefined> = {
      customer: await stripe.customers.retrieve(customer.id),
      price,
      product: await stripe.products.retrieve(String(price?.product)),
      session: complete,
      subscription: await stripe.subscriptions.retrieve(subscription.id),
      item,
      invoice,
      line: invoice?.lines.data[0],
      card: cards[0],
      portal,
      event: events.find((event) => event.type === "checkout.session.completed"),
    };
    const missing = Object.entries(DOCUMENTED).map(([name, keys]) => [
      name,
      keys.filter((key) => !Object.hasOwn(objects[name as keyof typeof DOCUMENTED] ?? {}, key)),
    ]);
    expect(missing.filter(([, keys]) => keys?.length !== 0)).toEqual([]);
    expect(events.map((event) => event.type).reverse()).toEqual([
      "product.created",
      "price.created",
      "product.created",
      "price.created",
      "customer.created",
      "payment_method.attached",
      "customer.updated",
      "invoice.created",
      "invoice.finalized",
      "customer.subscription.created",
      "invoice.paid",
      "invoice.payment_succeeded",
      "checkout.session.completed",
    ]);
  });

  test("lists page by page, in both directions", async () => {
    const { id } = await stripe.customers.create({ email: "pages@example.com" });
    const made = [id];
    for (let count = 0; count < 4; count += 1) made.push((await stripe.customers.create({ email: "pages@example.com" })).id);
    const all: string[] = [];
    for await (const customer of stripe.customers.list({ email: "pages@example.com", limit: 2 })) all.push(customer.id);
    expect(all).toEqual(made.toReversed());
    const before = await stripe.customers.list({ email: "pages@example.com", limit: 2, ending_before: made[0] ?? "" });
    expect(before.data.map((customer) => customer.id)).toEqual([made[2], made[1]]);
    expect(before.has_more).toBe(true);
  });

  test("answers a key once, and refuses it for anything else", async () => {
    const key = { idempotencyKey: "once" };
    const answers = await Promise.all([1, 2, 3].map(() => stripe.customers.create({ name: "Once" }, key)));
    expect(new Set(answers.map((customer) => customer.id)).size).toBe(1);
    await expect(stripe.customers.create({ name: "Twice" }, key)).rejects.toMatchObject({ type: "StripeIdempotencyError" });
  });

  test.each([
    ["an unknown id", () => stripe.customers.retrieve("cus_none"), { statusCode: 404, code: "resource_missing", param: "id" }],
    [
      "no customer",
      () => stripe.billingPortal.sessions.create({ customer: "cus_none" }),
      { code: "resource_missing", param: "customer" },
    ],
    ["an email that is none", () => stripe.customers.create({ email: "nobody" }), { statusCode: 400, param: "email" }],
    ["a name that can't be kept", () => stripe.customers.create({ name: "a\0b" }), { statusCode: 400, param: "name" }],
    ["far too many in one page", () => stripe.events.list({ limit: 1000 }), { statusCode: 400, param: "limit" }],
    [
      "a parameter nobody knows",
      () => stripe.customers.create({ nickname: "x" } as Stripe.CustomerCreateParams),
      { code: "parameter_unknown", param: "nickname" },
    ],
    [
      "a missing parameter",
      () => stripe.checkout.sessions.create({ mode: "subscription", line_items: [{ price: "price_none" }] }),
      { code: "parameter_missing", param: "success_url" },
    ],
    [
      "a price that doesn't exist",
      () =>
        stripe.checkout.sessions.create({
          mode: "subscription",
          line_items: [{ price: "price_none" }],
          success_url: "http://localhost:3000/",
        }),
      { code: "resource_missing", param: "line_items[0][price]" },
    ],
    ["something that can't be expanded", () => stripe.prices.list({ expand: ["data.nothing"] }), { param: "expand" }],
  ])("refuses %s as Stripe does", async (_what, call, expected) => {
    await expect(call()).rejects.toMatchObject({ type: "StripeInvalidRequestError", ...expected });
  });

  test("refuses live keys", async () => {
    const live = new Stripe("sk_live_1", { host: "127.0.0.1", port: listening.port, protocol: "http", maxNetworkRetries: 0 });
    await expect(live.customers.list()).rejects.toMatchObject({ type: "StripeAuthenticationError" });
  });
});

test.each(["/v1/customers", "/dev/billing/clock", "/dev/billing/checkout/cs_test_1"])(
  "%s is only there for this machine",
  async (path) => {
    const answer = await server.fetch(path, { headers: { "X-Forwarded-For": "203.0.113.7", Authorization: "Bearer sk_test_1" } });
    expect(answer.status).toBe(404);
  },
);

test("a public address without keys sells nothing, and has no test pages", async () => {
  const open = await startTestServer({ environment: { APP_URL: "https://lockstep.example" } });
  expect(open.platform.payments).toBeNull();
  const answers = await Promise.all(
    ["/v1/customers", "/dev/billing/clock"].map((path) => open.fetch(path, { headers: { Authorization: "Bearer sk_test_1" } })),
  );
  expect(answers.map(({ status }) => status)).toEqual([404, 404]);
  await open.stop();
});
