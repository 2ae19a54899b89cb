import type { StoredSubscription } from "./store.ts";

/** An amount in the smallest unit of its currency. */
export interface Money {
  readonly cents: number;
  readonly currency: string;
}

/** A subscription as the payment provider has it. Moments are in seconds since 1970. */
export interface ProviderSubscription extends StoredSubscription {
  readonly subscriptionId: string;
  readonly status: string;
  readonly startedAt: number;
  /** When its owner canceled it, or it ended without that; null while it goes on. */
  readonly canceledAt: number | null;
  readonly endedAt: number | null;
  /** It ended because it wasn't paid. */
  readonly endedUnpaid: boolean;
  /** Of a month. */
  readonly price: Money | null;
  /** What a past_due subscription owes. */
  readonly unpaid: { readonly invoiceId: string; readonly amount: Money; readonly nextAttemptAt: number | null } | null;
}

/** Money that a person paid. */
export interface Payment {
  readonly invoiceId: string;
  readonly number: string | null;
  readonly amount: Money;
  readonly paidAt: number;
  readonly period: { readonly start: number; readonly end: number } | null;
  /** Where the invoice can be seen. */
  readonly url: string | null;
}

/** A customer as the payment provider has them. */
export interface ProviderAccount {
  readonly subscription: ProviderSubscription | null;
  readonly payments: readonly Payment[];
}
