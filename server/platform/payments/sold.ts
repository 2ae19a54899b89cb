import type { PriceId } from "@lockstep/domain/billing/subscription.ts";

/** What's sold, by the month, with the name on invoices. Amounts are in US cents. */
export const SOLD = [
  { lookupKey: "price_premium_monthly", productId: "lockstep_premium", name: "Lockstep Premium", amount: 4999 },
  { lookupKey: "price_family_monthly", productId: "lockstep_family", name: "Lockstep Family", amount: 8999 },
] as const satisfies readonly {
  readonly lookupKey: PriceId;
  readonly productId: string;
  readonly name: string;
  readonly amount: number;
}[];
