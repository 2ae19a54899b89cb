import { sql, type Db } from "../../database/sql.ts";
import { findByLookupKey, stockCatalogue } from "./catalogue.ts";
import { holdClock, readClock } from "./clock.ts";
import { createCustomer } from "./customers.ts";
import { Ledger } from "./ledger.ts";
import { itemOf } from "./objects.ts";
import { attach, createCard, makeDefault } from "./payment-methods.ts";
import { createSubscription } from "./subscriptions.ts";

export interface Subscriber {
  readonly userId: string;
  readonly email: string;
  readonly name: string;
  readonly lookupKey: string;
}

/** Gives a sample person what they'd have after a checkout with the card that works: a customer, a card and a paid subscription. */
export async function addSubscriber(tx: Db, appUrl: string, now: () => Date, person: Subscriber) {
  await holdClock(tx);
  const ledger = new Ledger(tx, await readClock(tx, now), appUrl);
  await stockCatalogue(ledger);
  const price = await findByLookupKey(ledger, person.lookupKey);
  if (price === null) throw new Error(`There is no price ${person.lookupKey}.`);
  const { name, email } = person;
  const metadata = { user_id: person.userId };
  const customer = await createCustomer(ledger, { name, email, metadata });
  const expYear = new Date(ledger.now * 1000).getUTCFullYear() + 4;
  const card = await createCard(ledger, { number: "4242424242424242", expMonth: 12, expYear, name }, email);
  await attach(ledger, card, customer.id);
  await makeDefault(ledger, card.id, customer.id);
  const subscription = await createSubscription(ledger, {
    customer: customer.id,
    price: price.id,
    defaultPaymentMethod: card.id,
    metadata,
    onFailure: "refuse",
  });
  // The loader writes the membership itself, so the webhook needn't know.
  await tx.run(sql`delete from test_payment_deliveries where event_id = any(${ledger.emitted}::text[])`);
  return {
    customerId: customer.id,
    subscriptionId: subscription.id,
    invoiceId: subscription.latest_invoice,
    currentPeriodEnd: itemOf(subscription).current_period_end,
  };
}
