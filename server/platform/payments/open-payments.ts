import type { Config } from "../config/config.ts";
import type { Payments } from "./payments.ts";

/** Null where nothing can be sold: on a public address without keys. */
export function openPayments({ config, now }: { readonly config: Config; readonly now: () => Date }): Payments | null {
  if (config.stripe === null || config.stripe.webhookSecret === null) return null;
  const { secretKey, webhookSecret } = config.stripe;
  return {
    stripe: async () => new (await import("stripe")).default(secretKey),
    webhookSecret: async () => webhookSecret,
    isBuiltIn: false,
    now: async () => now(),
    onDelivered: () => undefined,
    close: async () => undefined,
  };
}
