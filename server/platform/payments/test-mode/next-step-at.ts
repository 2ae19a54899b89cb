import { itemOf, type AnyObject } from "./objects.ts";

export const DAY = 24 * 60 * 60;
/** A subscription's trial is announced to end this long before. */
export const TRIAL_NOTICE = 3 * DAY;
/** A first payment that isn't made in this time ends the subscription. */
export const FIRST_PAYMENT = 23 * 60 * 60;

/** When an object is next due, in seconds of the provider's clock; null if never. */
export function nextStepAt(object: AnyObject, now: number): number | null {
  if (object.object === "checkout.session") return object.status === "open" ? object.expires_at : null;
  if (object.object === "invoice") return object.status === "open" ? object.next_payment_attempt : null;
  if (object.object !== "subscription") return null;
  switch (object.status) {
    case "trialing": {
      const end = object.trial_end ?? now;
      return now < end - TRIAL_NOTICE ? end - TRIAL_NOTICE : end;
    }
    case "incomplete":
      return object.created + FIRST_PAYMENT;
    case "active":
    case "past_due":
    case "unpaid":
      return itemOf(object).current_period_end;
    default:
      return null;
  }
}
