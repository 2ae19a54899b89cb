import { sql } from "../../database/sql.ts";
import { periodEndAfter } from "./add-months.ts";
import { productName } from "./catalogue.ts";
import { expireSession } from "./checkout-sessions.ts";
import { findMethod, itemLine, openInvoices, payInvoice, periodLine } from "./invoices.ts";
import type { Ledger } from "./ledger.ts";
import { itemOf, type AnyObject, type Subscription } from "./objects.ts";
import { waitingItems } from "./prorations.ts";
import { cancelSubscription, charge, followPayment } from "./subscriptions.ts";

/** The next step due by a given time. */
export async function findDue(
  ledger: Ledger,
  until: number,
): Promise<{ readonly at: number; readonly object: AnyObject } | null> {
  const row = await ledger.db.first<{ due_at: string; data: AnyObject }>(sql`
    select due_at, data from test_payment_objects where due_at <= ${until} order by due_at, position limit 1`);
  return row && { at: Number(row.due_at), object: row.data };
}

/** Runs the step an object was due for. The ledger's time is when it was due. */
export async function takeStep(ledger: Ledger, object: AnyObject): Promise<void> {
  if (object.object === "checkout.session") {
    await expireSession(ledger, object);
  } else if (object.object === "invoice") {
    const subscription = await ledger.get("subscription", object.parent.subscription_details.subscription);
    await followPayment(ledger, subscription, await payInvoice(ledger, object, subscription));
  } else if (object.object === "subscription") {
    await stepSubscription(ledger, object);
  }
}

async function stepSubscription(ledger: Ledger, subscription: Subscription): Promise<void> {
  if (subscription.status === "incomplete") return giveUp(ledger, subscription);
  const isTrial = subscription.status === "trialing";
  if (isTrial && ledger.now < itemOf(subscription).current_period_end) {
    await ledger.save(subscription);
    return ledger.emit("customer.subscription.trial_will_end", subscription);
  }
  if (subscription.cancel_at_period_end) {
    await cancelSubscription(ledger, subscription, {});
    return;
  }
  const withoutCard = isTrial && (await findMethod(ledger, subscription)) === null;
  const then = subscription.trial_settings?.end_behavior.missing_payment_method;
  if (withoutCard && then === "cancel") {
    await cancelSubscription(ledger, subscription, {});
  } else if (withoutCard && then === "pause") {
    await ledger.update<Subscription>(subscription, { status: "paused" }, "customer.subscription.paused");
  } else {
    await renew(ledger, subscription);
  }
}

/** The next period begins and is charged. */
async function renew(ledger: Ledger, subscription: Subscription): Promise<void> {
  const item = itemOf(subscription);
  const start = item.current_period_end;
  const next = {
    ...item,
    current_period_start: start,
    current_period_end: periodEndAfter(subscription.billing_cycle_anchor, start),
  };
  const renewed = await ledger.update<Subscription>(
    subscription,
    {
      items: { ...subscription.items, data: [next] },
      ...(subscription.status === "trialing" ? { status: "active" } : {}),
    },
    "customer.subscription.updated",
  );
  const waiting = (await waitingItems(ledger, renewed)).map((entry) => itemLine(ledger, renewed, entry));
  const line = periodLine(ledger, renewed, await productName(ledger, item.price));
  await charge(ledger, renewed, "subscription_cycle", [...waiting, line]);
}

/** The first payment was never made. */
async function giveUp(ledger: Ledger, subscription: Subscription): Promise<void> {
  for (const invoice of await openInvoices(ledger, subscription)) {
    const transitions = { ...invoice.status_transitions, voided_at: ledger.now };
    const voided = {
      ...invoice,
      status: "void",
      auto_advance: false,
      next_payment_attempt: null,
      status_transitions: transitions,
    } as const;
    await ledger.save(voided);
    await ledger.emit("invoice.voided", voided);
  }
  await ledger.update<Subscription>(
    subscription,
    { status: "incomplete_expired", ended_at: ledger.now },
    "customer.subscription.updated",
  );
}
