import { request } from "../../api/client.ts";
import { isPriceId } from "./offers.ts";
import type { PriceId } from "./offers.ts";

export const CHECKOUT_FAILED = "An error occurred during checkout. Please try again.";
const CHOSEN_KEY = "lockstep.checkout";
/** A choice made before signing in is taken up again for this long. */
const CHOSEN_FOR_MS = 30 * 60 * 1000;

/** Keeps the chosen price over the way to the sign-in page and back. */
export function rememberChoice(priceId: PriceId): void {
  try {
    sessionStorage.setItem(CHOSEN_KEY, JSON.stringify({ priceId, at: Date.now() }));
  } catch {
    // Then the person chooses once more after signing in.
  }
}

/** The price chosen before signing in, once: reading it forgets it. */
export function takeChoice(): PriceId | null {
  try {
    const text = sessionStorage.getItem(CHOSEN_KEY);
    sessionStorage.removeItem(CHOSEN_KEY);
    if (!text) return null;
    const kept: unknown = JSON.parse(text);
    if (typeof kept !== "object" || kept === null || !("priceId" in kept) || !("at" in kept)) return null;
    const fresh = typeof kept.at === "number" && Date.now() - kept.at < CHOSEN_FOR_MS;
    return fresh && typeof kept.priceId === "string" && isPriceId(kept.priceId) ? kept.priceId : null;
  } catch {
    return null;
  }
}

/** Asks for a checkout and goes there; throws when there is none to go to. */
export async function startCheckout(priceId: PriceId): Promise<void> {
  const answer = await request<{ url?: string; error?: unknown }>("POST", "/functions/v1/stripe-checkout", {
    body: {
      price_id: priceId,
      success_url: `${window.location.origin}/checkout-success`,
      cancel_url: `${window.location.origin}/#pricing`,
      mode: "subscription",
    },
  });
  if (!answer.url) throw new Error("The checkout answered without an address.");
  window.location.assign(answer.url);
}
