import type Stripe from "stripe";
import type { Actor } from "@lockstep/domain/accounts/actor.ts";
import { isLive } from "@lockstep/domain/billing/subscription.ts";
import type { Db } from "../../platform/database/sql.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import type { Platform } from "../../platform/platform.ts";
import { findCustomerId } from "./customer-store.ts";
import { CANCEL_JOB } from "./job-names.ts";
import { findMembership } from "./membership.ts";
import { isMissing, isProviderError } from "./provider-error.ts";
import { syncCustomer } from "./sync-customer.ts";

/** Cancels the caller's own membership at the end of its period. */
export async function cancelOwnMembership(platform: Platform, actor: Actor): Promise<void> {
  const { payments, db, log } = platform;
  const customerId = await findCustomerId(db, actor.userId);
  if (payments === null || customerId === null) throw new ApiError("PAYMENTS_UNAVAILABLE", FAILED);
  try {
    await cancelAll(await payments.stripe(), customerId);
    await syncCustomer(platform, payments, customerId);
  } catch (error) {
    if (!isProviderError(error)) throw error;
    log.error({ error, userId: actor.userId }, "the payment provider canceled no membership");
    throw new ApiError("PAYMENTS_UNAVAILABLE", FAILED);
  }
}

const FAILED = { message: "We couldn't cancel your membership. Nothing has changed. Please try again." };

/** Someone joins a family in this transaction: what they pay themselves ends with its period, as soon as the payment provider can be reached. */
export async function cancelOnceCovered(platform: Platform, tx: Db, userId: string): Promise<void> {
  if ((await findCustomerId(tx, userId)) !== null) await platform.jobs.send(CANCEL_JOB, { userId }, tx);
}

/** The job of it. Whoever left their family again meanwhile, or whose family nobody pays for anymore, goes on paying. */
export async function cancelCovered(platform: Platform, userId: string): Promise<void> {
  const { payments, db } = platform;
  const customerId = await findCustomerId(db, userId);
  if (payments === null || customerId === null || !(await findMembership(platform, userId)).isThroughFamily) return;
  const stripe = await payments.stripe();
  try {
    // What is open in another tab would be paid for nothing.
    const { data: open } = await stripe.checkout.sessions.list({ customer: customerId, status: "open", limit: 100 });
    for (const { id } of open) await stripe.checkout.sessions.expire(id);
    await cancelAll(stripe, customerId);
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
  await syncCustomer(platform, payments, customerId);
}

async function cancelAll(stripe: Stripe, customer: string): Promise<void> {
  const { data: all } = await stripe.subscriptions.list({ customer, status: "all", limit: 100 });
  for (const { id, status, cancel_at_period_end: isLeaving } of all)
    if (isLive(status) && !isLeaving) await stripe.subscriptions.update(id, { cancel_at_period_end: true });
}
