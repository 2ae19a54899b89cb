import { membershipOf, tierOf, type Membership } from "@lockstep/domain/billing/subscription.ts";
import type { Platform } from "../../platform/platform.ts";
import { billingNow } from "./billing-clock.ts";
import { findSubscription, findSubscriptions, type StoredSubscription } from "./store.ts";

/** A person's membership now: their own, or their family's. Don't call it inside a transaction. */
export async function findMembership(platform: Platform, userId: string): Promise<Membership<StoredSubscription>> {
  return membershipOf(await findSubscriptions(platform.db, userId), await billingNow(platform));
}

/** Whether someone pays for a family now, themselves. Don't call it inside a transaction. */
export async function paysForFamily(platform: Platform, userId: string): Promise<boolean> {
  return tierOf(await findSubscription(platform.db, userId), await billingNow(platform)) === "family";
}
