import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CARD, cardFields, pressSubscribe, sendForm } from "../../../testing/pay-by-card.ts";
import { DAY, DESK_OPENED, openPaymentDesk, type PaymentDesk } from "../../../testing/payment-desk.ts";

let desk: PaymentDesk;
beforeAll(async () => {
  desk = await openPaymentDesk();
});
afterAll(() => desk.stop());

const page = async (path: string): Promise<string> => (await desk.server.fetch(path)).text();

describe("the checkout page", () => {
  test("says it's a test, what's bought, and when it's charged first; nothing on it can run", async () => {
    const session = await desk.checkout(await desk.customer(), { trialDays: 7 });
    const answer = await desk.server.fetch(`/dev/billing/checkout/${session.id}`);
    const html = await answer.text();
    for (const text of ["TEST MODE", "Lockstep Premium", "$49.99 per month", "7 days", "$49.99 on February 7, 2027"]) {
      expect(html).toContain(text);
    }
    for (const label of ["Card number", "Expiry", "CVC", "Name on card"])
      expect(html).toMatch(new RegExp(`<label for="\\w+">${label}</label>`));
    expect(html).toContain("<button>Subscribe</button>");
    expect(html).toContain('href="http://localhost:3000/#pricing"');
    expect(answer.headers.get("content-security-policy")).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; form-action 'self'/,
    );
  });

  test("shows names as text", async () => {
    const { stripe } = desk;
    const product = await stripe.products.create({ name: "<script>alert(1)</script>" });
    await stripe.prices.create({
      product: product.id,
      currency: "usd",
      unit_amount: 100,
      recurring: { interval: "month" },
      lookup_key: "odd",
    });
    const session = await desk.checkout(await desk.customer(), { lookupKey: "odd" });
    const html = await page(`/dev/billing/checkout/${session.id}`);
    expect(html).not.toContain("<script");
    expect(html).toContain("&lt;script&gt;");
  });

  test.each([
    ["number", "4242 4242 4242 4241", "Your card number is invalid."],
    ["number", "", "Enter your card number."],
    ["number", "5555 5555 5555 4444", "use a test card"],
    ["number", CARD.declined, "Your card was declined."],
    ["expiry", "12 / 26", "Your card has expired."],
    ["expiry", "13 / 40", "date is invalid"],
    ["expiry", "soon", "as MM / YY"],
    ["cvc", "12", "3 or 4 digits"],
    ["name", " ", "Enter the name on your card."],
    ["name", "a\0b", "Enter the name on your card."],
  ])("says next to %s what's wrong with %j", async (field, value, message) => {
    const session = await desk.checkout(await desk.customer());
    const answer = await sendForm(desk.server, `/dev/billing/checkout/${session.id}`, {
      ...cardFields(CARD.works),
      [field]: value,
    });
    const html = await answer.text();
    expect(answer.status).toBe(422);
    expect(html).toMatch(
      new RegExp(`<input id="${field}"[^>]* aria-invalid="true" aria-describedby="${field}-error" autofocus>`),
    );
    expect(html).toMatch(new RegExp(`id="${field}-error">[^<]*${message}`));
    expect((await desk.stripe.checkout.sessions.retrieve(session.id)).status).toBe("open");
  });

  test("a card is good to the last second of its month, by the provider's clock", async () => {
    const session = await desk.checkout(await desk.customer());
    const form = { ...cardFields(CARD.works), expiry: "01/27" };
    expect((await sendForm(desk.server, `/dev/billing/checkout/${session.id}`, form)).status).toBe(303);
  });

  test("refuses a form that another site's page sends", async () => {
    const session = await desk.checkout(await desk.customer());
    const answer = await desk.server.fetch(`/dev/billing/checkout/${session.id}`, {
      method: "POST",
      headers: { Origin: "https://elsewhere.example", "Content-Type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams(cardFields(CARD.works)).toString(),
    });
    expect(answer.status).toBe(403);
  });

  test("a link that leads nowhere says so", async () => {
    const answer = await desk.server.fetch("/dev/billing/checkout/cs_test_none");
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain("There's nothing here");
  });
});

