import type { Db } from "../../platform/database/sql.ts";
import type { Platform } from "../../platform/platform.ts";
import { CLOSE_JOB } from "./job-names.ts";
import { findCustomerId } from "./customer-store.ts";
import { isMissing } from "./provider-error.ts";
import { keepUsedTrial } from "./trial.ts";

/** When an account goes, its subscription is canceled after the commit. Our own rows go with the account's; only that there was a trial is kept. */
export async function closeWithAccount(platform: Platform, tx: Db, userId: string): Promise<void> {
  await keepUsedTrial(tx, userId);
  const customerId = await findCustomerId(tx, userId);
  if (customerId !== null) await platform.jobs.send(CLOSE_JOB, { customerId }, tx);
}

/** Ends all of a customer's subscriptions at once and deletes what the provider knows about the person, except for the invoices it must keep. */
export async function closeCustomer({ payments }: Platform, customerId: string): Promise<void> {
  if (payments === null) throw new Error(`The customer ${customerId} can't be closed without a payment provider.`);
  const stripe = await payments.stripe();
  try {
    await stripe.customers.del(customerId);
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}
