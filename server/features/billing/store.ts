import { sql, type Db } from "../../platform/database/sql.ts";
import type { SubscriptionState } from "@lockstep/domain/billing/entitlements.ts";

/** The person's row of the view, or null for someone who never had a membership. */
export async function findSubscription(db: Db, userId: string): Promise<SubscriptionState | null> {
  const found = await db.rows<{
    price_id: string | null;
    subscription_status: string | null;
    current_period_end: string | null;
  }>(sql`
    select price_id, subscription_status, current_period_end from stripe_user_subscriptions where user_id = ${userId}`);
  const row = found[0];
  if (row === undefined) return null;
  return {
    priceId: row.price_id,
    status: row.subscription_status,
    currentPeriodEnd: row.current_period_end === null ? null : Number(row.current_period_end),
  };
}
