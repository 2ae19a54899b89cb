import type { Person, TestServer } from "../../testing/start-server.ts";
import { TEST_ORIGIN } from "../../testing/start-server.ts";
import { CARD, pressSubscribe } from "../../testing/pay-by-card.ts";

/** The built-in payment provider's SDK. */
export async function providerOf(server: TestServer) {
  const { payments } = server.platform;
  if (payments === null) throw new Error("A local installation has a payment provider.");
  return payments.stripe();
}

export const CHECKOUT = {
  price_id: "price_premium_monthly",
  success_url: `${TEST_ORIGIN}/checkout-success`,
  cancel_url: `${TEST_ORIGIN}/#pricing`,
  mode: "subscription",
} as const;

export const askCheckout = (person: Pick<Person, "call">, changes: object = {}) =>
  person.call("POST", "/functions/v1/stripe-checkout", { ...CHECKOUT, ...changes });

/** The id in the address of a provider's page. */
export const idIn = (url: unknown): string => new URL(String(url)).pathname.split("/").at(-1) ?? "";

/** Buys a membership to the end. */
export async function buy(server: TestServer, person: Person, changes: object = {}, card: string = CARD.works): Promise<void> {
  const { body } = await askCheckout(person, changes);
  await pressSubscribe(server, { id: idIn(body["url"]) }, card);
}
