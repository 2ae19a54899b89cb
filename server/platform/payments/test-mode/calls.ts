import { z } from "zod";
import { sql } from "../../database/sql.ts";
import { createPrice, createProduct } from "./catalogue.ts";
import { createSession, expireSession } from "./checkout-sessions.ts";
import { createCustomer, deleteCustomer, updateCustomer } from "./customers.ts";
import { payInvoice } from "./invoices.ts";
import type { Ledger } from "./ledger.ts";
import type { AnyObject } from "./objects.ts";
import { email, metadata, name, onOff, pageOf, paging, positive, webAddress, whole } from "./parameters.ts";
import { createPortalSession } from "./portal-sessions.ts";
import { cardDeclined, missing, Refusal } from "./refusal.ts";
import { cancelSubscription, createSubscription, followPayment, updateSubscription } from "./subscriptions.ts";

/** One call of Stripe's API. */
export interface Call {
  readonly method: "GET" | "POST" | "DELETE";
  readonly path: string;
  readonly schema: z.ZodType;
  readonly run: (ledger: Ledger, input: unknown, id: string) => Promise<object>;
}

function call<S extends z.ZodType>(
  method: Call["method"],
  path: string,
  schema: S,
  run: (ledger: Ledger, input: z.infer<S>, id: string) => Promise<object>,
): Call {
  return { method, path, schema, run: (ledger, input, id) => run(ledger, input as z.infer<S>, id) };
}

const nothing = z.strictObject({});

function retrieve(path: string, kind: Exclude<AnyObject["object"], "invoiceitem">): Call {
  return call("GET", path, nothing, (ledger, _input, id) => ledger.get(kind, id));
}

function list(url: string, page: { data: object[]; has_more: boolean }): object {
  return { object: "list", data: page.data, has_more: page.has_more, url };
}

const missingMethod = z.enum(["cancel", "create_invoice", "pause"]);
const trialSettings = z.strictObject({ end_behavior: z.strictObject({ missing_payment_method: missingMethod }) });
const customerFields = {
  email: email.optional(),
  name: name.optional(),
  description: z.string().max(350).optional(),
  phone: z.string().max(20).optional(),
  metadata: metadata.optional(),
};
const trialDays = positive.refine((days) => days <= 730, "Must be at most 730");
const quantity = positive.refine((value) => value <= 1000, "Must be at most 1000");
const onlySubscriptions = z.literal("subscription", { error: "Only subscription mode is supported here" });

