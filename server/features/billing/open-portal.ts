import type { Actor } from "@lockstep/domain/accounts/actor.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import type { Platform } from "../../platform/platform.ts";
import { findCustomerId, noteSent } from "./customer-store.ts";
import { isProviderError } from "./provider-error.ts";

const FAILED = { message: "We couldn't open your billing page. Please try again." };

/** Where someone changes plan and card, cancels, and finds their invoices. */
export async function openPortal(platform: Platform, actor: Actor): Promise<{ url: string }> {
  const { payments, appUrl, db, limiter, log } = platform;
  if (payments === null) throw new ApiError("PAYMENTS_UNAVAILABLE", FAILED);
  const customer = await findCustomerId(db, actor.userId);
  if (customer === null) throw new ApiError("NO_MEMBERSHIP");
  await limiter.take(`billing-portal:${actor.userId}`, 30, 600);
  try {
    const stripe = await payments.stripe();
    const { url } = await stripe.billingPortal.sessions.create({ customer, return_url: `${appUrl}/membership` });
    await noteSent(db, customer, platform.now());
    return { url };
  } catch (error) {
    if (!isProviderError(error)) throw error;
    log.error({ error, userId: actor.userId }, "the payment provider opened no portal");
    throw new ApiError("PAYMENTS_UNAVAILABLE", FAILED);
  }
}
