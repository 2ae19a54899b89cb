import type Stripe from "stripe";
import type { stripeCheckout } from "@lockstep/contract/billing.ts";
import type { RouteFields } from "@lockstep/contract/route.ts";
import type { Actor } from "@lockstep/domain/accounts/actor.ts";
import { isLive } from "@lockstep/domain/billing/subscription.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import type { Platform } from "../../platform/platform.ts";
import { noteSent } from "./customer-store.ts";
import { ensureCustomer } from "./ensure-customer.ts";
import { idempotencyKey } from "./idempotency-key.ts";
import { findMembership } from "./membership.ts";
import { requireOwnAddresses } from "./require-own-addresses.ts";
import { isProviderError } from "./provider-error.ts";
import { findTrialDays } from "./trial.ts";

type Session = Stripe.Checkout.Session;
type Wish = RouteFields<typeof stripeCheckout>;

/**
 * Where someone buys a membership; for someone who has one, where they change it. Asking twice answers the same open checkout, and there's only ever one, so
 * that nobody pays twice.
 */
export async function openCheckout(platform: Platform, actor: Actor, input: Wish): Promise<{ url: string }> {
  const { payments, appUrl, limiter, log } = platform;
  const addresses = requireOwnAddresses(appUrl, { success_url: input.success_url, cancel_url: input.cancel_url });
  if (payments === null) throw new ApiError("PAYMENTS_UNAVAILABLE");
  if ((await findMembership(platform, actor.userId)).isThroughFamily) throw new ApiError("FAMILY_COVERS_YOU");
  // Each asks the provider several times, and it has limits of its own.
  await limiter.take(`checkout:${actor.userId}`, 30, 600);
  try {
    const stripe = await payments.stripe();
    // Asked first: a customer whom the provider has forgotten is forgotten here, with what they had.
    const trialDays = await findTrialDays(platform.db, actor.userId);
    const customerId = await ensureCustomer(platform, stripe, actor.userId);
    await noteSent(platform.db, customerId, platform.now());
    return { url: await openPage(stripe, { ...input, ...addresses, userId: actor.userId, customerId, trialDays }) };
  } catch (error) {
    if (!isProviderError(error)) throw error;
    log.error({ error, userId: actor.userId }, "the payment provider opened no checkout");
    throw new ApiError("PAYMENTS_UNAVAILABLE");
  }
}

type Buyer = Wish & { readonly userId: string; readonly customerId: string; readonly trialDays: number };

async function openPage(stripe: Stripe, buyer: Buyer): Promise<string> {
  const { customerId: customer, cancel_url: cancelUrl } = buyer;
  const openPortal = async (): Promise<string> =>
    (await stripe.billingPortal.sessions.create({ customer, return_url: cancelUrl })).url;
  const before = await listSubscriptions(stripe, customer);
  if (before.some(({ status }) => isLive(status))) return openPortal();
  const { data: sessions } = await stripe.checkout.sessions.list({ customer, limit: 100 });
  const session =
    sessions.find((other) => isSame(other, buyer)) ?? (await createSession(stripe, buyer, before, sessions[0]?.id ?? null));
  await expireOthers(stripe, customer, { session, before: sessions });
  // One that was open in another tab may have been paid just now.
  if ((await listSubscriptions(stripe, customer)).some(({ status }) => isLive(status))) {
    await expire(stripe, session.id);
    return openPortal();
  }
  if (session.url === null) throw new Error(`The checkout session ${session.id} has no page.`);
  return session.url;
}

async function listSubscriptions(stripe: Stripe, customer: string): Promise<readonly Stripe.Subscription[]> {
  return (await stripe.subscriptions.list({ customer, status: "all", limit: 100 })).data;
}

const isSame = (session: Session, wish: Wish): boolean =>
  session.status === "open" &&
  session.metadata?.["price_id"] === wish.price_id &&
  session.success_url === wish.success_url &&
  session.cancel_url === wish.cancel_url;

async function createSession(
  stripe: Stripe,
  { userId, customerId, trialDays, price_id: priceId, success_url: successUrl, cancel_url: cancelUrl }: Buyer,
  before: readonly Stripe.Subscription[],
  lastSessionId: string | null,
): Promise<Session> {
  const [price] = (await stripe.prices.list({ lookup_keys: [priceId], active: true, limit: 1 })).data;
  if (price === undefined) throw new ApiError("PAYMENTS_UNAVAILABLE");
  const hasTrial = trialDays > 0 && before.every((subscription) => subscription.trial_start === null);
  const wish = {
    mode: "subscription",
    customer: customerId,
    client_reference_id: userId,
    line_items: [{ price: price.id, quantity: 1 }],
    success_url: successUrl,
    cancel_url: cancelUrl,
    metadata: { user_id: userId, price_id: priceId },
    subscription_data: { metadata: { user_id: userId }, ...(hasTrial ? { trial_period_days: trialDays } : {}) },
  } as const satisfies Stripe.Checkout.SessionCreateParams;
  // Requests at the same time see the same last session and get the same new one.
  return stripe.checkout.sessions.create(wish, { idempotencyKey: idempotencyKey("checkout", { ...wish, after: lastSessionId }) });
}

/** Keeps one checkout open. Concurrent requests all keep the same one: the newest. */
async function expireOthers(
  stripe: Stripe,
  customer: string,
  { session, before }: { readonly session: Session; readonly before: readonly Session[] },
): Promise<void> {
  const { data: open } = await stripe.checkout.sessions.list({ customer, status: "open", limit: 100 });
  const keep = open.find(({ id }) => before.every((other) => other.id !== id)) ?? session;
  for (const { id } of open) if (id !== keep.id) await expire(stripe, id);
}

async function expire(stripe: Stripe, sessionId: string): Promise<void> {
  try {
    await stripe.checkout.sessions.expire(sessionId);
  } catch (error) {
    // It was paid or expired meanwhile.
    if (!isProviderError(error) || error.type !== "StripeInvalidRequestError") throw error;
  }
}