export const CALLS: readonly Call[] = [
  call(
    "POST",
    "/v1/products",
    z.strictObject({
      name: name.min(1),
      id: z.string().min(1).max(255).optional(),
      description: z.string().max(5000).optional(),
      active: onOff.optional(),
      metadata: metadata.optional(),
    }),
    createProduct,
  ),
  retrieve("/v1/products/:id", "product"),
  call("GET", "/v1/products", z.strictObject({ ...paging, active: onOff.optional() }), async (ledger, input) =>
    list(
      "/v1/products",
      await ledger.page("product", pageOf(input, [input.active !== undefined && sql`data->>'active' = ${String(input.active)}`])),
    ),
  ),
  call(
    "POST",
    "/v1/prices",
    z.strictObject({
      product: z.string(),
      currency: z.literal("usd", { error: "Only usd is supported here" }),
      unit_amount: whole.refine((amount) => amount >= 0 && amount < 100_000_000, "Invalid amount"),
      recurring: z.strictObject({
        interval: z.literal("month", { error: "Only monthly prices are supported here" }),
        interval_count: z.literal("1", { error: "Only monthly prices are supported here" }).optional(),
      }),
      lookup_key: z.string().min(1).max(200).optional(),
      transfer_lookup_key: onOff.optional(),
      nickname: name.optional(),
      metadata: metadata.optional(),
    }),
    createPrice,
  ),
  retrieve("/v1/prices/:id", "price"),
  call(
    "GET",
    "/v1/prices",
    z.strictObject({
      ...paging,
      lookup_keys: z.array(z.string()).max(10).optional(),
      product: z.string().optional(),
      active: onOff.optional(),
      type: z.enum(["recurring", "one_time"]).optional(),
      currency: z.string().optional(),
    }),
    async (ledger, input) =>
      list(
        "/v1/prices",
        await ledger.page(
          "price",
          pageOf(input, [
            input.lookup_keys !== undefined && sql`data->>'lookup_key' = any(${input.lookup_keys}::text[])`,
            input.product !== undefined && sql`data->>'product' = ${input.product}`,
            input.active !== undefined && sql`data->>'active' = ${String(input.active)}`,
            input.type !== undefined && sql`data->>'type' = ${input.type}`,
            input.currency !== undefined && sql`data->>'currency' = ${input.currency}`,
          ]),
        ),
      ),
  ),
  call("POST", "/v1/customers", z.strictObject(customerFields), createCustomer),
  call("GET", "/v1/customers/:id", nothing, async (ledger, _input, id) => {
    const customer = await ledger.find("customer", id);
    if (customer === null) throw missing("customer", id, "id");
    return customer;
  }),
  call(
    "POST",
    "/v1/customers/:id",
    z.strictObject({
      ...customerFields,
      invoice_settings: z.strictObject({ default_payment_method: z.string().min(1).optional() }).optional(),
    }),
    (ledger, input, id) => updateCustomer(ledger, id, input),
  ),
  call("DELETE", "/v1/customers/:id", nothing, (ledger, _input, id) => deleteCustomer(ledger, id)),
  call("GET", "/v1/customers", z.strictObject({ ...paging, email: z.string().optional() }), async (ledger, input) =>
    list(
      "/v1/customers",
      await ledger.page(
        "customer",
        pageOf(input, [sql`data->>'deleted' is null`, input.email !== undefined && sql`data->>'email' = ${input.email}`]),
      ),
    ),
  ),
  call(
    "GET",
    "/v1/payment_methods",
    z.strictObject({ ...paging, customer: z.string(), type: z.literal("card").optional() }),
    async (ledger, input) => {
      await ledger.get("customer", input.customer, "customer");
      return list(
        "/v1/payment_methods",
        await ledger.page("payment_method", pageOf(input, [sql`customer_id = ${input.customer}`])),
      );
    },
  ),
  retrieve("/v1/payment_methods/:id", "payment_method"),
  call(
    "POST",
    "/v1/checkout/sessions",
    z.strictObject({
      mode: onlySubscriptions,
      line_items: z.array(z.strictObject({ price: z.string(), quantity: quantity.optional() })).length(1),
      success_url: webAddress,
      cancel_url: webAddress.optional(),
      customer: z.string().optional(),
      customer_email: z.email("Invalid email address").max(512).optional(),
      client_reference_id: z.string().min(1).max(200).optional(),
      expires_at: positive.optional(),
      metadata: metadata.optional(),
      payment_method_collection: z.literal("always", { error: "A card is always asked for here" }).optional(),
      payment_method_types: z.array(z.literal("card", { error: "Only cards are supported here" })).optional(),
      subscription_data: z
        .strictObject({
          description: z.string().max(500).optional(),
          metadata: metadata.optional(),
          trial_period_days: trialDays.optional(),
          trial_settings: trialSettings.optional(),
        })
        .optional(),
    }),
    (ledger, input) => {
      if (input.customer !== undefined && input.customer_email !== undefined) {
        throw new Refusal("You may only specify one of these parameters: customer, customer_email.", { param: "customer_email" });
      }
      return createSession(ledger, input);
    },
  ),
  retrieve("/v1/checkout/sessions/:id", "checkout.session"),
  call("GET", "/v1/checkout/sessions/:id/line_items", z.strictObject(paging), async (ledger, _input, id) => {
    return (await ledger.get("checkout.session", id)).line_items;
  }),
  call(
    "GET",
    "/v1/checkout/sessions",
    z.strictObject({
      ...paging,
      customer: z.string().optional(),
      subscription: z.string().optional(),
      status: z.enum(["open", "complete", "expired"]).optional(),
    }),
    async (ledger, input) =>
      list(
        "/v1/checkout/sessions",
        await ledger.page(
          "checkout.session",
          pageOf(input, [
            input.customer !== undefined && sql`customer_id = ${input.customer}`,
            input.subscription !== undefined && sql`data->>'subscription' = ${input.subscription}`,
            input.status !== undefined && sql`data->>'status' = ${input.status}`,
          ]),
        ),
      ),
  ),
  call("POST", "/v1/checkout/sessions/:id/expire", nothing, async (ledger, _input, id) =>
    expireSession(ledger, await ledger.get("checkout.session", id)),
  ),
  call(
    "POST",
    "/v1/subscriptions",
    z.strictObject({
      customer: z.string(),
      items: z.array(z.strictObject({ price: z.string(), quantity: quantity.optional() })).length(1),
      trial_period_days: trialDays.optional(),
      trial_settings: trialSettings.optional(),
      default_payment_method: z.string().optional(),
      description: z.string().max(500).optional(),
      metadata: metadata.optional(),
      payment_behavior: z.enum(["allow_incomplete", "default_incomplete", "error_if_incomplete"]).optional(),
    }),
    (ledger, input) => {
      const [item] = input.items;
      return createSubscription(ledger, {
        customer: input.customer,
        price: item?.price ?? "",
        quantity: item?.quantity,
        trialDays: input.trial_period_days,
        missingPaymentMethod: input.trial_settings?.end_behavior.missing_payment_method,
        defaultPaymentMethod: input.default_payment_method,
        description: input.description,
        metadata: input.metadata,
        onFailure: input.payment_behavior === "error_if_incomplete" ? "refuse" : "incomplete",
      });
    },
  ),
  retrieve("/v1/subscriptions/:id", "subscription"),
  call(
    "GET",
    "/v1/subscriptions",
    z.strictObject({
      ...paging,
      customer: z.string().optional(),
      price: z.string().optional(),
      status: z
        .enum([
          "all",
          "ended",
          "active",
          "canceled",
          "incomplete",
          "incomplete_expired",
          "past_due",
          "paused",
          "trialing",
          "unpaid",
        ])
        .optional(),
    }),
    async (ledger, input) => {
      const status = sql`data->>'status'`;
      const wanted =
        input.status === undefined
          ? sql`${status} <> 'canceled'`
          : input.status === "ended"
            ? sql`${status} in ('canceled', 'incomplete_expired')`
            : input.status !== "all" && sql`${status} = ${input.status}`;
      return list(
        "/v1/subscriptions",
        await ledger.page(
          "subscription",
          pageOf(input, [
            wanted,
            input.customer !== undefined && sql`customer_id = ${input.customer}`,
            input.price !== undefined && sql`data->'items'->'data'->0->'price'->>'id' = ${input.price}`,
          ]),
        ),
      );
    },
  ),
  call(
    "POST",
    "/v1/subscriptions/:id",
    z.strictObject({
      items: z
        .array(z.strictObject({ id: z.string().optional(), price: z.string().optional(), quantity: quantity.optional() }))
        .length(1)
        .optional(),
      proration_behavior: z.enum(["create_prorations", "always_invoice", "none"]).optional(),
      payment_behavior: z.enum(["allow_incomplete", "error_if_incomplete"]).optional(),
      cancel_at_period_end: onOff.optional(),
      default_payment_method: z.string().min(1).optional(),
      description: z.string().max(500).optional(),
      metadata: metadata.optional(),
    }),
    (ledger, input, id) => {
      const [item] = input.items ?? [];
      if (item !== undefined && item.id === undefined) {
        throw new Refusal("Only one item per subscription is supported here: name it in items[0][id].", {
          param: "items[0][id]",
        });
      }
      return updateSubscription(ledger, id, {
        itemId: item?.id,
        price: item?.price,
        quantity: item?.quantity,
        proration: input.proration_behavior,
        onFailure: input.payment_behavior === "error_if_incomplete" ? "refuse" : "past_due",
        cancelAtPeriodEnd: input.cancel_at_period_end,
        defaultPaymentMethod: input.default_payment_method,
        description: input.description,
        metadata: input.metadata,
      });
    },
  ),
  call(
    "DELETE",
    "/v1/subscriptions/:id",
    z.strictObject({
      cancellation_details: z.strictObject({ comment: z.string().max(5000).optional() }).optional(),
      invoice_now: z.literal("false", { error: "Ending without a last invoice is all that's supported here" }).optional(),
      prorate: z.literal("false", { error: "Ending without a last invoice is all that's supported here" }).optional(),
    }),
    async (ledger, input, id) =>
      cancelSubscription(ledger, await ledger.get("subscription", id), { comment: input.cancellation_details?.comment }),
  ),
  retrieve("/v1/invoices/:id", "invoice"),
  call(
    "GET",
    "/v1/invoices",
    z.strictObject({
      ...paging,
      customer: z.string().optional(),
      subscription: z.string().optional(),
      status: z.enum(["draft", "open", "paid", "uncollectible", "void"]).optional(),
    }),
    async (ledger, input) =>
      list(
        "/v1/invoices",
        await ledger.page(
          "invoice",
          pageOf(input, [
            input.customer !== undefined && sql`customer_id = ${input.customer}`,
            input.subscription !== undefined &&
              sql`data->'parent'->'subscription_details'->>'subscription' = ${input.subscription}`,
            input.status !== undefined && sql`data->>'status' = ${input.status}`,
          ]),
        ),
      ),
  ),
  call("POST", "/v1/invoices/:id/pay", nothing, async (ledger, _input, id) => {
    const invoice = await ledger.get("invoice", id);
    if (invoice.status !== "open")
      throw new Refusal("Invoice is already paid or can't be paid.", { code: "invoice_not_editable" });
    const subscription = await ledger.get("subscription", invoice.parent.subscription_details.subscription);
    const paid = await payInvoice(ledger, invoice, subscription);
    if (paid.status !== "paid") throw cardDeclined();
    await followPayment(ledger, subscription, paid);
    return paid;
  }),
  call(
    "POST",
    "/v1/billing_portal/sessions",
    z.strictObject({ customer: z.string(), return_url: webAddress.optional() }),
    createPortalSession,
  ),
  retrieve("/v1/events/:id", "event"),
  call(
    "GET",
    "/v1/events",
    z.strictObject({
      ...paging,
      type: z.string().optional(),
      types: z.array(z.string()).max(20).optional(),
      delivery_success: onOff.optional(),
    }),
    async (ledger, input) =>
      list(
        "/v1/events",
        await ledger.page(
          "event",
          pageOf(input, [
            input.type !== undefined && sql`data->>'type' = ${input.type}`,
            input.types !== undefined && sql`data->>'type' = any(${input.types}::text[])`,
            input.delivery_success !== undefined &&
              sql`exists (select 1 from test_payment_deliveries d where d.event_id = id) = ${!input.delivery_success}`,
          ]),
        ),
      ),
  ),
];
