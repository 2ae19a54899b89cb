import type { Platform } from "../../platform/platform.ts";

/** Now, in seconds since 1970, by the payment provider's clock: memberships run by it. */
export async function billingNow({ payments, now }: Platform): Promise<number> {
  const at = payments === null ? now() : await payments.now();
  return Math.floor(at.getTime() / 1000);
}
