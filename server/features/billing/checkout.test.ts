import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CARD, pressSubscribe } from "../../testing/pay-by-card.ts";
import { startTestServer, type TestServer } from "../../testing/start-server.ts";
import { askCheckout, buy, idIn, providerOf } from "./billing.fixture.ts";

let server: TestServer;
let stripe: Awaited<ReturnType<typeof providerOf>>;
beforeAll(async () => {
  server = await startTestServer({ deliverPaymentEvent: async () => true });
  stripe = await providerOf(server);
});
afterAll(() => server.stop());

const customersOf = async (email: string) => (await stripe.customers.list({ email, limit: 100 })).data;

describe("a checkout", () => {
  test("needs a session", async () => {
    expect(await askCheckout(server.visitor)).toMatchObject({ status: 401 });
    expect(await server.visitor.call("POST", "/api/billing/portal")).toMatchObject({ status: 401 });
  });

  test("is a page of the provider for this person, with seven free days", async () => {
    const person = await server.person();
    const { status, body } = await askCheckout(person);
    expect([status, Object.keys(body)]).toEqual([200, ["url"]]);
    const session = await stripe.checkout.sessions.retrieve(idIn(body["url"]));
    expect(session).toMatchObject({ status: "open", client_reference_id: person.id, metadata: { user_id: person.id } });
    const [customer] = await customersOf(person.email);
    expect(session.customer).toBe(customer?.id);
    await pressSubscribe(server, session, CARD.works);
    const [subscription] = (await stripe.subscriptions.list({ customer: customer?.id ?? "" })).data;
    expect(subscription).toMatchObject({ status: "trialing", metadata: { user_id: person.id } });
    expect((subscription?.trial_end ?? 0) - (subscription?.trial_start ?? 0)).toBe(7 * 86_400);
  });

  test("takes a bearer token as well as a cookie", async () => {
    const person = await server.person();
    const token = decodeURIComponent(person.cookie.slice(person.cookie.indexOf("=") + 1));
    expect(await askCheckout(server.visitor, {})).toMatchObject({ status: 401 });
    const asked = await server.visitor.call(
      "POST",
      "/functions/v1/stripe-checkout",
      {
        price_id: "price_family_monthly",
        success_url: "http://localhost:3000/checkout-success",
        cancel_url: "http://localhost:3000/#pricing",
        mode: "subscription",
      },
      { Authorization: `Bearer ${token}` },
    );
    expect(asked.status).toBe(200);
  });

  test("is the same one for a double click, with one customer", async () => {
    const person = await server.person();
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => askCheckout(person)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body["url"])).size).toBe(1);
    expect(await customersOf(person.email)).toHaveLength(1);
    expect((await askCheckout(person)).body).toEqual(answers[0]?.body);
  });

  test("leaves one open when someone chooses another plan, and starts a new one once that has expired", async () => {
    const person = await server.person();
    const premium = idIn((await askCheckout(person)).body["url"]);
    const family = idIn((await askCheckout(person, { price_id: "price_family_monthly" })).body["url"]);
    expect((await stripe.checkout.sessions.retrieve(premium)).status).toBe("expired");
    expect((await stripe.checkout.sessions.retrieve(family)).status).toBe("open");
    await stripe.checkout.sessions.expire(family);
    const again = idIn((await askCheckout(person, { price_id: "price_family_monthly" })).body["url"]);
    expect((await stripe.checkout.sessions.retrieve(again)).status).toBe("open");
  });

  test("leaves one open of two plans that are chosen at once", async () => {
    const person = await server.person();
    const prices = ["price_premium_monthly", "price_family_monthly"];
    await Promise.all(prices.map((price) => askCheckout(person, { price_id: price })));
    const [customer] = await customersOf(person.email);
    expect((await stripe.checkout.sessions.list({ customer: customer?.id ?? "", status: "open" })).data).toHaveLength(1);
  });

  test("leads someone who has a membership to the portal, whatever was reported of it", async () => {
    const person = await server.person();
    await buy(server, person);
    for (const price of ["price_premium_monthly", "price_family_monthly"]) {
      const { status, body } = await askCheckout(person, { price_id: price });
      expect([status, String(body["url"])]).toEqual([200, expect.stringContaining("/dev/billing/portal/")]);
    }
  });

  test("gives the free days once", async () => {
    const person = await server.person();
    await buy(server, person);
    const [customer] = await customersOf(person.email);
    const [first] = (await stripe.subscriptions.list({ customer: customer?.id ?? "" })).data;
    await stripe.subscriptions.cancel(first?.id ?? "");
    await buy(server, person);
    const [second] = (await stripe.subscriptions.list({ customer: customer?.id ?? "" })).data;
    expect(second).toMatchObject({ status: "active", trial_start: null });
  });

  test("makes a customer for someone whose old one was deleted at the provider", async () => {
    const person = await server.person();
    await askCheckout(person);
    const [customer] = await customersOf(person.email);
    await stripe.customers.del(customer?.id ?? "");
    expect((await askCheckout(person)).status).toBe(200);
    const stored = await server.database.pool.query("select customer_id from stripe_customers where user_id = $1", [person.id]);
    expect(stored.rows).toHaveLength(1);
    expect(stored.rows[0]).not.toEqual({ customer_id: customer?.id });
  });

  test.each([
    "https://evil.example/checkout-success",
    "http://localhost:3000.evil.example/checkout-success",
    "http://localhost:3001/checkout-success",
    "https://localhost:3000/checkout-success",
    "http://localhost:3000@evil.example/checkout-success",
    "http://someone:secret@localhost:3000/checkout-success",
    "http://evil.example\\@localhost:3000/",
    "http://evil.example/http://localhost:3000/",
    "//evil.example/checkout-success",
    "http://evil.localhost:3000/checkout-success",
    "http://localhost.:3000/checkout-success",
    "http://l\u043ecalhost:3000/checkout-success",
    "http://127.0.0.2:3000/checkout-success",
    "javascript:alert(1)//localhost:3000",
    "blob:http://localhost:3000/checkout-success",
    "filesystem:http://localhost:3000/checkout-success",
    "data:text/html,hi",
    "/checkout-success",
    "",
  ])("never leads to %j", async (address) => {
    const person = await server.person();
    for (const field of ["success_url", "cancel_url"]) {
      expect(await askCheckout(person, { [field]: address })).toMatchObject({
        status: 422,
        body: { error: { code: "VALIDATION_FAILED", issues: [{ path: field }] } },
      });
    }
    expect(await customersOf(person.email)).toEqual([]);
  });

  test.each(["localhost", "LOCALHOST", "127.0.0.1", "[::1]"])(
    "leads back to %s, however this machine is called",
    async (host) => {
      const address = `http://${host}:3000/checkout-success`;
      const { status, body } = await askCheckout(await server.person(), { success_url: address });
      expect([status, (await stripe.checkout.sessions.retrieve(idIn(body["url"]))).success_url]).toEqual([
        200,
        address.toLowerCase(),
      ]);
    },
  );

  test.each([{ price_id: "price_of_gold" }, { price_id: null }, { mode: "payment" }])("refuses %j", async (changes) => {
    expect(await askCheckout(await server.person(), changes)).toMatchObject({ status: 422 });
  });

  test("answers as the specification says when the provider fails", async () => {
    const person = await server.person();
    // Nothing is sold under this lookup key while its price is archived.
    const [price] = (await stripe.prices.list({ lookup_keys: ["price_family_monthly"] })).data;
    await server.database.pool.query(`update test_payment_objects set data = data || '{"active": false}' where id = $1`, [
      price?.id,
    ]);
    expect(await askCheckout(person, { price_id: "price_family_monthly" })).toMatchObject({
      status: 503,
      body: { error: { code: "PAYMENTS_UNAVAILABLE", message: "An error occurred during checkout. Please try again." } },
    });
    await server.database.pool.query(`update test_payment_objects set data = data || '{"active": true}' where id = $1`, [
      price?.id,
    ]);
  });
});

describe("the portal", () => {
  test("is for customers", async () => {
    const person = await server.person();
    expect(await person.call("POST", "/api/billing/portal")).toMatchObject({
      status: 409,
      body: { error: { code: "NO_MEMBERSHIP" } },
    });
    await buy(server, person);
    const { status, body } = await person.call("POST", "/api/billing/portal");
    expect([status, String(body["url"])]).toEqual([200, expect.stringContaining("/dev/billing/portal/")]);
    expect(await (await server.person()).call("POST", "/api/billing/portal")).toMatchObject({ status: 409 });
  });
});

test("nothing is sold on a public address without keys", async () => {
  const shop = await startTestServer({ environment: { APP_URL: "https://lockstep.example", SESSION_SECRET: "s".repeat(40) } });
  const { openCheckout } = await import("./open-checkout.ts");
  const address = "https://lockstep.example/checkout-success";
  const wish = { price_id: "price_premium_monthly", success_url: address, cancel_url: address, mode: "subscription" } as const;
  const { id: userId } = await shop.person();
  await expect(openCheckout(shop.platform, { userId, role: "member" }, wish)).rejects.toMatchObject({
    code: "PAYMENTS_UNAVAILABLE",
  });
  await shop.stop();
});
