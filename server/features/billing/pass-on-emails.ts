import type { Platform } from "../../platform/platform.ts";
import { listMoved, noteEmail } from "./customer-store.ts";
import { isMissing } from "./provider-error.ts";
import { syncAll } from "./sync-customer.ts";

/** Gives the payment provider the addresses that people changed since. What fails is still different the next time. */
export async function passOnEmails({ payments, db }: Platform): Promise<void> {
  if (payments === null) return;
  const moved = await listMoved(db);
  if (moved.length === 0) return;
  const stripe = await payments.stripe();
  await syncAll(moved, async ({ customerId, email }) => {
    await stripe.customers.update(customerId, { email }).catch((error: unknown) => {
      if (!isMissing(error)) throw error;
    });
    await noteEmail(db, customerId, email);
  });
}
