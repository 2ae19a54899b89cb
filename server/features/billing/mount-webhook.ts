import type { Hono } from "hono";
import { readLimited } from "../../platform/http/read-body.ts";
import type { AppEnvironment } from "../../platform/http/request-context.ts";
import type { Platform } from "../../platform/platform.ts";
import { receiveWebhook } from "./receive-webhook.ts";

const LIMIT_BYTES = 256 * 1024;

/** The payment provider's way in. Its signature takes the place of a session, and bursts of events count against no caller's limit. */
export function mountWebhook(app: Hono<AppEnvironment>, platform: Platform): void {
  app.post("/api/billing/webhook", async (context) => {
    const body = await readLimited(context.req.raw, LIMIT_BYTES);
    await receiveWebhook(platform, { body, signature: context.req.header("stripe-signature") ?? "" });
    return context.json({ received: true });
  });
}
