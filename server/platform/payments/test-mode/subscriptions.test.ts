import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { CARD, cardFields, pressSubscribe, sendForm } from "../../../testing/pay-by-card.ts";
import { DAY, DESK_OPENED, openPaymentDesk, type PaymentDesk } from "../../../testing/payment-desk.ts";

let desk: PaymentDesk;
beforeEach(async () => {
  desk = await openPaymentDesk();
});
afterEach(() => desk.stop());

async function subscribed() {
  const customer = await desk.customer();
  await pressSubscribe(desk.server, await desk.checkout(customer));
  const subscription = await desk.subscription(customer);
  const item = subscription.items.data[0]?.id ?? "";
  const [family] = (await desk.stripe.prices.list({ lookup_keys: ["price_family_monthly"] })).data;
  return { customer, subscription, toFamily: { items: [{ id: item, price: family?.id ?? "" }] } };
}

async function useFailingCard(customer: string): Promise<void> {
  const { url } = await desk.stripe.billingPortal.sessions.create({ customer });
  await sendForm(desk.server, `${new URL(url).pathname}/card`, cardFields(CARD.failsLater));
}

describe("another plan", () => {
  test("in the middle of a period, the difference waits for the next invoice", async () => {
    const { customer, subscription, toFamily } = await subscribed();
    await desk.wait(14 * DAY);
    await desk.stripe.subscriptions.update(subscription.id, toFamily);
    expect((await desk.stripe.invoices.list({ customer: customer.id })).data).toHaveLength(1);
    await desk.wait(28 * DAY);
    const [renewal] = (await desk.stripe.invoices.list({ customer: customer.id })).data;
    // Half of 4999 back and half of 8999, each rounded, beside the whole next month.
    expect(renewal?.lines.data.map((line) => line.amount)).toEqual([-2500, 4500, 8999]);
    expect(renewal).toMatchObject({ billing_reason: "subscription_cycle", amount_paid: 10_999 });
    await desk.wait(59 * DAY);
    const [next] = (await desk.stripe.invoices.list({ customer: customer.id })).data;
    expect(next).toMatchObject({ amount_paid: 8999 });
  });

  test("without proration nothing is charged before the next period", async () => {
    const { customer, subscription, toFamily } = await subscribed();
    await desk.stripe.subscriptions.update(subscription.id, { ...toFamily, proration_behavior: "none" });
    await desk.wait(28 * DAY);
    expect((await desk.stripe.invoices.list({ customer: customer.id })).data.map((invoice) => invoice.amount_paid)).toEqual([
      8999, 4999,
    ]);
  });

  test("with a card that doesn't pay, it's refused or overdue, as asked", async () => {
    const { customer, subscription, toFamily } = await subscribed();
    await useFailingCard(customer.id);
    const now = { ...toFamily, proration_behavior: "always_invoice" } as const;
    await expect(
      desk.stripe.subscriptions.update(subscription.id, { ...now, payment_behavior: "error_if_incomplete" }),
    ).rejects.toMatchObject({ type: "StripeCardError", statusCode: 402, code: "card_declined" });
    expect((await desk.subscription(customer)).items.data[0]?.price.lookup_key).toBe("price_premium_monthly");
    expect((await desk.stripe.invoices.list({ customer: customer.id })).data).toHaveLength(1);
    expect((await desk.stripe.subscriptions.update(subscription.id, now)).status).toBe("past_due");
  });

  test("credit from a smaller plan pays the next invoices", async () => {
    const customer = await desk.customer();
    await pressSubscribe(desk.server, await desk.checkout(customer, { lookupKey: "price_family_monthly" }));
    const subscription = await desk.subscription(customer);
    const [premium] = (await desk.stripe.prices.list({ lookup_keys: ["price_premium_monthly"] })).data;
    await desk.stripe.subscriptions.update(subscription.id, {
      items: [{ id: subscription.items.data[0]?.id ?? "", price: premium?.id ?? "" }],
      proration_behavior: "always_invoice",
    });
    expect(await desk.stripe.customers.retrieve(customer.id)).toMatchObject({ balance: -4000 });
    await desk.wait(28 * DAY);
    const [renewal] = (await desk.stripe.invoices.list({ customer: customer.id })).data;
    expect(renewal).toMatchObject({ total: 4999, amount_due: 999, amount_paid: 999, starting_balance: -4000, ending_balance: 0 });
  });

  test("refuses what isn't this subscription's, and what's over", async () => {
    const { subscription, toFamily } = await subscribed();
    const other = await subscribed();
    const { update, cancel } = desk.stripe.subscriptions;
    const change = (params: Parameters<typeof update>[1]) => desk.stripe.subscriptions.update(subscription.id, params);
    await expect(change(other.toFamily)).rejects.toMatchObject({ param: "items[0][id]" });
    const card = other.subscription.default_payment_method as string;
    await expect(change({ default_payment_method: card })).rejects.toMatchObject({ code: "resource_missing" });
    await cancel.call(desk.stripe.subscriptions, subscription.id);
    await expect(change(toFamily)).rejects.toMatchObject({ type: "StripeInvalidRequestError" });
    await expect(cancel.call(desk.stripe.subscriptions, subscription.id)).rejects.toMatchObject({ statusCode: 404 });
  });
});

