import type { Subscriptions, SubscriptionState } from "@lockstep/domain/billing/subscription.ts";
import { sql, type Db } from "../../platform/database/sql.ts";
import type { Customer } from "./customer-store.ts";
import type { ProviderSubscription } from "./provider-account.ts";

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

/** Writes a customer's subscription, unless someone wrote a newer one since `customer` was read; answers whether it did. */
export async function replaceSubscription(
  tx: Db,
  customer: Customer,
  found: ProviderSubscription | null,
  wakesAt: number | null,
): Promise<boolean> {
  const { userId, customerId, version } = customer;
  // In the order in which an account's deletion holds them.
  await tx.run(sql`select 1 from users where id = ${userId} for key share`);
  const held = await tx.run(sql`
    update stripe_customers set version = version + 1 where customer_id = ${customerId} and version = ${version}`);
  if (held === 0) return false;
  if (found === null) await tx.run(sql`delete from stripe_subscriptions where user_id = ${userId}`);
  else await upsertSubscription(tx, customer, found, wakesAt);
  return true;
}

async function upsertSubscription(
  tx: Db,
  { userId, customerId }: Customer,
  found: ProviderSubscription,
  wakesAt: number | null,
): Promise<void> {
  await tx.run(sql`
    insert into stripe_subscriptions (
      user_id, customer_id, subscription_id, price_id, status, current_period_end, cancel_at_period_end, trial_end, past_due_since,
      latest_invoice_status, wakes_at
    ) values (
      ${userId}, ${customerId}, ${found.subscriptionId}, ${found.priceId}, ${found.status}, ${found.currentPeriodEnd},
      ${found.cancelAtPeriodEnd}, ${found.trialEnd}, ${found.pastDueSince}, ${found.latestInvoiceStatus}, ${wakesAt}
    )
    on conflict (user_id) do update set
      customer_id = excluded.customer_id, subscription_id = excluded.subscription_id, price_id = excluded.price_id,
      status = excluded.status, current_period_end = excluded.current_period_end,
      cancel_at_period_end = excluded.cancel_at_period_end, trial_end = excluded.trial_end,
      past_due_since = excluded.past_due_since, latest_invoice_status = excluded.latest_invoice_status,
      wakes_at = excluded.wakes_at, updated_at = now()`);
}

const WAKING = sql`
  from stripe_subscriptions s join stripe_customers c using (user_id, customer_id) where s.wakes_at is not null`;

/** Customers for whom time alone has changed something. */
export async function listWoken(db: Db, nowSeconds: number): Promise<readonly string[]> {
  const rows = await db.rows<{ customer_id: string }>(sql`
    select c.customer_id ${WAKING} and s.wakes_at <= ${nowSeconds} order by s.wakes_at, c.customer_id`);
  return rows.map((row) => row.customer_id);
}

/** When time alone changes something next for anyone, in seconds since 1970. */
export async function findNextWaking(db: Db): Promise<number | null> {
  const row = await db.first<{ at: string | null }>(sql`select min(s.wakes_at) as at ${WAKING}`);
  return row === null || row.at === null ? null : Number(row.at);
}
