import type { Subscriptions, SubscriptionState } from "@lockstep/domain/billing/subscription.ts";
import { sql, type Db } from "../../platform/database/sql.ts";
import type { Customer } from "./customer-store.ts";

/** A subscription as the payment provider last told it. Moments are in seconds since 1970. */
export interface StoredSubscription extends SubscriptionState {
  readonly trialEnd: number | null;
  readonly latestInvoiceStatus: string | null;
}

interface ViewRow {
  readonly user_id: string;
  readonly price_id: string | null;
  readonly subscription_status: string | null;
  readonly current_period_end: string | null;
  readonly cancel_at_period_end: boolean;
  readonly trial_end: string | null;
  readonly past_due_since: string | null;
  readonly latest_invoice_status: string | null;
}

/** The person's row of the view, or null for someone who never had a membership of their own. */
export async function findSubscription(db: Db, userId: string): Promise<StoredSubscription | null> {
  const row = await db.first<ViewRow>(sql`select * from stripe_user_subscriptions where user_id = ${userId}`);
  return row && toStored(row);
}

/** The person's own, and that of whoever pays for their family. */
export async function findSubscriptions(db: Db, userId: string): Promise<Subscriptions<StoredSubscription>> {
  const rows = await db.rows<ViewRow>(sql`
    select * from stripe_user_subscriptions
    where user_id = ${userId} or user_id = (select payer_id from family_payers where user_id = ${userId})`);
  const own = rows.find((row) => row.user_id === userId);
  const familys = rows.find((row) => row.user_id !== userId);
  return { own: own === undefined ? null : toStored(own), familys: familys === undefined ? null : toStored(familys) };
}

function toStored(row: ViewRow): StoredSubscription {
  const seconds = (value: string | null): number | null => (value === null ? null : Number(value));
  return {
    priceId: row.price_id,
    status: row.subscription_status,
    currentPeriodEnd: seconds(row.current_period_end),
    cancelAtPeriodEnd: row.cancel_at_period_end,
    trialEnd: seconds(row.trial_end),
    pastDueSince: seconds(row.past_due_since),
    latestInvoiceStatus: row.latest_invoice_status,
  };
}

/** A subscription as the payment provider has it. */
export interface ProviderSubscription extends StoredSubscription {
  readonly subscriptionId: string;
  readonly status: string;
}

/** Writes a customer's subscription, unless someone wrote a newer one since `customer` was read; answers whether it did. */
export async function replaceSubscription(db: Db, customer: Customer, found: ProviderSubscription | null): Promise<boolean> {
  const { userId, customerId, version } = customer;
  return db.transaction(async (tx) => {
    // In the order in which an account's deletion holds them.
    await tx.run(sql`select 1 from users where id = ${userId} for key share`);
    const held = await tx.run(sql`
      update stripe_customers set version = version + 1 where customer_id = ${customerId} and version = ${version}`);
    if (held === 0) return false;
    if (found === null) await tx.run(sql`delete from stripe_subscriptions where user_id = ${userId}`);
    else await upsertSubscription(tx, userId, customerId, found);
    return true;
  });
}

async function upsertSubscription(tx: Db, userId: string, customerId: string, found: ProviderSubscription): Promise<void> {
  await tx.run(sql`
    insert into stripe_subscriptions (
      user_id, customer_id, subscription_id, price_id, status, current_period_end, cancel_at_period_end, trial_end, past_due_since,
      latest_invoice_status
    ) values (
      ${userId}, ${customerId}, ${found.subscriptionId}, ${found.priceId}, ${found.status}, ${found.currentPeriodEnd},
      ${found.cancelAtPeriodEnd}, ${found.trialEnd}, ${found.pastDueSince}, ${found.latestInvoiceStatus}
    )
    on conflict (user_id) do update set
      customer_id = excluded.customer_id, subscription_id = excluded.subscription_id, price_id = excluded.price_id,
      status = excluded.status, current_period_end = excluded.current_period_end,
      cancel_at_period_end = excluded.cancel_at_period_end, trial_end = excluded.trial_end,
      past_due_since = excluded.past_due_since, latest_invoice_status = excluded.latest_invoice_status, updated_at = now()`);
}
