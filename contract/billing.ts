import { z } from "zod";
import { defineRoute } from "./route.ts";

export const PRICE_IDS = ["price_premium_monthly", "price_family_monthly"] as const;
export const SUBSCRIPTION_STATUSES = [
  "active",
  "trialing",
  "past_due",
  "canceled",
  "incomplete",
  "incomplete_expired",
  "unpaid",
  "paused",
] as const;

/** Your membership; all null for someone who never had one. */
export const Subscription = z.object({
  priceId: z.enum(PRICE_IDS).nullable(),
  subscriptionStatus: z.enum(SUBSCRIPTION_STATUSES).nullable(),
  /** Seconds since 1970. */
  currentPeriodEnd: z.number().int().nullable(),
  tier: z.enum(["free", "premium", "family"]),
});
export type Subscription = z.infer<typeof Subscription>;

export const getSubscription = defineRoute({
  id: "getSubscription",
  method: "GET",
  path: "/api/subscription",
  summary: "Your membership",
  feature: "billing",
  session: "required",
  output: Subscription,
});

/** SPEC 7, letter for letter. */
export const stripeCheckout = defineRoute({
  id: "stripeCheckout",
  method: "POST",
  path: "/functions/v1/stripe-checkout",
  summary: "Open a checkout for a membership",
  feature: "billing",
  session: "required",
  body: z.object({
    price_id: z.enum(PRICE_IDS),
    success_url: z.url().max(2000),
    cancel_url: z.url().max(2000),
    mode: z.literal("subscription"),
  }),
  output: z.object({ url: z.url() }),
});
