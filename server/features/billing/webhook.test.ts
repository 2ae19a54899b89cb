import type { Stripe } from "stripe";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CARD } from "../../testing/pay-by-card.ts";
import { startTestServer, TEST_PASSWORD, type Person, type TestServer } from "../../testing/start-server.ts";
import { askCheckout, buy, providerOf } from "./billing.fixture.ts";
import { closeCustomer } from "./close-customer.ts";
import { findCustomer } from "./customer-store.ts";
import { fetchAccount } from "./fetch-account.ts";
import { reconcile } from "./reconcile.ts";
import { storeAccount, syncWaiting } from "./sync-customer.ts";

let server: TestServer;
let stripe: Stripe;
let secret: string;
/** What the provider wanted to report; each test decides what arrives. */
const reported: string[] = [];
beforeAll(async () => {
  server = await startTestServer({
    works: true,
    deliverPaymentEvent: async (body) => {
      reported.push(body);
      return true;
    },
  });
  stripe = await providerOf(server);
  secret = (await server.platform.payments?.webhookSecret()) ?? "";
});
afterAll(() => server.stop());

const sign = (payload: string, timestamp = Math.floor(Date.now() / 1000)) =>
  stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });

/** Sends a body to the webhook as the provider does: without a cookie, an origin or a session. */
async function send(body: string, signature: string | null = sign(body)): Promise<number> {
  const headers = { "Content-Type": "application/json", ...(signature === null ? {} : { "Stripe-Signature": signature }) };
  return (await server.fetch("/api/billing/webhook", { method: "POST", headers, body })).status;
}

const eventOf = (changes: object) =>
  JSON.stringify({
    id: "evt_made_up",
    object: "event",
    type: "customer.subscription.updated",
    created: 1,
    data: { object: {} },
    ...changes,
  });
const storedEvent = async (id: string) =>
  (await server.database.pool.query("select customer_id, handled_at from stripe_events where id = $1", [id])).rows;
const customerOf = async (person: Person) => (await stripe.customers.list({ email: person.email })).data[0]?.id ?? "";
const subscriptionOf = async (person: Person) => (await person.call("GET", "/api/subscription")).body;

/** A person who has just bought a membership, and its webhook events, not delivered yet. */
async function member(changes: object = {}, card: string = CARD.works): Promise<{ person: Person; events: string[] }> {
  const person = await server.person();
  await buy(server, person, changes, card);
  const customer = await customerOf(person);
  return { person, events: reported.filter((body) => body.includes(customer)) };
}

describe("the webhook", () => {
  test("refuses what the provider didn't sign, and keeps nothing of it", async () => {
    const body = eventOf({ id: "evt_forged" });
    const old = Math.floor(Date.now() / 1000) - 301;
    const others = stripe.webhooks.generateTestHeaderString({ payload: body, secret: "whsec_of_somebody_else" });
    for (const signature of [null, "", "t=1,v1=00", others, sign(`${body} `), sign(body, old)]) {
      expect(await send(body, signature)).toBe(400);
    }
    expect(await storedEvent("evt_forged")).toEqual([]);
    expect(await send("x".repeat(300_000))).toBe(413);
  });

  test("keeps an event once, however often it comes", async () => {
    const { events } = await member();
    const body = events.find((event) => event.includes("customer.subscription.created")) ?? "";
    expect(await Promise.all([send(body), send(body), send(body)])).toEqual([200, 200, 200]);
    expect(await send(body)).toBe(200);
    expect(await storedEvent((JSON.parse(body) as Stripe.Event).id)).toHaveLength(1);
  });

  test.each([
    ["an unknown customer", { id: "evt_unknown_1", data: { object: { object: "subscription", customer: "cus_nobody" } } }],
    ["nobody", { id: "evt_unknown_2", data: { object: { object: "balance" } } }],
    [
      "an unknown kind of thing",
      { id: "evt_unknown_3", type: "planet.aligned", data: { object: { customer: { id: "cus_nobody" } } } },
    ],
  ])("takes an event about %s and does nothing", async (_what, changes) => {
    expect(await send(eventOf(changes))).toBe(200);
    expect(await storedEvent(changes.id)).toEqual([{ customer_id: null, handled_at: null }]);
  });

  test("brings the membership, with the trial, without believing what an event says", async () => {
    const { person, events } = await member({ price_id: "price_family_monthly" });
    expect(await subscriptionOf(person)).toMatchObject({ tier: "free", subscriptionStatus: null });
    const [first = ""] = events;
    const event = JSON.parse(first) as Stripe.Event;
    const lie = {
      ...event,
      type: "customer.subscription.updated",
      data: { object: { object: "subscription", customer: await customerOf(person), status: "canceled" } },
    };
    expect(await send(JSON.stringify(lie))).toBe(200);
    await syncWaiting(server.platform);
    const [subscription] = (await stripe.subscriptions.list({ customer: await customerOf(person) })).data;
    expect(await subscriptionOf(person)).toMatchObject({
      tier: "family",
      subscriptionStatus: "trialing",
      priceId: "price_family_monthly",
      currentPeriodEnd: subscription?.trial_end,
      cancelAtPeriodEnd: false,
      trialEndsAt: subscription?.trial_end,
      features: { fullLibrary: true, advancedMacros: true, savedPlans: 50 },
    });
  });

  test("changes nothing for anyone else", async () => {
    const other = await server.person();
    const { events } = await member();
    for (const body of events) expect(await send(body)).toBe(200);
    await syncWaiting(server.platform);
    expect(await subscriptionOf(other)).toMatchObject({ tier: "free", subscriptionStatus: null });
  });
});

