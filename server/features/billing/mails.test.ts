import { EMAIL_KINDS } from "@lockstep/domain/notifications/notification.ts";
import type { Stripe } from "stripe";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { seededNumbers } from "../../../scripts/sweep/seeded.ts";
import { sampleSize } from "../../../scripts/test-sample.ts";
import type { Mail } from "../../platform/mail/mail.ts";
import { CARD, cardFields, sendForm } from "../../testing/pay-by-card.ts";
import { startTestServer, type Person, type TestServer } from "../../testing/start-server.ts";
import { subscribe } from "../../testing/subscribe.ts";
import { billingNow } from "./billing-now.ts";
import { buy, idIn, providerOf } from "./billing.fixture.ts";
import { fetchAccount } from "./fetch-account.ts";
import { findCustomer } from "./customer-store.ts";
import { reconcile } from "./reconcile.ts";
import { storeAccount, syncWaiting } from "./sync-customer.ts";

const DAY = 86_400;

/** Orders in which reports arrive. */
const SEEDS = Array.from({ length: sampleSize(10, 2) }, (_, index) => index + 1);

let server: TestServer;
let stripe: Stripe;
let secret: string;
/** What the provider wanted to report; each test decides what arrives. */
const reported: string[] = [];
/** Whether reports arrive on their own. */
let isReporting = true;
beforeAll(async () => {
  server = await startTestServer({
    works: true,
    deliverPaymentEvent: async (body) => {
      reported.push(body);
      return !isReporting || (await send(body));
    },
  });
  stripe = await providerOf(server);
  secret = (await server.platform.payments?.webhookSecret()) ?? "";
});
afterAll(() => server.stop());

async function send(body: string): Promise<boolean> {
  const headers = { "Stripe-Signature": await stripe.webhooks.generateTestHeaderStringAsync({ payload: body, secret }) };
  return (await server.fetch("/api/billing/webhook", { method: "POST", headers, body })).ok;
}

async function advance(seconds: number): Promise<void> {
  await advanceTo((await billingNow(server.platform)) + seconds);
}

async function advanceTo(to: number): Promise<void> {
  expect((await server.visitor.call("POST", "/dev/billing/clock", { to })).status).toBe(200);
}

async function inPortal(person: Person, act: string, fields: Readonly<Record<string, string>> = {}): Promise<void> {
  const { body } = await person.call("POST", "/api/billing/portal");
  await sendForm(server, `/dev/billing/portal/${idIn(body["url"])}/${act}`, fields);
  await syncWaiting(server.platform);
}

/** Mails that were queued for someone, in order. */
async function mailsTo(person: Person): Promise<readonly Mail[]> {
  const { rows } = await server.database.pool.query<{ data: Mail }>(
    `select j.data from billing_mails m join pgboss.job j on j.name = 'mail' and j.data->>'id' = m.id::text
     where m.user_id = $1 order by m.created_at`,
    [person.id],
  );
  return rows.map(({ data }) => data);
}

const subjectsTo = async (person: Person) =>
  (await mailsTo(person)).map(({ subject }) => subject.replace(/ on \w+ \d+/, " on ..."));

/** Someone whose card fails when the trial ends. */
async function trialist(card: string = CARD.failsLater): Promise<Person> {
  const person = await server.person();
  await buy(server, person, {}, card);
  await syncWaiting(server.platform);
  return person;
}

const LIFE = [
  "Welcome to Lockstep Premium",
  "Your free trial ends on ...",
  "Your receipt for $49.99",
  "Your payment didn't go through",
  "Premium ends on ... without a payment",
  "Last day to keep Premium",
  "Your receipt for $49.99",
  "Your membership is canceled",
];

