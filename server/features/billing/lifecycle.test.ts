import type { Stripe } from "stripe";
import { afterAll, beforeAll, expect, test } from "vitest";
import { pick, seededNumbers } from "../../../scripts/sweep/seeded.ts";
import { sampleSize } from "../../../scripts/test-sample.ts";
import { CARD, cardFields, pressSubscribe, sendForm } from "../../testing/pay-by-card.ts";
import { startTestServer, type Person, type TestServer } from "../../testing/start-server.ts";
import { askCheckout, idIn, providerOf } from "./billing.fixture.ts";
import { reconcile } from "./reconcile.ts";
import { syncWaiting } from "./sync-customer.ts";

/**
 * Many people live through a subscription, each in their own way, on one clock. Their events reach the webhook in random order, several times, late or never, while
 * jobs work on them at the same time. What we have of them at the end must be what the provider has.
 */
const LIVES = sampleSize(200, 5);
const DAY = 86_400;
/** 200 lives take three to six minutes on a quiet machine, and over ten on a busy one. */
const HUNG_MS = 2_400_000;
/** How long the last part of each life is. */
const LAST_DAYS = 31;

let server: TestServer;
let stripe: Stripe;
let secret: string;
const events = new Map<string, string[]>();
beforeAll(async () => {
  server = await startTestServer({
    works: true,
    deliverPaymentEvent: async (body) => {
      const { object } = (JSON.parse(body) as Stripe.Event).data as { object: { customer?: string } };
      if (object.customer !== undefined) events.get(object.customer)?.push(body);
      return true;
    },
  });
  stripe = await providerOf(server);
  secret = (await server.platform.payments?.webhookSecret()) ?? "";
});
afterAll(() => server.stop());

interface Life {
  readonly person: Person;
  readonly customer: string;
  readonly number: () => number;
  /** Some of its events never arrive; the reconcile job must find out. */
  readonly hasGaps: boolean;
  readonly delivered: Set<string>;
}

/** What can happen to someone, by a click of theirs; what doesn't fit their state changes nothing. */
const DEEDS: Readonly<Record<string, (life: Life, subscription: Stripe.Subscription) => Promise<unknown>>> = {
  nothing: async () => undefined,
  "a plan change": async (_life, { id, items }) => {
    const [item] = items.data;
    const other = item?.price.lookup_key === "price_family_monthly" ? "price_premium_monthly" : "price_family_monthly";
    return stripe.subscriptions.update(id, {
      items: [{ id: item?.id ?? "", price: await priceOf(other) }],
      proration_behavior: "always_invoice",
    });
  },
  "a cancellation": (_life, { id }) => stripe.subscriptions.update(id, { cancel_at_period_end: true }),
  "a change of mind": (_life, { id }) => stripe.subscriptions.update(id, { cancel_at_period_end: false }),
  "an end at once": (_life, { id }) => stripe.subscriptions.cancel(id),
  "a card that works": (life) => changeCard(life, CARD.works),
  "a card that fails later": (life) => changeCard(life, CARD.failsLater),
};

async function changeCard({ customer }: Life, card: string): Promise<void> {
  const portal = await stripe.billingPortal.sessions.create({ customer });
  await sendForm(server, `${new URL(portal.url).pathname}/card`, cardFields(card));
}

async function newestOf(customer: string): Promise<Stripe.Subscription> {
  const [newest] = (await stripe.subscriptions.list({ customer, status: "all" })).data;
  if (newest === undefined) throw new Error(`${customer} has no subscription.`);
  return newest;
}

const isOver = ({ status }: Stripe.Subscription): boolean => status === "canceled" || status === "incomplete_expired";

async function begin(seed: number): Promise<Life> {
  const number = seededNumbers(seed);
  const person = await server.person();
  const session = idIn((await askCheckout(person)).body["url"]);
  const customer = String((await stripe.checkout.sessions.retrieve(session)).customer);
  events.set(customer, []);
  const life = { person, customer, number, hasGaps: seed % 2 === 0, delivered: new Set<string>() };
  const start = BEGINNINGS[seed % 5];
  if (start === undefined) await pressSubscribe(server, { id: session }, number() < 0.3 ? CARD.failsLater : CARD.works);
  else await stripe.subscriptions.create({ customer, items: [{ price: await priceOf("price_premium_monthly") }], ...start });
  return life;
}

/** Some begin without a card, in the provider's dashboard: one waits for its first payment, one is paused when its trial ends. */
const BEGINNINGS: Readonly<Record<number, Partial<Stripe.SubscriptionCreateParams>>> = {
  3: { payment_behavior: "default_incomplete" },
  4: { trial_period_days: 3, trial_settings: { end_behavior: { missing_payment_method: "pause" } } },
};

async function priceOf(lookupKey: string): Promise<string> {
  const [price] = (await stripe.prices.list({ lookup_keys: [lookupKey] })).data;
  return price?.id ?? "";
}

