import type { Stripe } from "stripe";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Payments } from "../../platform/payments/payments.ts";
import { CARD, cardFields, sendForm } from "../../testing/pay-by-card.ts";
import { openStream } from "../../testing/event-stream.ts";
import { startTestServer, TEST_PASSWORD, type Person, type TestServer } from "../../testing/start-server.ts";
import { askCheckout, buy, idIn, providerOf } from "./billing.fixture.ts";
import { passOnEmails } from "./pass-on-emails.ts";
import { requireEntitlement } from "./require-entitlement.ts";
import { syncCustomer, syncWaiting } from "./sync-customer.ts";

const DAY = 86_400;

let server: TestServer;
let stripe: Stripe;
beforeAll(async () => {
  server = await startTestServer({ works: true });
  stripe = await providerOf(server);
});
afterAll(() => server.stop());

/** Moves the provider's clock; its webhooks are delivered and worked off by then. */
async function advance(seconds: number): Promise<void> {
  const now = (await server.platform.payments?.now())?.getTime() ?? 0;
  const moved = await server.visitor.call("POST", "/dev/billing/clock", { to: Math.floor(now / 1000) + seconds });
  expect(moved.status).toBe(200);
}

async function membershipOf(person: Person) {
  await syncWaiting(server.platform);
  return (await person.call("GET", "/api/subscription")).body;
}

async function customerOf(person: Person): Promise<string> {
  const found = await server.database.pool.query<{ customer_id: string }>(
    "select customer_id from stripe_customers where user_id = $1",
    [person.id],
  );
  return found.rows[0]?.customer_id ?? "";
}

/** Presses a button of the provider's portal. */
async function inPortal(person: Person, act: string, fields: Readonly<Record<string, string>> = {}): Promise<void> {
  const { body } = await person.call("POST", "/api/billing/portal");
  await sendForm(server, `/dev/billing/portal/${idIn(body["url"])}/${act}`, fields);
}

describe("a membership", () => {
  test("is there as soon as the card was taken", async () => {
    const person = await server.person();
    await buy(server, person);
    expect(await membershipOf(person)).toMatchObject({ tier: "premium", subscriptionStatus: "trialing" });
  });

  test("keeps its tier for seven days after a payment failed, and has it again once that's paid", async () => {
    const person = await server.person();
    const actor = { userId: person.id, role: "member" } as const;
    await buy(server, person, {}, CARD.failsLater);
    await advance(7 * DAY);
    const due = await membershipOf(person);
    expect(due).toMatchObject({ tier: "premium", subscriptionStatus: "past_due", trialEndsAt: null });
    await requireEntitlement(server.platform, actor, "videoSeries");
    await advance(7 * DAY);
    expect(await membershipOf(person)).toMatchObject({
      tier: "free",
      subscriptionStatus: "past_due",
      priceId: "price_premium_monthly",
    });
    await expect(requireEntitlement(server.platform, actor, "videoSeries")).rejects.toMatchObject({
      code: "MEMBERSHIP_REQUIRED",
      message: "The video series is included in Premium.",
    });
    await inPortal(person, "card", cardFields(CARD.works));
    expect(await membershipOf(person)).toMatchObject({ tier: "premium", subscriptionStatus: "active" });
  });

  test("runs to its end once it was canceled, unless it's resumed", async () => {
    const [leaver, stayer] = [await server.person(), await server.person()];
    for (const person of [leaver, stayer]) {
      await buy(server, person, { price_id: "price_family_monthly" });
      await inPortal(person, "cancel");
      expect(await membershipOf(person)).toMatchObject({
        tier: "family",
        subscriptionStatus: "trialing",
        cancelAtPeriodEnd: true,
      });
    }
    await inPortal(stayer, "resume");
    await advance(8 * DAY);
    expect(await membershipOf(leaver)).toMatchObject({ tier: "free", subscriptionStatus: "canceled", features: { people: 1 } });
    expect(await membershipOf(stayer)).toMatchObject({ tier: "family", subscriptionStatus: "active", cancelAtPeriodEnd: false });
    await advance(31 * DAY);
    expect(await membershipOf(stayer)).toMatchObject({ tier: "family", subscriptionStatus: "active" });
  });

  test("is canceled in one step, as often as it's asked for, and kept again while its period lasts", async () => {
    const person = await server.person();
    const change = (what: "cancel" | "resume") => person.call("POST", `/api/billing/${what}`);
    for (const what of ["cancel", "resume"] as const) {
      expect(await server.visitor.call("POST", `/api/billing/${what}`)).toMatchObject({ status: 401 });
      expect(await change(what)).toMatchObject({ status: 409, body: { error: { code: "NO_MEMBERSHIP" } } });
    }
    await buy(server, person);
    const answers = await Promise.all([change("cancel"), change("cancel")]);
    for (const answer of answers)
      expect(answer).toMatchObject({
        status: 200,
        body: { tier: "premium", subscriptionStatus: "trialing", cancelAtPeriodEnd: true },
      });
    const [subscription] = (await stripe.subscriptions.list({ customer: await customerOf(person) })).data;
    expect(subscription).toMatchObject({ status: "trialing", cancel_at_period_end: true });
    expect(await change("resume")).toMatchObject({ status: 200, body: { tier: "premium", cancelAtPeriodEnd: false } });
    await change("cancel");
    await advance(8 * DAY);
    expect(await membershipOf(person)).toMatchObject({ tier: "free", subscriptionStatus: "canceled" });
    for (const what of ["cancel", "resume"] as const)
      expect(await change(what)).toMatchObject({ status: 409, body: { error: { code: "NO_MEMBERSHIP" } } });
  });

  test("isn't taken up again by someone whose family pays", async () => {
    const [owner, member] = [await server.person(), await server.person()];
    await buy(server, owner, { price_id: "price_family_monthly" });
    await buy(server, member);
    await syncWaiting(server.platform);
    const { body } = await owner.call("POST", "/api/family/invitations", {});
    const token = String(body["url"]).split("/").at(-1) ?? "";
    expect((await member.call("POST", `/api/family/invitations/${token}/accept`)).status).toBe(200);
    expect(await member.call("POST", "/api/billing/resume")).toMatchObject({
      status: 409,
      body: { error: { code: "FAMILY_COVERS_YOU" } },
    });
  });

  test("is another tier after a change of plan", async () => {
    const person = await server.person();
    await buy(server, person);
    const [family] = (await stripe.prices.list({ lookup_keys: ["price_family_monthly"] })).data;
    await inPortal(person, "plan", { price: family?.id ?? "" });
    expect(await membershipOf(person)).toMatchObject({
      tier: "family",
      priceId: "price_family_monthly",
      subscriptionStatus: "trialing",
    });
  });

  test("stays what it is when a new price takes over the old one's lookup key", async () => {
    const person = await server.person();
    await askCheckout(person);
    const customer = await customerOf(person);
    const [old] = (await stripe.prices.list({ lookup_keys: ["price_premium_monthly"] })).data;
    await stripe.prices.create({
      product: String(old?.product),
      currency: "usd",
      unit_amount: 5999,
      recurring: { interval: "month" },
      lookup_key: "price_premium_monthly",
      transfer_lookup_key: true,
    });
    await stripe.subscriptions.create({ customer, items: [{ price: old?.id ?? "" }], trial_period_days: 7 });
    await syncCustomer(server.platform, server.platform.payments as Payments, customer);
    expect(await membershipOf(person)).toMatchObject({ tier: "premium", priceId: "price_premium_monthly" });
  });
});

