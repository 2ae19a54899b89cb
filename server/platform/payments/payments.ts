import type Stripe from "stripe";

/** The payment provider: Stripe in test mode, or the built-in one that answers the same SDK. */
export interface Payments {
  readonly stripe: Stripe;
  /** Signs what the provider tells the server. */
  readonly webhookSecret: string;
  /** The built-in provider: nothing leaves this machine. */
  readonly isBuiltIn: boolean;
  /** The provider's clock. The built-in one's can be moved forwards, so memberships go by it. */
  now(): Promise<Date>;
  close(): Promise<void>;
}