describe("a trial", () => {
  test("shorter than three days is announced to end at once", async () => {
    await pressSubscribe(desk.server, await desk.checkout(await desk.customer(), { trialDays: 2 }));
    const notices = desk.heard.filter((event) => event.type === "customer.subscription.trial_will_end");
    expect(notices.map((event) => event.created)).toEqual([DESK_OPENED]);
    await desk.wait(3 * DAY);
    expect(desk.heard.filter((event) => event.type === "customer.subscription.trial_will_end")).toHaveLength(1);
  });

  test.each([
    ["cancel", "canceled"],
    ["pause", "paused"],
    ["create_invoice", "past_due"],
  ] as const)("without a card at its end: %s leaves it %s", async (behavior, status) => {
    const customer = await desk.customer();
    const [price] = (await desk.stripe.prices.list({ lookup_keys: ["price_premium_monthly"] })).data;
    await desk.stripe.subscriptions.create({
      customer: customer.id,
      items: [{ price: price?.id ?? "" }],
      trial_period_days: 7,
      trial_settings: { end_behavior: { missing_payment_method: behavior } },
    });
    await desk.wait(8 * DAY);
    expect((await desk.subscription(customer)).status).toBe(status);
  });
});

test("periods that began on the 31st end on the last day of shorter months, and on the 31st again", async () => {
  const { customer } = await subscribed();
  const ends: string[] = [];
  for (const days of [0, 28, 59, 89]) {
    if (days > 0) await desk.wait(days * DAY);
    const end = (await desk.subscription(customer)).items.data[0]?.current_period_end ?? 0;
    ends.push(new Date(end * 1000).toISOString().slice(0, 10));
  }
  expect(ends).toEqual(["2027-02-28", "2027-03-31", "2027-04-30", "2027-05-31"]);
});

test("many at once: everyone gets exactly one subscription, and the webhook hears each event once and in order", async () => {
  const customers = await Promise.all(Array.from({ length: 8 }, () => desk.customer()));
  const sessions = await Promise.all(customers.map((customer) => desk.checkout(customer, { trialDays: 7 })));
  await Promise.all([...sessions, ...sessions].map((session) => pressSubscribe(desk.server, session)));
  const found = await Promise.all(customers.map((customer) => desk.subscription(customer)));
  expect(found.map(({ status }) => status)).toEqual(customers.map(() => "trialing"));
  const listed: string[] = [];
  for await (const event of desk.stripe.events.list({ limit: 100 })) listed.push(event.id);
  expect(desk.heard.map((event) => event.id)).toEqual(listed.toReversed());
});