/** One click. People without a subscription buy one again sooner or later. */
async function act(life: Life): Promise<void> {
  const newest = await newestOf(life.customer);
  if (!isOver(newest)) return void (await DEEDS[pick(Object.keys(DEEDS), life.number)]?.(life, newest));
  if (life.number() > 0.4) return;
  const priceId = pick(["price_premium_monthly", "price_family_monthly"], life.number);
  const { body } = await askCheckout(life.person, { price_id: priceId });
  await pressSubscribe(server, { id: idIn(body["url"]) }, CARD.works);
}

async function send(payload: string): Promise<void> {
  const answer = await server.fetch("/api/billing/webhook", {
    method: "POST",
    headers: { "Stripe-Signature": stripe.webhooks.generateTestHeaderString({ payload, secret }) },
    body: payload,
  });
  if (answer.status !== 200) throw new Error(`The webhook answered ${answer.status}.`);
}

function shuffled<T>(all: readonly T[], number: () => number): T[] {
  const keyed = all.map((one) => ({ one, key: number() }));
  return keyed.toSorted((a, b) => a.key - b.key).map(({ one }) => one);
}

/** Delivers some of the events so far, in any order and more than once. */
async function deliverSome(life: Life): Promise<void> {
  const all = events.get(life.customer) ?? [];
  for (const body of shuffled(all, life.number).filter(() => life.number() < 0.25)) {
    await send(body);
    life.delivered.add(body);
    if (life.number() < 0.2) await send(body);
  }
}

/** Whatever is still missing arrives, in any order: the newest first, perhaps. */
async function deliverRest(life: Life): Promise<void> {
  const missing = (events.get(life.customer) ?? []).filter((body) => !life.delivered.has(body));
  for (const body of shuffled(missing, life.number)) await send(body);
}

async function advance(days: number): Promise<void> {
  const now = (await server.platform.payments?.now())?.getTime() ?? 0;
  const answer = await server.visitor.call("POST", "/dev/billing/clock", { to: Math.floor(now / 1000) + days * DAY });
  expect(answer.status).toBe(200);
}

/** What the provider has of someone, as the view should have it. */
async function truthOf(customer: string) {
  const all = (await stripe.subscriptions.list({ customer, status: "all", limit: 100 })).data;
  const subscription = all.find((one) => !isOver(one)) ?? all[0];
  const [item] = subscription?.items.data ?? [];
  const open = (await stripe.invoices.list({ subscription: subscription?.id ?? "", status: "open", limit: 100 })).data;
  return {
    customer_id: customer,
    subscription_id: subscription?.id,
    price_id: item?.price.lookup_key,
    subscription_status: subscription?.status,
    current_period_end: item?.current_period_end,
    cancel_at_period_end: subscription?.cancel_at_period_end,
    trial_end: subscription?.trial_end,
    past_due_since: subscription?.status === "past_due" ? open.at(-1)?.created : null,
    latest_invoice_status: (await stripe.invoices.retrieve(String(subscription?.latest_invoice))).status,
  };
}

test(`${LIVES} lives end as the provider has them, in whatever order their events arrive`, { timeout: HUNG_MS }, async () => {
  const lives: Life[] = [];
  for (let seed = 1; seed <= LIVES; seed += 1) lives.push(await begin(seed));
  const seen = new Set<string>();
  for (const { customer } of lives) seen.add((await newestOf(customer)).status);
  for (const days of [3, 5, 4, 8, 20, 12, LAST_DAYS]) {
    await advance(days);
    for (const life of lives) {
      seen.add((await newestOf(life.customer)).status);
      await act(life).catch((error: unknown) => {
        // A card that doesn't pay, or a change that comes too late: the provider's state stays as it was.
        if (!(error instanceof Error && "type" in error)) throw error;
      });
      // In the end nothing arrives at all for those with gaps, as while the installation is down.
      if (!life.hasGaps || days !== LAST_DAYS) await deliverSome(life);
    }
    await syncWaiting(server.platform);
  }
  for (const life of lives) if (!life.hasGaps) await deliverRest(life);
  await syncWaiting(server.platform);
  const rows = async (gaps: boolean) => {
    const customers = lives.filter(({ hasGaps }) => hasGaps === gaps).map(({ customer }) => customer);
    const { rows: found } = await server.database.pool.query<{ customer_id: string }>(
      `select customer_id, subscription_id, price_id, subscription_status, current_period_end, cancel_at_period_end, trial_end,
         past_due_since, latest_invoice_status
       from stripe_user_subscriptions where customer_id = any ($1)`,
      [customers],
    );
    const byCustomer = (a: { customer_id: string }, b: { customer_id: string }): number =>
      a.customer_id < b.customer_id ? -1 : 1;
    const truth = await Promise.all(customers.map(truthOf));
    return { found: found.toSorted(byCustomer), truth: truth.toSorted(byCustomer) };
  };
  const whole = await rows(false);
  expect(whole.found).toEqual(whole.truth);
  const missed = await rows(true);
  expect(missed.found).not.toEqual(missed.truth);
  await reconcile(server.platform);
  const repaired = await rows(true);
  expect(repaired.found).toEqual(repaired.truth);
  expect([...seen].toSorted()).toEqual([
    "active",
    "canceled",
    "incomplete",
    "incomplete_expired",
    "past_due",
    "paused",
    "trialing",
  ]);
});
