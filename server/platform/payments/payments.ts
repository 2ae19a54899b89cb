import type Stripe from "stripe";

/** The payment provider: Stripe in test mode, or the built-in one that answers the same SDK. */
export interface Payments {
  /** The SDK, loaded at its first use. */
  stripe(): Promise<Stripe>;
  /** Signs what the provider tells the server. */
  webhookSecret(): Promise<string>;
  /** The built-in provider: nothing leaves this machine. */
  readonly isBuiltIn: boolean;
  /** The provider's clock. The built-in one's can be moved forwards, so memberships go by it. */
  now(): Promise<Date>;
  /** Runs the work that webhooks queued. The built-in provider's clock answers only when that's done; Stripe never calls it. */
  onDelivered(workAll: () => Promise<void>): void;
  close(): Promise<void>;
}
