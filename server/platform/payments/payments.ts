import type Stripe from "stripe";

/** What the product does as the provider's time passes. */
export interface TimedWork {
  /** When time alone gives it something to do next, in seconds since 1970 by the provider's clock; null if never. */
  nextAt(): Promise<number | null>;
  /** Does what's due by now, and what webhooks queued. */
  work(): Promise<void>;
}

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
  /** The built-in provider's clock stops for this work on its way, and answers only when it's done. Stripe never calls it: there, jobs do. */
  follow(work: TimedWork): void;
  close(): Promise<void>;
}
