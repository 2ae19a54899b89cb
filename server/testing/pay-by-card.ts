import type Stripe from "stripe";
import { TEST_ORIGIN, type TestServer } from "./start-server.ts";

export const CARD = {
  works: "4242 4242 4242 4242",
  declined: "4000 0000 0000 0002",
  authenticate: "4000 0025 0000 3155",
  failsLater: "4000 0000 0000 0341",
} as const;

/** Sends a form as a browser does. */
export function sendForm(server: TestServer, path: string, fields: Readonly<Record<string, string>>): Promise<Response> {
  return server.fetch(path, {
    method: "POST",
    headers: { Origin: TEST_ORIGIN, "Content-Type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams(fields).toString(),
  });
}

export const cardFields = (card: string): Readonly<Record<string, string>> => ({
  number: card,
  expiry: "12 / 40",
  cvc: "123",
  name: "Robin Banks",
});

/** Fills in the checkout page of a session and sends it. */
export function pressSubscribe(
  server: TestServer,
  session: Pick<Stripe.Checkout.Session, "id">,
  card: string = CARD.works,
): Promise<Response> {
  return sendForm(server, `/dev/billing/checkout/${session.id}`, cardFields(card));
}
