import type { Payments } from "../../platform/payments/payments.ts";
import type { Platform } from "../../platform/platform.ts";
import { billingNow } from "./billing-now.ts";
import { hasCustomers, listUncertain } from "./customer-store.ts";
import { findLastEventAt, insertEvent, removeOldEvents } from "./event-store.ts";
import { toProviderEvent } from "./to-provider-event.ts";
import { syncAll, syncCustomer, syncWaiting } from "./sync-customer.ts";

const DAY_SECONDS = 24 * 60 * 60;
/** The provider keeps events for this long. */
const EVENTS_DAYS = 30;

/** Repairs what webhooks missed: looks at every event since the last that came, and at everyone whose membership may have changed since. */
export async function reconcile(platform: Platform): Promise<void> {
  const { payments, db } = platform;
  if (payments === null || !(await hasCustomers(db))) return;
  await insertMissedEvents(platform, payments);
  const sentSince = new Date(platform.now().getTime() - EVENTS_DAYS * DAY_SECONDS * 1000);
  await syncAll(await listUncertain(db, sentSince), (customerId) => syncCustomer(platform, payments, customerId));
  await syncWaiting(platform);
  await removeOldEvents(db);
}

/** A day of overlap: what came last isn't what happened last. */
async function insertMissedEvents(platform: Platform, payments: Payments): Promise<void> {
  const last = await findLastEventAt(platform.db);
  const since = last === null ? (await billingNow(platform)) - EVENTS_DAYS * DAY_SECONDS : last - DAY_SECONDS;
  const stripe = await payments.stripe();
  for await (const event of stripe.events.list({ created: { gte: since }, limit: 100 })) {
    const kept = toProviderEvent(event);
    if (kept.customerId !== null) await insertEvent(platform.db, kept);
  }
}