describe("a whole life: trial, renewal, failure, recovery, and an end", () => {
  test("sends each mail once, in order, and moving the clock far is enough", async () => {
    const person = await trialist(CARD.works);
    await advance(10 * DAY);
    expect(await subjectsTo(person)).toEqual(LIFE.slice(0, 3));
    await inPortal(person, "card", cardFields(CARD.failsLater));
    const { currentPeriodEnd } = (await person.call("GET", "/api/subscription")).body;
    await advanceTo(Number(currentPeriodEnd) + 6.5 * DAY);
    expect(await subjectsTo(person)).toEqual(LIFE.slice(0, 6));
    await inPortal(person, "card", cardFields(CARD.works));
    expect(await subjectsTo(person)).toEqual(LIFE.slice(0, 7));
    await inPortal(person, "cancel");
    await advance(40 * DAY);
    expect(await subjectsTo(person)).toEqual(LIFE);
  });

  test.each(SEEDS)("%d: also when reports come late, shuffled and several times", async (seed) => {
    const number = seededNumbers(seed);
    const from = reported.length;
    const deliver = async (): Promise<void> => {
      const all = reported.slice(from).flatMap((body) => (number() < 0.5 ? [body, body] : [body]));
      const keyed = all.map((body) => ({ body, key: number() }));
      for (const { body } of keyed.toSorted((a, b) => a.key - b.key)) await send(body);
      await Promise.all([syncWaiting(server.platform), syncWaiting(server.platform), syncWaiting(server.platform)]);
    };
    isReporting = false;
    try {
      const person = await server.person();
      await buy(server, person);
      await deliver();
      // On the day before each of them nothing is due.
      for (const days of [3, 1, 3, 1]) {
        await advance(days * DAY);
        await deliver();
      }
      await inPortal(person, "card", cardFields(CARD.failsLater));
      // Months are of different lengths.
      const { currentPeriodEnd } = (await person.call("GET", "/api/subscription")).body;
      await advanceTo(Number(currentPeriodEnd) + DAY);
      await deliver();
      for (const days of [2, 3, 0.5]) {
        await advance(days * DAY);
        await deliver();
      }
      await inPortal(person, "card", cardFields(CARD.works));
      await deliver();
      await inPortal(person, "cancel");
      await deliver();
      await advance(40 * DAY);
      await deliver();
      expect(await subjectsTo(person)).toEqual(LIFE);
    } finally {
      isReporting = true;
    }
  });
});

test("a payment that arrives ends the reminders", async () => {
  const person = await trialist();
  await advance(7 * DAY + 60);
  expect((await subjectsTo(person)).at(-1)).toBe("Your payment didn't go through");
  await inPortal(person, "card", cardFields(CARD.works));
  await advance(8 * DAY);
  expect((await subjectsTo(person)).slice(2)).toEqual(["Your payment didn't go through", "Your receipt for $49.99"]);
});

test("a payment that never arrives ends the membership, which is told once", async () => {
  const person = await trialist();
  await advance(60 * DAY);
  expect((await subjectsTo(person)).slice(2)).toEqual([...LIFE.slice(3, 6), "Your membership has ended"]);
});

test("what was missed altogether is made up for, and what was overtaken isn't sent anymore", async () => {
  const { platform } = server;
  isReporting = false;
  try {
    const person = await server.person();
    await buy(server, person, { price_id: "price_family_monthly" });
    await advance(9 * DAY);
    expect(await subjectsTo(person)).toEqual([]);
    await reconcile(platform);
    await reconcile(platform);
    expect(await subjectsTo(person)).toEqual(["Welcome to Lockstep Family", "Your receipt for $89.99"]);
  } finally {
    isReporting = true;
  }
});

test("a canceled trial isn't announced, and resuming and canceling again is told again", async () => {
  const person = await trialist(CARD.works);
  await inPortal(person, "cancel");
  await advance(1);
  await inPortal(person, "resume");
  await advance(1);
  await inPortal(person, "cancel");
  await advance(10 * DAY);
  expect(await subjectsTo(person)).toEqual([LIFE[0], LIFE[7], LIFE[7]]);
  expect((await mailsTo(person)).at(-1)?.text).toContain("You won't be charged.");
});

test("a mail is queued with what it's about, or neither is stored", async () => {
  const person = await server.person();
  isReporting = false;
  await buy(server, person);
  isReporting = true;
  const { rows } = await server.database.pool.query<{ customer_id: string }>(
    "select customer_id from stripe_customers where user_id = $1",
    [person.id],
  );
  const { customer_id: customerId = "" } = rows[0] ?? {};
  const { platform } = server;
  const customer = await findCustomer(platform.db, customerId);
  if (customer === null) throw new Error("Who bought something is a customer.");
  const account = await fetchAccount(stripe, customerId);
  const failing = { ...platform, sendMail: () => Promise.reject(new Error("The queue is away.")) };
  await expect(storeAccount(failing, customer, account)).rejects.toThrow("The queue is away.");
  const stored = await server.database.pool.query("select 1 from stripe_subscriptions where user_id = $1", [person.id]);
  expect([stored.rows, await mailsTo(person)]).toEqual([[], []]);
  expect(await storeAccount(platform, customer, account)).toBe(true);
  expect(await subjectsTo(person)).toEqual(["Welcome to Lockstep Premium"]);
});

