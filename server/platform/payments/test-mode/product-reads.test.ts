import { Stripe } from "stripe";
import { afterAll, beforeAll, expect, test } from "vitest";
import { CARD, pressSubscribe } from "../../../testing/pay-by-card.ts";
import { startTestServer, type TestServer } from "../../../testing/start-server.ts";
import { requestListener } from "../../http/edge.ts";
import { listen, type Listening } from "../../http/listen.ts";

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

/** What the product reads inside of objects, in the SDK's own types: what Stripe doesn't document fails to compile. */
const READ = {
  subscription: ({ items, latest_invoice: invoice, ...rest }: Stripe.Subscription) => ({
    status: rest.status,
    created: rest.created,
    cancelAt: rest.cancel_at,
    cancelAtPeriodEnd: rest.cancel_at_period_end,
    canceledAt: rest.canceled_at,
    endedAt: rest.ended_at,
    trialStart: rest.trial_start,
    trialEnd: rest.trial_end,
    reason: rest.cancellation_details?.reason,
    periodEnd: items.data[0]?.current_period_end,
    lookupKey: items.data[0]?.price.lookup_key,
    product: items.data[0]?.price.product,
    amount: items.data[0]?.price.unit_amount,
    currency: items.data[0]?.price.currency,
    invoiceStatus: typeof invoice === "string" ? undefined : invoice?.status,
  }),
  invoice: ({ lines, ...rest }: Stripe.Invoice) => ({
    status: rest.status,
    created: rest.created,
    number: rest.number,
    total: rest.total,
    paid: rest.amount_paid,
    remaining: rest.amount_remaining,
    currency: rest.currency,
    paidAt: rest.status_transitions.paid_at,
    nextAttempt: rest.next_payment_attempt,
    subscription: rest.parent?.subscription_details?.subscription,
    page: rest.hosted_invoice_url,
    pdf: rest.invoice_pdf,
    period: lines.data[0]?.period.start,
    periodEnd: lines.data[0]?.period.end,
    lineAmount: lines.data[0]?.amount,
  }),
  session: ({ id, url, status, success_url: success, cancel_url: cancel, metadata }: Stripe.Checkout.Session) => ({
    id,
    url,
    status,
    success,
    cancel,
    priceId: metadata?.["price_id"],
  }),
  event: ({ id, type, created, data }: Stripe.Event) => ({
    id,
    type,
    created,
    customer: "customer" in data.object ? data.object.customer : undefined,
  }),
  price: ({ id, lookup_key: lookupKey, unit_amount: amount, currency, recurring, product }: Stripe.Price) => ({
    id,
    lookupKey,
    amount,
    currency,
    product,
    interval: recurring?.interval,
    count: recurring?.interval_count,
  }),
} as const;

test("everything that the product reads is there, before, during and after a subscription that fails to pay", async () => {
  const [price] = (await stripe.prices.list({ lookup_keys: ["price_premium_monthly"] })).data;
  if (price === undefined) throw new Error("Premium is sold.");
  const { id: customer } = await stripe.customers.create({ email: "robin@example.com" });
  const session = await stripe.checkout.sessions.create({
    mode: "subscription",
    customer,
    line_items: [{ price: price.id, quantity: 1 }],
    success_url: "http://localhost:3000/checkout-success",
    cancel_url: "http://localhost:3000/#pricing",
    metadata: { price_id: "price_premium_monthly" },
    subscription_data: { trial_period_days: 7 },
  });
  const seen: (readonly [what: string, read: object])[] = [
    ["price", READ.price(price)],
    ["session", READ.session(session)],
  ];
  const look = async (when: string): Promise<void> => {
    const { data: subscriptions } = await stripe.subscriptions.list({
      customer,
      status: "all",
      expand: ["data.latest_invoice"],
    });
    const { data: invoices } = await stripe.invoices.list({ customer });
    const { data: events } = await stripe.events.list({
      types: ["customer.subscription.created", "customer.subscription.updated"],
    });
    expect([subscriptions.length, invoices.length > 0, events.length > 0]).toEqual([1, true, true]);
    seen.push(...subscriptions.map((each) => [`subscription ${when}`, READ.subscription(each)] as const));
    seen.push(...invoices.map((each) => [`invoice ${when}`, READ.invoice(each)] as const));
    seen.push(...events.map((each) => [`event ${when}`, READ.event(each)] as const));
  };
  await pressSubscribe(server, session, CARD.failsLater);
  await look("on trial");
  for (const days of [8, 40]) {
    const now = (await server.platform.payments?.now())?.getTime() ?? 0;
    const to = Math.floor(now / 1000) + days * 86_400;
    expect((await server.visitor.call("POST", "/dev/billing/clock", { to })).status).toBe(200);
    await look(`${days} days later`);
  }
  const missing = seen.flatMap(([what, read]) =>
    Object.entries(read).flatMap(([field, value]) => (value === undefined ? [`${what}: ${field}`] : [])),
  );
  expect(missing).toEqual([]);
});
