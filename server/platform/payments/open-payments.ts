import Stripe from "stripe";
import type { Config } from "../config/config.ts";
import type { Payments } from "./payments.ts";

/** Null where nothing can be sold: on a public address without keys. */
export function openPayments({ config, now }: { readonly config: Config; readonly now: () => Date }): Payments | null {
  if (config.stripe === null || config.stripe.webhookSecret === null) return null;
  return {
    stripe: new Stripe(config.stripe.secretKey),
    webhookSecret: config.stripe.webhookSecret,
    isBuiltIn: false,
    now: async () => now(),
    close: async () => undefined,
  };
}
