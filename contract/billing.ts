import { z } from "zod";
import { PAID_FEATURES, type PaidFeature } from "@lockstep/domain/billing/entitlements.ts";
import { PRICE_IDS, SUBSCRIPTION_STATUSES, TIERS } from "@lockstep/domain/billing/subscription.ts";
import { defineRoute } from "./route.ts";

export { PRICE_IDS, SUBSCRIPTION_STATUSES };

const Included = z.union([z.boolean(), z.int().min(0)]);

/** Your membership; null is what someone who never had one doesn't have. Moments are in seconds since 1970, by the payment provider's clock. */
export const Subscription = z.object({
  tier: z.enum(TIERS),
  subscriptionStatus: z.enum(SUBSCRIPTION_STATUSES).nullable(),
  priceId: z.enum(PRICE_IDS).nullable(),
  currentPeriodEnd: z.number().int().nullable(),
  /** It ends with the period and isn't renewed. */
  cancelAtPeriodEnd: z.boolean(),
  /** While a trial runs. */
  trialEndsAt: z.number().int().nullable(),
  /** The owner of your family pays for it. */
  isThroughFamily: z.boolean(),
  /** The free days that a membership would begin with; 0 for someone who had theirs, or who has a membership. */
  trialDays: z.number().int(),
  /** What the tier includes; a number is how many. */
  features: z.object(
    Object.fromEntries(PAID_FEATURES.map((feature) => [feature, Included])) as Record<PaidFeature, typeof Included>,
  ),
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

/** A page of the payment provider to go to. */
const PaymentPage = z.object({ url: z.url() });

const OwnPage = z.url("This isn't a page of this site.").max(2000, "Please use at most 2,000 characters.");

/** SPEC 7, letter for letter. */
export const stripeCheckout = defineRoute({
  id: "stripeCheckout",
  method: "POST",
  path: "/functions/v1/stripe-checkout",
  summary: "Open a checkout for a membership, or the portal for someone who has one",
  feature: "billing",
  session: "required",
  body: z.object({
    price_id: z.enum(PRICE_IDS, { error: `Prices are ${PRICE_IDS.join(" and ")}.` }),
    success_url: OwnPage,
    cancel_url: OwnPage,
    mode: z.literal("subscription", { error: "The mode is always subscription." }),
  }),
  output: PaymentPage,
});

/** Where people change plan and card, cancel, and find their invoices. */
export const openBillingPortal = defineRoute({
  id: "openBillingPortal",
  method: "POST",
  path: "/api/billing/portal",
  summary: "Open the page where a membership is managed",
  feature: "billing",
  session: "required",
  output: PaymentPage,
});

/** It ends with the period that's paid for, and an owner's family with it. NO_MEMBERSHIP for someone who pays for none. */
export const cancelMembership = defineRoute({
  id: "cancelMembership",
  method: "POST",
  path: "/api/billing/cancel",
  summary: "Cancel your membership at the end of its period",
  feature: "billing",
  session: "required",
  output: Subscription,
});

/** Takes a cancellation back, as long as the period lasts. FAMILY_COVERS_YOU for someone whose family pays. */
export const resumeMembership = defineRoute({
  id: "resumeMembership",
  method: "POST",
  path: "/api/billing/resume",
  summary: "Keep a membership that you canceled",
  feature: "billing",
  session: "required",
  output: Subscription,
});

/** What an invoice can be once it's closed, in the payment provider's words. */
export const INVOICE_STATUSES = ["paid", "open", "uncollectible", "void"] as const;

/** An invoice; `url` is the payment provider's page of it, `createdAt` is in seconds since 1970. */
export const Invoice = z.object({
  id: z.string(),
  createdAt: z.number().int(),
  amountCents: z.number().int(),
  currency: z.string(),
  status: z.enum(INVOICE_STATUSES),
  url: z.url().nullable(),
  pdfUrl: z.url().nullable(),
});
export type Invoice = z.infer<typeof Invoice>;

export const listInvoices = defineRoute({
  id: "listInvoices",
  method: "GET",
  path: "/api/billing/invoices",
  summary: "Your invoices, newest first",
  feature: "billing",
  session: "required",
  output: z.object({ items: z.array(Invoice), nextCursor: z.null() }),
});
