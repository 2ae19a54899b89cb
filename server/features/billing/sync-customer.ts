import type { Payments } from "../../platform/payments/payments.ts";
import type { Platform } from "../../platform/platform.ts";
import { findCustomer } from "./customer-store.ts";
import { listWaiting, markHandled } from "./event-store.ts";
import { fetchSubscription } from "./fetch-subscription.ts";
import { replaceSubscription } from "./store.ts";

/**
 * Writes what the payment provider has of a customer now. What its events say doesn't matter: only that something may have changed, so they may come twice, late
 * or in any order. Of two that ask at once, one that writes after the other asks again, so that an older answer never stays.
 */
export async function syncCustomer({ db }: Platform, payments: Payments, customerId: string): Promise<void> {
  const stripe = await payments.stripe();
  for (;;) {
    const customer = await findCustomer(db, customerId);
    if (customer === null) return;
    if (await replaceSubscription(db, customer, await fetchSubscription(stripe, customerId))) return;
  }
}

/** Handles every event that's still waiting. One customer's failure doesn't hold up the others. */
export async function syncWaiting(platform: Platform): Promise<void> {
  const { payments, db } = platform;
  if (payments === null) return;
  const waiting = await listWaiting(db);
  await syncAll(waiting, async ({ customerId, eventIds }) => {
    await syncCustomer(platform, payments, customerId);
    await markHandled(db, eventIds);
  });
}

/** Syncs all of them, then throws if any failed. */
export async function syncAll<T>(all: readonly T[], sync: (one: T) => Promise<void>): Promise<void> {
  const failures: unknown[] = [];
  for (const one of all) await sync(one).catch((error: unknown) => failures.push(error));
  if (failures.length > 0)
    throw new Error(`${failures.length} of ${all.length} customers couldn't be synced.`, { cause: failures[0] });
}
