import type Stripe from "stripe";
import type { Subscription } from "@lockstep/contract/billing.ts";
import type { Actor } from "@lockstep/domain/accounts/actor.ts";
import { isLive } from "@lockstep/domain/billing/subscription.ts";
import type { Db } from "../../platform/database/sql.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import type { Platform } from "../../platform/platform.ts";
import { findCustomerId } from "./customer-store.ts";
import { getSubscription } from "./get-subscription.ts";
import { CANCEL_JOB } from "./job-names.ts";
import { findMembership } from "./membership.ts";
import { isMissing, isProviderError } from "./provider-error.ts";
import { syncCustomer } from "./sync-customer.ts";

/** Cancels the caller's own membership at the end of its period. */
export async function cancelOwnMembership(platform: Platform, actor: Actor): Promise<Subscription> {
  return changeOwn(platform, actor, {
    ends: true,
    failed: "We couldn't cancel your membership. Nothing has changed. Please try again.",
  });
}

/** Takes that back, as long as the period lasts. */
export async function resumeOwnMembership(platform: Platform, actor: Actor): Promise<Subscription> {
  if ((await findMembership(platform, actor.userId)).isThroughFamily) throw new ApiError("FAMILY_COVERS_YOU");
  return changeOwn(platform, actor, {
    ends: false,
    failed: "We couldn't undo the cancellation. Your membership still ends as planned. Please try again.",
  });
}

interface Change {
  /** Whether it ends with its period. */
  readonly ends: boolean;
  /** What the person reads when the payment provider can't be reached. */
  readonly failed: string;
}

async function changeOwn(platform: Platform, actor: Actor, { ends, failed }: Change): Promise<Subscription> {
  const { payments, db, log, limiter } = platform;
  const customerId = await findCustomerId(db, actor.userId);
  if (payments === null) throw new ApiError("PAYMENTS_UNAVAILABLE", { message: failed });
  if (customerId === null) throw new ApiError("NO_MEMBERSHIP");
  await limiter.take(`billing-change:${actor.userId}`, 30, 600);
  try {
    const changed = await setEnding(await payments.stripe(), customerId, ends);
    await syncCustomer(platform, payments, customerId);
    if (!changed) throw new ApiError("NO_MEMBERSHIP");
    return await getSubscription(platform, actor);
  } catch (error) {
    if (!isProviderError(error)) throw error;
    log.error({ error, userId: actor.userId }, "the payment provider changed no membership");
    throw new ApiError("PAYMENTS_UNAVAILABLE", { message: failed });
  }
}

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
    await setEnding(stripe, customerId, true);
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
  await syncCustomer(platform, payments, customerId);
}

/** Answers whether the customer has a subscription that is still running. */
async function setEnding(stripe: Stripe, customer: string, ends: boolean): Promise<boolean> {
  const { data: all } = await stripe.subscriptions.list({ customer, status: "all", limit: 100 });
  const live = all.filter(({ status }) => isLive(status));
  for (const { id, cancel_at_period_end: isEnding } of live)
    if (isEnding !== ends) await stripe.subscriptions.update(id, { cancel_at_period_end: ends });
  return live.length > 0;
}