describe("subscribing", () => {
  test("without a trial the card pays at once", async () => {
    const customer = await desk.customer();
    const session = await desk.checkout(customer);
    await pressSubscribe(desk.server, session);
    const subscription = await desk.subscription(customer);
    expect(subscription.status).toBe("active");
    // A month after January 31 is the last day of February.
    expect(subscription.items.data[0]?.current_period_end).toBe(Date.UTC(2027, 1, 28, 9) / 1000);
    const [invoice] = (await desk.stripe.invoices.list({ customer: customer.id })).data;
    expect(invoice).toMatchObject({
      status: "paid",
      amount_paid: 4999,
      billing_reason: "subscription_create",
      created: DESK_OPENED,
    });
  });

  test("a declined card changes nothing, and another one works in the same session", async () => {
    const customer = await desk.customer();
    const session = await desk.checkout(customer);
    const declined = await pressSubscribe(desk.server, session, CARD.declined);
    expect(await declined.text()).toContain("Your card was declined.");
    const later = await pressSubscribe(desk.server, session, CARD.failsLater);
    expect(await later.text()).toContain("Your card was declined.");
    expect((await desk.stripe.subscriptions.list({ customer: customer.id, status: "all" })).data).toEqual([]);
    expect((await desk.stripe.paymentMethods.list({ customer: customer.id })).data).toEqual([]);
    expect((await pressSubscribe(desk.server, session)).status).toBe(303);
    expect((await desk.subscription(customer)).status).toBe("active");
  });

  test("a card that needs authentication pays once that's complete", async () => {
    const customer = await desk.customer();
    const session = await desk.checkout(customer);
    const asked = await pressSubscribe(desk.server, session, CARD.authenticate);
    const bank = asked.headers.get("location") ?? "";
    expect(await page(bank)).toContain("Complete authentication");
    const failed = await sendForm(desk.server, bank, { answer: "fail" });
    expect(await failed.text()).toContain("We couldn&#39;t authenticate your card.");
    expect((await desk.stripe.checkout.sessions.retrieve(session.id)).status).toBe("open");
    const again = await pressSubscribe(desk.server, session, CARD.authenticate);
    const done = await sendForm(desk.server, again.headers.get("location") ?? "", { answer: "complete" });
    expect(done.headers.get("location")).toContain("/checkout-success?session_id=cs_test_");
    expect((await desk.subscription(customer)).status).toBe("active");
  });

  test("pressed many times in one tab or in two, it's one subscription", async () => {
    const customer = await desk.customer();
    const [one, two] = [await desk.checkout(customer), await desk.checkout(customer, { lookupKey: "price_family_monthly" })];
    const answers = await Promise.all([one, one, two, one].map((session) => pressSubscribe(desk.server, session)));
    expect((await desk.subscription(customer)).status).toBe("active");
    expect((await desk.stripe.invoices.list({ customer: customer.id })).data).toHaveLength(1);
    expect(answers.map((answer) => answer.status)).toContain(303);
    const late = await desk.server.fetch(`/dev/billing/checkout/${two.id}`);
    const [open] = (await desk.stripe.checkout.sessions.list({ customer: customer.id, status: "open" })).data;
    expect(late.status).toBe(open?.id === two.id ? 409 : 303);
  });

  test("the webhook has heard of it before the browser goes on", async () => {
    const customer = await desk.customer();
    const session = await desk.checkout(customer, { trialDays: 7 });
    await pressSubscribe(desk.server, session);
    const types = desk.heard
      .filter((event) => JSON.stringify(event.data.object).includes(customer.id))
      .map((event) => event.type);
    expect(types).toContain("customer.subscription.created");
    expect(types.at(-1)).toBe("checkout.session.completed");
  });

  test("deleting the customer ends the subscription", async () => {
    const customer = await desk.customer();
    await pressSubscribe(desk.server, await desk.checkout(customer));
    const { id } = await desk.subscription(customer);
    expect(await desk.stripe.customers.del(customer.id)).toEqual({ id: customer.id, object: "customer", deleted: true });
    expect((await desk.stripe.subscriptions.retrieve(id)).status).toBe("canceled");
    expect(await desk.stripe.customers.retrieve(customer.id)).toMatchObject({ deleted: true });
    await expect(desk.stripe.billingPortal.sessions.create({ customer: customer.id })).rejects.toMatchObject({
      code: "resource_missing",
    });
  });
});

