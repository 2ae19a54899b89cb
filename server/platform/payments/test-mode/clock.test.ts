import type { Stripe } from "stripe";
import { afterEach, describe, expect, test } from "vitest";
import { CARD, pressSubscribe, cardFields, sendForm } from "../../../testing/pay-by-card.ts";
import { DAY, DESK_OPENED, openPaymentDesk, type PaymentDesk } from "../../../testing/payment-desk.ts";

let desk: PaymentDesk;
afterEach(() => desk.stop());

/** Days after the desk opened, and the type, of everything heard since the last time. */
function heardSince(): string[] {
  return desk.heard.splice(0).map((event) => `${(event.created - DESK_OPENED) / DAY} ${event.type}`);
}

async function subscribe(card: string, trialDays?: number): Promise<Stripe.Customer> {
  const customer = await desk.customer();
  await pressSubscribe(desk.server, await desk.checkout(customer, trialDays === undefined ? {} : { trialDays }), card);
  desk.heard.length = 0;
  return customer;
}

describe("the clock", () => {
  test("runs a trial to its end and renews each month, each at its own time", async () => {
    desk = await openPaymentDesk();
    const customer = await subscribe(CARD.works, 7);
    await desk.wait(3 * DAY);
    expect(heardSince()).toEqual([]);
    const { status, body } = await desk.wait(40 * DAY);
    expect([status, body]).toEqual([200, { now: DESK_OPENED + 40 * DAY, events: 11 }]);
    const paid = ["invoice.created", "invoice.finalized", "invoice.paid", "invoice.payment_succeeded"];
    expect(heardSince()).toEqual([
      "4 customer.subscription.trial_will_end",
      "7 customer.subscription.updated",
      ...paid.map((type) => `7 ${type}`),
      "35 customer.subscription.updated",
      ...paid.map((type) => `35 ${type}`),
    ]);
    const subscription = await desk.subscription(customer);
    expect(subscription.status).toBe("active");
    expect(subscription.items.data[0]?.current_period_end).toBe(Date.UTC(2027, 3, 7, 9) / 1000);
  });

  test("retries a failed payment after 3, 5 and 7 more days, then ends the subscription", async () => {
    desk = await openPaymentDesk();
    const customer = await subscribe(CARD.failsLater, 7);
    expect((await desk.subscription(customer)).status).toBe("trialing");
    await desk.wait(7 * DAY);
    expect((await desk.subscription(customer)).status).toBe("past_due");
    expect(heardSince().slice(-3)).toEqual([
      "7 invoice.finalized",
      "7 invoice.payment_failed",
      "7 customer.subscription.updated",
    ]);
    await desk.wait(30 * DAY);
    expect(heardSince()).toEqual([
      "10 invoice.payment_failed",
      "15 invoice.payment_failed",
      "22 invoice.payment_failed",
      "22 invoice.updated",
      "22 customer.subscription.deleted",
    ]);
    expect(await desk.subscription(customer)).toMatchObject({
      status: "canceled",
      ended_at: DESK_OPENED + 22 * DAY,
      cancellation_details: { reason: "payment_failed" },
    });
    await desk.wait(90 * DAY);
    expect(heardSince()).toEqual([]);
  });

  test("a new card in the portal pays what's open", async () => {
    desk = await openPaymentDesk();
    const customer = await subscribe(CARD.failsLater, 7);
    await desk.wait(8 * DAY);
    const { url } = await desk.stripe.billingPortal.sessions.create({ customer: customer.id });
    await sendForm(desk.server, `${new URL(url).pathname}/card`, cardFields(CARD.works));
    expect((await desk.subscription(customer)).status).toBe("active");
    const [invoice] = (await desk.stripe.invoices.list({ customer: customer.id })).data;
    expect(invoice).toMatchObject({ status: "paid", attempt_count: 2, next_payment_attempt: null });
  });

  test("ends what was canceled with its period, and its trial too", async () => {
    desk = await openPaymentDesk();
    const [paying, trying] = [await subscribe(CARD.works), await subscribe(CARD.works, 7)];
    for (const customer of [paying, trying]) {
      await desk.stripe.subscriptions.update((await desk.subscription(customer)).id, { cancel_at_period_end: true });
    }
    await desk.wait(29 * DAY);
    expect(await desk.subscription(trying)).toMatchObject({ status: "canceled", ended_at: DESK_OPENED + 7 * DAY });
    expect(await desk.subscription(paying)).toMatchObject({ status: "canceled", ended_at: DESK_OPENED + 28 * DAY });
    expect((await desk.stripe.invoices.list({ customer: paying.id })).data).toHaveLength(1);
  });

  test("gives up a first payment after 23 hours and an open checkout after 24", async () => {
    desk = await openPaymentDesk();
    const customer = await subscribe(CARD.failsLater, 7);
    const [price] = (await desk.stripe.prices.list({ lookup_keys: ["price_family_monthly"] })).data;
    const { id, status } = await desk.stripe.subscriptions.create({ customer: customer.id, items: [{ price: price?.id ?? "" }] });
    expect(status).toBe("incomplete");
    const session = await desk.checkout(await desk.customer());
    await desk.wait(DAY - 1);
    expect((await desk.stripe.subscriptions.retrieve(id)).status).toBe("incomplete_expired");
    expect((await desk.stripe.checkout.sessions.retrieve(session.id)).status).toBe("open");
    await desk.wait(DAY);
    expect((await desk.stripe.checkout.sessions.retrieve(session.id)).status).toBe("expired");
    expect((await desk.server.fetch(`/dev/billing/checkout/${session.id}`)).status).toBe(410);
    expect(heardSince().slice(-1)).toEqual(["1 checkout.session.expired"]);
  });

  test("only goes forwards, at most five years at a time, to a whole second", async () => {
    desk = await openPaymentDesk();
    const refused = [
      { to: DESK_OPENED - 1 },
      { to: DESK_OPENED },
      { to: DESK_OPENED + 36_500 * DAY },
      { to: DESK_OPENED + 0.5 },
      { to: "tomorrow" },
      {},
      { to: DESK_OPENED + 1, from: 0 },
    ];
    const answers = [];
    for (const body of refused) answers.push(await desk.server.visitor.call("POST", "/dev/billing/clock", body));
    expect(answers.map(({ status }) => status)).toEqual(refused.map(() => 400));
    expect(await desk.now()).toBe(DESK_OPENED);
  });

  test("moved by two at once, it ends at the later moment and nothing is charged twice", async () => {
    desk = await openPaymentDesk();
    const customer = await subscribe(CARD.works, 7);
    await Promise.all([desk.wait(36 * DAY), desk.wait(20 * DAY), desk.wait(36 * DAY)]);
    expect(await desk.now()).toBe(DESK_OPENED + 36 * DAY);
    expect((await desk.stripe.invoices.list({ customer: customer.id })).data.map((invoice) => invoice.amount_paid)).toEqual([
      4999, 4999, 0,
    ]);
  });
});