test("a membership isn't written from an older answer after a newer one", async () => {
  const { person } = await member();
  const { db } = server.platform;
  const customerId = await customerOf(person);
  const [slow, fast] = [await findCustomer(db, customerId), await findCustomer(db, customerId)];
  if (slow === null || fast === null) throw new Error("Who bought something is a customer.");
  const older = await fetchAccount(stripe, customerId);
  await stripe.subscriptions.cancel(older.subscription?.subscriptionId ?? "");
  expect(await storeAccount(server.platform, fast, await fetchAccount(stripe, customerId))).toBe(true);
  expect(await storeAccount(server.platform, slow, older)).toBe(false);
  expect(await subscriptionOf(person)).toMatchObject({ subscriptionStatus: "canceled" });
});

describe("the reconcile job", () => {
  test("is asked for when an installation starts that sells through Stripe", async () => {
    const askedFor = async ({ database }: TestServer) =>
      (await database.pool.query("select 1 from pgboss.job where name = 'billing-reconcile'")).rowCount;
    expect(await askedFor(server)).toBe(0);
    const keys = { STRIPE_SECRET_KEY: "sk_test_nobody", STRIPE_WEBHOOK_SECRET: "whsec_nobody" };
    const sells = await startTestServer({ works: true, environment: keys });
    try {
      expect(await askedFor(sells)).toBe(1);
    } finally {
      await sells.stop();
    }
  });

  test("finds a membership of which nothing was reported", async () => {
    const { person } = await member();
    await reconcile(server.platform);
    expect(await subscriptionOf(person)).toMatchObject({ tier: "premium", subscriptionStatus: "trialing" });
  });

  test("finds what was bought for someone outside of our checkout, from the provider's events", async () => {
    const person = await server.person();
    await askCheckout(person);
    const customer = await customerOf(person);
    await server.database.pool.query("update stripe_customers set sent_at = null where customer_id = $1", [customer]);
    const [price] = (await stripe.prices.list({ lookup_keys: ["price_family_monthly"] })).data;
    await stripe.subscriptions.create({ customer, items: [{ price: price?.id ?? "" }], trial_period_days: 3 });
    await reconcile(server.platform);
    expect(await subscriptionOf(person)).toMatchObject({ tier: "family", subscriptionStatus: "trialing" });
  });
});

describe("the deletion of an account", () => {
  test("cancels at the provider and leaves nothing of the person here", async () => {
    const { person, events } = await member();
    for (const body of events) await send(body);
    const customer = await customerOf(person);
    expect(await person.call("DELETE", "/api/account", { password: TEST_PASSWORD })).toMatchObject({ status: 200 });
    const left = await server.database.pool.query(
      `select 1 from stripe_customers where customer_id = $1 union all select 1 from stripe_subscriptions where customer_id = $1
       union all select 1 from stripe_events where customer_id = $1`,
      [customer],
    );
    expect(left.rows).toEqual([]);
    const queued = await server.database.pool.query(
      "select data from pgboss.job where name = 'billing-close' and data->>'customerId' = $1",
      [customer],
    );
    expect(queued.rows).toEqual([{ data: { customerId: customer } }]);
    // The result is the same whether the job has run once or twice.
    await closeCustomer(server.platform, customer);
    await closeCustomer(server.platform, customer);
    const subscriptions = (await stripe.subscriptions.list({ customer, status: "all" })).data;
    expect(subscriptions.map(({ status }) => status)).toEqual(["canceled"]);
    for (const body of events) expect(await send(body)).toBe(200);
  });

  test("that fails cancels nothing", async () => {
    const { person } = await member();
    expect(await person.call("DELETE", "/api/account", { password: "Not!2026mine" })).toMatchObject({ status: 422 });
    const [subscription] = (await stripe.subscriptions.list({ customer: await customerOf(person) })).data;
    expect(subscription?.status).toBe("trialing");
  });
});
