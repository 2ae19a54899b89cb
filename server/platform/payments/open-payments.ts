import type { Config } from "../config/config.ts";
import type { Payments } from "./payments.ts";
import { openTestMode, type TestMode, type TestModeOptions } from "./test-mode/open-test-mode.ts";

export interface PaymentsOptions extends TestModeOptions {
  readonly config: Config;
  readonly isLocalInstallation: boolean;
}

/** Stripe where there are keys, else the built-in provider on this machine; null on a public address without keys, where nothing can be sold. */
export function openPayments({ config, isLocalInstallation, ...options }: PaymentsOptions): Payments | TestMode | null {
  if (config.stripe === null) return isLocalInstallation ? openTestMode(options) : null;
  const { secretKey, webhookSecret } = config.stripe;
  if (webhookSecret === null) {
    options.log.warn({}, "nothing can be bought: STRIPE_SECRET_KEY is set, and STRIPE_WEBHOOK_SECRET isn't");
    return null;
  }
  return {
    stripe: async () => new (await import("stripe")).default(secretKey),
    webhookSecret: async () => webhookSecret,
    isBuiltIn: false,
    now: async () => options.now(),
    follow: () => undefined,
    close: async () => undefined,
  };
}
