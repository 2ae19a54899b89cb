import type Stripe from "stripe";
import { INVOICE_STATUSES, type Invoice } from "@lockstep/contract/billing.ts";
import type { Actor } from "@lockstep/domain/accounts/actor.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import type { Platform } from "../../platform/platform.ts";
import { findCustomerId } from "./customer-store.ts";
import { isProviderError } from "./provider-error.ts";

/** Two years of months. */
const MOST_INVOICES = 24;

/** What someone was billed, newest first, as the payment provider has it; nothing for someone who never began to pay. */
export async function listInvoices(platform: Platform, actor: Actor): Promise<{ items: Invoice[]; nextCursor: null }> {
  const { payments, db, limiter, log } = platform;
  const customer = await findCustomerId(db, actor.userId);
  if (customer === null || payments === null) return { items: [], nextCursor: null };
  await limiter.take(`invoices:${actor.userId}`, 60, 600);
  try {
    const stripe = await payments.stripe();
    const { data } = await stripe.invoices.list({ customer, limit: MOST_INVOICES });
    return { items: data.flatMap(present), nextCursor: null };
  } catch (error) {
    if (!isProviderError(error)) throw error;
    log.error({ error, userId: actor.userId }, "the payment provider listed no invoices");
    throw new ApiError("PAYMENTS_UNAVAILABLE", { message: "We couldn't load your invoices. Please try again." });
  }
}

/** An invoice that isn't closed yet may still change: it isn't shown. */
function present({ id, created, total, currency, status, hosted_invoice_url, invoice_pdf }: Stripe.Invoice): Invoice[] {
  const known = INVOICE_STATUSES.find((each) => each === status);
  if (id === undefined || known === undefined) return [];
  return [
    {
      id,
      createdAt: created,
      amountCents: total,
      currency,
      status: known,
      url: hosted_invoice_url ?? null,
      pdfUrl: invoice_pdf ?? null,
    },
  ];
}