test("the free days are once per person, also for someone who deletes their account and comes back", async () => {
  const [person, other] = [await server.person(), await server.person()];
  const trialDaysOf = async (who: Person) => (await membershipOf(who))["trialDays"];
  await buy(server, person);
  expect([await trialDaysOf(person), await trialDaysOf(other)]).toEqual([0, 7]);
  const comeBack = async ({ email, call }: Person): Promise<Person> => {
    expect((await call("DELETE", "/api/account", { password: TEST_PASSWORD })).status).toBe(200);
    const wish = { name: "Back Again", email: email.toUpperCase(), password: TEST_PASSWORD };
    expect((await server.visitor.call("POST", "/api/auth/sign-up/email", wish)).status).toBe(200);
    return server.signIn(email, TEST_PASSWORD);
  };
  const again = await comeBack(person);
  expect([await trialDaysOf(again), await trialDaysOf(await comeBack(other))]).toEqual([0, 7]);
  await buy(server, again);
  expect(await membershipOf(again)).toMatchObject({ tier: "premium", subscriptionStatus: "active" });
  const { rows } = await server.database.pool.query("select * from used_trials");
  expect([rows.length, JSON.stringify(rows)]).toEqual([1, expect.not.stringContaining("@")]);
});

test("open pages learn of a change, the family's too", async () => {
  const [owner, member] = [await server.person(), await server.person()];
  await buy(server, owner, { price_id: "price_family_monthly" });
  await syncWaiting(server.platform);
  const { body } = await owner.call("POST", "/api/family/invitations", {});
  const token = String(body["url"]).split("/").at(-1) ?? "";
  expect((await member.call("POST", `/api/family/invitations/${token}/accept`)).status).toBe(200);
  // Nobody who has a membership is offered days for trying one.
  expect(await membershipOf(member)).toMatchObject({ tier: "family", trialDays: 0 });
  const streams = [await openStream(server.fetch, owner), await openStream(server.fetch, member)];
  await inPortal(owner, "cancel");
  await syncWaiting(server.platform);
  for (const stream of streams) expect(await stream.upTo("membership.changed")).toContain("membership.changed");
  await Promise.all(streams.map((stream) => stream.close()));
});

test("a changed email address reaches the provider, as soon as it can be reached", async () => {
  const person = await server.person();
  await buy(server, person);
  await passOnEmails(server.platform);
  const customer = await customerOf(person);
  const email = `moved-${person.email}`;
  await server.database.pool.query("update users set email = $2 where id = $1", [person.id, email]);
  const { payments } = server.platform;
  if (payments === null) throw new Error("A local installation has a payment provider.");
  const away = { ...payments, stripe: () => Promise.reject(new Error("The provider is away.")) };
  await expect(passOnEmails({ ...server.platform, payments: away })).rejects.toThrow("The provider is away.");
  expect(await stripe.customers.retrieve(customer)).toMatchObject({ email: person.email });
  await passOnEmails(server.platform);
  expect(await stripe.customers.retrieve(customer)).toMatchObject({ email });
});
