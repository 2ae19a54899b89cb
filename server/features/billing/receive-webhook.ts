import type Stripe from "stripe";
import { ApiError } from "../../platform/http/api-error.ts";
import type { Payments } from "../../platform/payments/payments.ts";
import type { Platform } from "../../platform/platform.ts";
import { SYNC_JOB } from "./job-names.ts";
import { insertEvent } from "./event-store.ts";
import { toProviderEvent } from "./to-provider-event.ts";

/** Older signatures are refused, so that nobody can send what they once overheard. */
const TOLERANCE_SECONDS = 300;

/** Keeps what the payment provider reports, once, and has a job look at it. `body` is what was signed, byte for byte. */
export async function receiveWebhook(
  platform: Platform,
  signed: { readonly body: string; readonly signature: string },
): Promise<void> {
  if (platform.payments === null) throw new ApiError("NOT_FOUND");
  const event = toProviderEvent(await verify(platform, platform.payments, signed));
  await platform.db.transaction(async (tx) => {
    if (await insertEvent(tx, event)) await platform.jobs.send(SYNC_JOB, {}, tx);
  });
}

async function verify(
  { log }: Platform,
  payments: Payments,
  { body, signature }: { readonly body: string; readonly signature: string },
): Promise<Stripe.Event> {
  const [stripe, secret] = await Promise.all([payments.stripe(), payments.webhookSecret()]);
  try {
    // Signatures carry the real time, even where the provider's clock was moved forwards.
    return await stripe.webhooks.constructEventAsync(body, signature, secret, TOLERANCE_SECONDS);
  } catch (error) {
    log.warn({ reason: error instanceof Error ? error.name : "unknown" }, "a billing webhook was refused");
    throw new ApiError("SIGNATURE_REFUSED");
  }
}
