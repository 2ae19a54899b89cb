import { membershipOf, tierOf, type Membership } from "@lockstep/domain/billing/subscription.ts";
import type { Db } from "../../platform/database/sql.ts";
import type { Platform } from "../../platform/platform.ts";
import { billingNow } from "./billing-now.ts";
import { findSubscription, findSubscriptions, type StoredSubscription } from "./store.ts";

/** A person's membership now: their own, or their family's. Don't call it inside a transaction. */
export async function findMembership(platform: Platform, userId: string): Promise<Membership<StoredSubscription>> {
  return membershipOf(await findSubscriptions(platform.db, userId), await billingNow(platform));
}

/** Whether someone themselves pays for a family at a moment of {@link billingNow}, which is asked before any transaction. */
export async function paysForFamily(db: Db, userId: string, nowSeconds: number): Promise<boolean> {
  return tierOf(await findSubscription(db, userId), nowSeconds) === "family";
}

/** When what someone pays for ends, in seconds since 1970; null while it's renewed. */
export async function findEnd(db: Db, userId: string): Promise<number | null> {
  const found = await findSubscription(db, userId);
  return found?.cancelAtPeriodEnd === true ? found.currentPeriodEnd : null;
}
