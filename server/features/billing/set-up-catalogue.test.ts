import type { Stripe } from "stripe";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../testing/start-server.ts";
import { providerOf } from "./billing.fixture.ts";
import { setUpCatalogue } from "./set-up-catalogue.ts";

let server: TestServer;
let stripe: Stripe;
beforeAll(async () => {
  server = await startTestServer();
  stripe = await providerOf(server);
  // It stocks its catalogue at the first call.
  await stripe.prices.list();
});
afterAll(() => server.stop());
beforeEach(() => server.database.pool.query("delete from test_payment_objects where kind in ('product', 'price')"));

const catalogue = async () => ({
  prices: (await stripe.prices.list({ limit: 100 })).data.toReversed(),
  products: (await stripe.products.list({ limit: 100 })).data.toReversed(),
});

test("products and prices are made once, and what's there stays as it is", async () => {
  const said = await setUpCatalogue(stripe);
  const made = await catalogue();
  expect(made.products.map(({ id, name, active }) => [id, name, active])).toEqual([
    ["lockstep_premium", "Lockstep Premium", true],
    ["lockstep_family", "Lockstep Family", true],
  ]);
  const [premium, family] = made.prices;
  expect(
    made.prices.map((price) => [price.lookup_key, price.unit_amount, price.currency, price.recurring?.interval, price.product]),
  ).toEqual([
    ["price_premium_monthly", 4999, "usd", "month", "lockstep_premium"],
    ["price_family_monthly", 8999, "usd", "month", "lockstep_family"],
  ]);
  expect(said).toEqual([
    `price_premium_monthly: created for Lockstep Premium, 49.99 USD a month (${premium?.id})`,
    `price_family_monthly: created for Lockstep Family, 89.99 USD a month (${family?.id})`,
  ]);
  expect(await setUpCatalogue(stripe)).toEqual([
    `price_premium_monthly: already there, 49.99 USD a month (${premium?.id})`,
    `price_family_monthly: already there, 89.99 USD a month (${family?.id})`,
  ]);
  expect(await catalogue()).toEqual(made);
});

test("a run that was cut off is finished by the next", async () => {
  await stripe.products.create({ id: "lockstep_premium", name: "Lockstep Premium" });
  await setUpCatalogue(stripe);
  const { products, prices } = await catalogue();
  expect([products.length, prices.length]).toEqual([2, 2]);
});

test("another price under the same key is left alone, and named", async () => {
  const { id: product } = await stripe.products.create({ name: "Mine" });
  const mine = { product, currency: "usd", unit_amount: 3999, recurring: { interval: "month" } } as const;
  const { id } = await stripe.prices.create({ ...mine, lookup_key: "price_premium_monthly" });
  const [said] = await setUpCatalogue(stripe);
  expect(said).toBe(`price_premium_monthly: already there, 39.99 USD a month (${id}). The pricing page says something else`);
});