describe("what they say", () => {
  test("amounts and dates as people write them, in the reader's own zone", async () => {
    const person = await server.person();
    await person.call("PATCH", "/api/profile", { fullName: "Kim Possible", timeZone: "Pacific/Kiritimati" });
    await buy(server, person);
    await advance(8 * DAY);
    const [welcome, trial, receipt] = await mailsTo(person);
    const [{ data: subscriptions }, account] = await Promise.all([
      stripe.customers
        .list({ email: person.email })
        .then(({ data }) => stripe.subscriptions.list({ customer: data[0]?.id ?? "" })),
      stripe.customers.list({ email: person.email }).then(({ data }) => fetchAccount(stripe, data[0]?.id ?? "")),
    ]);
    const day = (seconds: number | null | undefined) =>
      new Date(((seconds ?? 0) + 14 * 3600) * 1000).toLocaleDateString("en-US", { timeZone: "UTC", dateStyle: "long" });
    const [subscription] = subscriptions;
    expect(welcome?.text).toContain(`until ${day(subscription?.trial_end)}`);
    expect(trial?.text).toContain(`until ${day(subscription?.trial_end)}. Then it's $49.99 a month`);
    const [item] = subscription?.items.data ?? [];
    expect(receipt?.text).toContain(`Period: ${day(item?.current_period_start)} to ${day(item?.current_period_end)}`);
    expect(receipt?.action?.url).toBe(account.payments[0]?.url);
  });

  test("someone whose family covers them keeps everything", async () => {
    const [owner, person] = [await server.person(), await server.person()];
    await buy(server, person);
    await subscribe(server, owner, { priceId: "price_family_monthly", currentPeriodEnd: 4_000_000_000 });
    const { body } = await owner.call("POST", "/api/family/invitations", {});
    const token = String(body["url"]).split("/").at(-1) ?? "";
    expect((await person.call("POST", `/api/family/invitations/${token}/accept`)).status).toBe(200);
    await inPortal(person, "cancel");
    const last = (await mailsTo(person)).at(-1);
    expect(last?.subject).toBe("Your own Premium membership is canceled");
    expect(last?.text).toContain("Your family's membership includes everything you had");
  });
});

describe("the welcome", () => {
  const addressIn = ({ unsubscribe }: Mail): string => new URL(unsubscribe ?? "").pathname;
  const turnedOff = async (person: Person) => (await person.call("GET", "/api/notifications/preferences")).body["offEmail"];

  test("is turned off with one click, which mails about money can't be", async () => {
    const person = await trialist(CARD.works);
    await advance(8 * DAY);
    const [welcome, ...aboutMoney] = await mailsTo(person);
    if (welcome === undefined) throw new Error("There's no welcome.");
    expect(aboutMoney.map(({ unsubscribe }) => unsubscribe)).toEqual([undefined, undefined]);
    const address = addressIn(welcome);
    expect((await server.fetch(address, { redirect: "manual" })).headers.get("location")).toBe(
      address.replace("/api/emails", ""),
    );
    expect(await turnedOff(person)).toEqual([]);
    const others = address.replace(person.id, (await server.person()).id);
    for (const wrong of [others, `${address}x`, address.slice(0, -1), address.split(".")[0] ?? ""])
      expect((await server.fetch(wrong, { method: "POST", body: "List-Unsubscribe=One-Click" })).status).toBe(404);
    expect((await server.fetch(address, { method: "POST", body: "List-Unsubscribe=One-Click" })).status).toBe(200);
    expect(await turnedOff(person)).toEqual([...EMAIL_KINDS]);
  });

  test("doesn't come to those who turned it off", async () => {
    const person = await server.person();
    await person.call("PATCH", "/api/notifications/preferences", { offEmail: ["getting_started"] });
    await buy(server, person);
    await advance(8 * DAY);
    expect(await subjectsTo(person)).toEqual(LIFE.slice(1, 3));
  });
});
