import type { SubscriptionState } from "@lockstep/domain/billing/subscription.ts";
import { sql, type Db } from "../../platform/database/sql.ts";

/** A subscription as the payment provider last told it. Moments are in seconds since 1970. */
export interface StoredSubscription extends SubscriptionState {
  readonly trialEnd: number | null;
  readonly latestInvoiceStatus: string | null;
}

/** The person's row of the view, or null for someone who never had a membership. */
export async function findSubscription(db: Db, userId: string): Promise<StoredSubscription | null> {
  const row = await db.first<{
    price_id: string | null;
    subscription_status: string | null;
    current_period_end: string | null;
    cancel_at_period_end: boolean;
    trial_end: string | null;
    past_due_since: string | null;
    latest_invoice_status: string | null;
  }>(sql`
    select price_id, subscription_status, current_period_end, cancel_at_period_end, trial_end, past_due_since, latest_invoice_status
    from stripe_user_subscriptions where user_id = ${userId}`);
  const seconds = (value: string | null): number | null => (value === null ? null : Number(value));
  return (
    row && {
      priceId: row.price_id,
      status: row.subscription_status,
      currentPeriodEnd: seconds(row.current_period_end),
      cancelAtPeriodEnd: row.cancel_at_period_end,
      trialEnd: seconds(row.trial_end),
      pastDueSince: seconds(row.past_due_since),
      latestInvoiceStatus: row.latest_invoice_status,
    }
  );
}
