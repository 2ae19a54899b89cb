import { Stripe } from "stripe";
import { startTestServer, TEST_ORIGIN, type TestServer } from "./start-server.ts";
import type { Deliver } from "../platform/payments/test-mode/provider.ts";

/** When the provider's clock begins in these tests: the end of a month, so that shorter months show. */
export const DESK_OPENED = Date.UTC(2027, 0, 31, 9) / 1000;
export const DAY = 24 * 60 * 60;

export interface PaymentDesk {
  readonly server: TestServer;
  readonly stripe: Stripe;
  /** Events that the webhook took, in order. */
  readonly heard: Stripe.Event[];
  /** The provider's clock, in seconds. */
  now(): Promise<number>;
  /** Moves the clock to seconds after the desk opened. */
  wait(seconds: number): Promise<{ readonly status: number; readonly body: Readonly<Record<string, unknown>> }>;
  customer(): Promise<Stripe.Customer>;
  checkout(
    customer: Stripe.Customer,
    options?: { readonly trialDays?: number; readonly lookupKey?: string },
  ): Promise<Stripe.Checkout.Session>;
  subscription(customer: Stripe.Customer): Promise<Stripe.Subscription>;
  stop(): Promise<void>;
}

/** The built-in payment provider on its own. `takes` decides whether the webhook takes an event, `realTime` is the computer's clock. */
export async function openPaymentDesk(
  takes: (event: Stripe.Event) => boolean = () => true,
  realTime: () => number = () => DESK_OPENED,
): Promise<PaymentDesk> {
  const heard: Stripe.Event[] = [];
  let secret = "";
  const deliver: Deliver = async (body, signature) => {
    const event = Stripe.webhooks.constructEvent(body, signature, secret);
    if (!takes(event)) return false;
    heard.push(event);
    return true;
  };
  const server = await startTestServer({ now: () => new Date(realTime() * 1000), deliverPaymentEvent: deliver });
  const { payments } = server.platform;
  if (payments === null) throw new Error("A local installation has a payment provider.");
  secret = await payments.webhookSecret();
  const stripe = await payments.stripe();
  return {
    server,
    stripe,
    heard,
    now: async () => (await payments.now()).getTime() / 1000,
    wait: (seconds) => server.visitor.call("POST", "/dev/billing/clock", { to: DESK_OPENED + seconds }),
    customer: () => stripe.customers.create({ email: "robin@example.com", name: "Robin Banks" }),
    async checkout(customer, { trialDays, lookupKey = "price_premium_monthly" } = {}) {
      const [price] = (await stripe.prices.list({ lookup_keys: [lookupKey] })).data;
      return stripe.checkout.sessions.create({
        mode: "subscription",
        customer: customer.id,
        line_items: [{ price: price?.id ?? "", quantity: 1 }],
        success_url: `${TEST_ORIGIN}/checkout-success?session_id={CHECKOUT_SESSION_ID}`,
        cancel_url: `${TEST_ORIGIN}/#pricing`,
        ...(trialDays === undefined ? {} : { subscription_data: { trial_period_days: trialDays } }),
      });
    },
    async subscription(customer) {
      const found = await stripe.subscriptions.list({ customer: customer.id, status: "all" });
      const [only] = found.data;
      if (only === undefined || found.data.length > 1) throw new Error(`There are ${found.data.length} subscriptions.`);
      return only;
    },
    stop: () => server.stop(),
  };
}
