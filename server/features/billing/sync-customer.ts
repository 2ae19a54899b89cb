import { nextMoment } from "@lockstep/domain/billing/reminders.ts";
import type { Payments } from "../../platform/payments/payments.ts";
import type { Platform } from "../../platform/platform.ts";
import { billingNow } from "./billing-now.ts";
import { findCustomer, type Customer } from "./customer-store.ts";
import { listWaiting, markHandled } from "./event-store.ts";
import { fetchAccount } from "./fetch-account.ts";
import type { ProviderAccount } from "./provider-account.ts";
import { publishMembership } from "./publish-membership.ts";
import { queueDueMails } from "./queue-due-mails.ts";
import { listWoken, replaceSubscription } from "./store.ts";

/**
 * Writes what the payment provider has of a customer now, and queues the mails that are due. What its events say doesn't matter: only that something may have
 * changed, so they may come twice, late or in any order. Of two that ask at once, one that writes after the other asks again, so that an older answer never stays.
 */
export async function syncCustomer(platform: Platform, payments: Payments, customerId: string): Promise<void> {
  const stripe = await payments.stripe();
  for (;;) {
    const customer = await findCustomer(platform.db, customerId);
    if (customer === null) return;
    if (await storeAccount(platform, customer, await fetchAccount(stripe, customerId))) return;
  }
}

/** Stores what was asked of the provider, unless someone stored a newer answer since `customer` was read; answers whether it did. */
export async function storeAccount(platform: Platform, customer: Customer, account: ProviderAccount): Promise<boolean> {
  const now = await billingNow(platform);
  const { subscription } = account;
  return platform.write(async (tx) => {
    if (!(await replaceSubscription(tx, customer, subscription, subscription && nextMoment(subscription, now)))) return false;
    await queueDueMails(platform, tx, { userId: customer.userId, account, now });
    // Also when only time has passed: it may have ended the tier.
    await publishMembership(tx, customer.userId);
    return true;
  });
}

/** Handles every event that's still waiting, and whatever time alone has changed. One customer's failure doesn't hold up the others. */
export async function syncWaiting(platform: Platform): Promise<void> {
  const { payments, db } = platform;
  if (payments === null) return;
  const waiting = await listWaiting(db);
  const reported = new Set(waiting.map(({ customerId }) => customerId));
  const woken = (await listWoken(db, await billingNow(platform))).filter((customerId) => !reported.has(customerId));
  await syncAll([...waiting, ...woken.map((customerId) => ({ customerId, eventIds: [] }))], async ({ customerId, eventIds }) => {
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
