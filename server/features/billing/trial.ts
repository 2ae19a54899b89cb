import { TRIAL_DAYS } from "@lockstep/domain/billing/subscription.ts";
import type { Db } from "../../platform/database/sql.ts";
import { hashAddress } from "../../platform/mail/unsubscribe-address.ts";
import { findEmail } from "./customer-store.ts";
import { findSubscription } from "./store.ts";
import { insertUsedTrial, isTrialUsed } from "./trial-store.ts";

/** The free days that a membership of this person would begin with: once per person, so none after their first. */
export async function findTrialDays(db: Db, userId: string): Promise<number> {
  if ((await findSubscription(db, userId)) !== null) return 0;
  const email = await findEmail(db, userId);
  return email === null || (await isTrialUsed(db, await hashAddress(db, email))) ? 0 : TRIAL_DAYS;
}

/** Keeps, of someone whose account is being deleted, whether they had a trial: who comes back with the same address has had it. */
export async function keepUsedTrial(tx: Db, userId: string): Promise<void> {
  const email = await findEmail(tx, userId);
  if (email === null || (await findTrialDays(tx, userId)) > 0) return;
  await insertUsedTrial(tx, await hashAddress(tx, email));
}
