import type Stripe from "stripe";
import type { ProviderEvent } from "./event-store.ts";

/** Events that may change a membership. */
const ABOUT_MEMBERSHIPS = /^(customer\.subscription\.|customer\.deleted$|invoice\.|checkout\.session\.)/;

/** The part of an event that's kept: it's never believed, only taken as a reason to ask. */
export function toProviderEvent({ id, type, created, data }: Stripe.Event): ProviderEvent {
  return { id, type, created, customerId: ABOUT_MEMBERSHIPS.test(type) ? customerOf(data.object) : null };
}

function customerOf(object: Stripe.Event.Data["object"]): string | null {
  if ("object" in object && object.object === "customer" && "id" in object) return String(object.id);
  const customer: unknown = "customer" in object ? object.customer : null;
  if (typeof customer === "object" && customer !== null && "id" in customer) return String(customer.id);
  return typeof customer === "string" ? customer : null;
}