test("goes with real time when it isn't moved: what came due meanwhile happens first, at its own time", async () => {
  let realTime = DESK_OPENED;
  desk = await openPaymentDesk(
    () => true,
    () => realTime,
  );
  const customer = await subscribe(CARD.works, 7);
  await desk.wait(2 * DAY);
  realTime += 5.5 * DAY;
  expect(await desk.now()).toBe(DESK_OPENED + 7.5 * DAY);
  expect((await desk.subscription(customer)).status).toBe("trialing");
  await desk.customer();
  const subscription = await desk.subscription(customer);
  expect(subscription.status).toBe("active");
  const [invoice] = (await desk.stripe.invoices.list({ customer: customer.id })).data;
  expect(invoice).toMatchObject({ amount_paid: 4999, created: DESK_OPENED + 7 * DAY });
});

describe("the webhook", () => {
  test("gets again what it didn't take", async () => {
    let isAway = true;
    desk = await openPaymentDesk(() => !isAway);
    const customer = await subscribe(CARD.works, 7);
    expect(desk.heard).toEqual([]);
    isAway = false;
    await desk.wait(1);
    const types = desk.heard.map((event) => event.type);
    expect(types).toContain("customer.created");
    expect(types.at(-1)).toBe("checkout.session.completed");
    const pending = await desk.stripe.events.list({ delivery_success: false });
    expect(pending.data).toEqual([]);
    expect((await desk.subscription(customer)).status).toBe("trialing");
  });

  test("what it leaves to do is done before the clock answers", async () => {
    desk = await openPaymentDesk();
    const customer = await subscribe(CARD.works, 7);
    const seen: string[] = [];
    desk.server.platform.payments?.follow({
      nextAt: async () => null,
      work: async () => void seen.push((await desk.subscription(customer)).status),
    });
    await desk.wait(7 * DAY);
    // Three days before the end of the trial, and at its end.
    expect(seen).toEqual(["trialing", "active"]);
  });

  test("stops when the product has something to do, too", async () => {
    desk = await openPaymentDesk();
    await subscribe(CARD.works, 7);
    const plans = [2 * DAY, 4 * DAY, 5 * DAY, 30 * DAY].map((after) => DESK_OPENED + after);
    const now = async (): Promise<number> => ((await desk.server.platform.payments?.now())?.getTime() ?? 0) / 1000;
    const seen: string[] = [];
    desk.server.platform.payments?.follow({
      nextAt: async () => plans[0] ?? null,
      async work() {
        const at = await now();
        if (plans[0] !== undefined && plans[0] <= at) plans.shift();
        seen.push(`${(at - DESK_OPENED) / DAY} ${desk.heard.length}`);
      },
    });
    await desk.wait(7 * DAY - 1);
    // What the provider does at the same moment comes first.
    expect(seen).toEqual(["2 0", "4 1", "5 1"]);
  });
});