describe("the portal", () => {
  async function subscribed(trialDays?: number) {
    const customer = await desk.customer();
    await pressSubscribe(desk.server, await desk.checkout(customer, trialDays === undefined ? {} : { trialDays }));
    const { url } = await desk.stripe.billingPortal.sessions.create({
      customer: customer.id,
      return_url: "http://localhost:3000/membership",
    });
    return { customer, path: new URL(url).pathname };
  }

  test("shows plan, status, card and invoices", async () => {
    const { path } = await subscribed();
    const html = await page(path);
    for (const text of [
      "TEST MODE",
      "Lockstep Premium",
      "Active",
      "February 28, 2027",
      "Visa ending in 4242",
      "-0001",
      "Back to Lockstep",
    ]) {
      expect(html).toContain(text);
    }
    const invoice = /href="(\/dev\/billing\/invoice\/[^"]+)"/.exec(html)?.[1] ?? "";
    expect(await page(invoice)).toContain("1 × Lockstep Premium (at $49.99 / month)");
  });

  test("changes the plan and charges the difference for what's left of the period", async () => {
    const { customer, path } = await subscribed();
    const [family] = (await desk.stripe.prices.list({ lookup_keys: ["price_family_monthly"] })).data;
    await sendForm(desk.server, `${path}/plan`, { price: family?.id ?? "" });
    const subscription = await desk.subscription(customer);
    expect(subscription.items.data[0]?.price.lookup_key).toBe("price_family_monthly");
    const [upgrade] = (await desk.stripe.invoices.list({ customer: customer.id })).data;
    expect(upgrade).toMatchObject({ billing_reason: "subscription_update", status: "paid", amount_paid: 8999 - 4999 });
    expect(upgrade?.lines.data.map((line) => [line.amount, line.parent?.type])).toEqual([
      [-4999, "invoice_item_details"],
      [8999, "invoice_item_details"],
    ]);
    const [premium] = (await desk.stripe.prices.list({ lookup_keys: ["price_premium_monthly"] })).data;
    await sendForm(desk.server, `${path}/plan`, { price: premium?.id ?? "" });
    expect(await desk.stripe.customers.retrieve(customer.id)).toMatchObject({ balance: 4999 - 8999 });
  });

  test("cancels at the end of the period, and takes that back", async () => {
    const { customer, path } = await subscribed();
    await sendForm(desk.server, `${path}/cancel`, {});
    const ending = await desk.subscription(customer);
    expect(ending).toMatchObject({
      status: "active",
      cancel_at_period_end: true,
      cancel_at: ending.items.data[0]?.current_period_end,
    });
    expect(await page(`${path}?done=cancel`)).toContain('role="status">Your plan ends with the current period.');
    await sendForm(desk.server, `${path}/resume`, {});
    expect(await desk.subscription(customer)).toMatchObject({ cancel_at_period_end: false, cancel_at: null, canceled_at: null });
  });

  test("takes a new card, also one that needs authentication", async () => {
    const { customer, path } = await subscribed(7);
    const refused = await sendForm(desk.server, `${path}/card`, cardFields(CARD.declined));
    expect(await refused.text()).toContain("Your card was declined.");
    const asked = await sendForm(desk.server, `${path}/card`, cardFields(CARD.authenticate));
    await sendForm(desk.server, asked.headers.get("location") ?? "", { answer: "complete" });
    expect(await page(path)).toContain("Visa ending in 3155");
    expect((await desk.stripe.paymentMethods.list({ customer: customer.id })).data).toHaveLength(2);
  });

  test("closes after a day", async () => {
    const { path } = await subscribed();
    await desk.wait(1 * DAY);
    expect((await desk.server.fetch(path)).status).toBe(404);
  });
});
