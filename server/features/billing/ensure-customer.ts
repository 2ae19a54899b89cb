import type Stripe from "stripe";
import { ApiError } from "../../platform/http/api-error.ts";
import type { Platform } from "../../platform/platform.ts";
import { deleteCustomer, findCustomerId, findEmail, insertCustomer } from "./customer-store.ts";
import { idempotencyKey } from "./idempotency-key.ts";
import { isMissing } from "./provider-error.ts";

/** The person's customer at the payment provider, made at the first time. However many ask at once, there's one. */
export async function ensureCustomer({ db }: Platform, stripe: Stripe, userId: string): Promise<string> {
  const known = await findCustomerId(db, userId);
  if (known !== null) {
    if (await exists(stripe, known)) return known;
    await deleteCustomer(db, known);
  }
  const email = await findEmail(db, userId);
  if (email === null) throw new ApiError("NOT_SIGNED_IN");
  const wish = { email, metadata: { user_id: userId } };
  const { id } = await stripe.customers.create(wish, { idempotencyKey: idempotencyKey("customer", { ...wish, after: known }) });
  return insertCustomer(db, userId, id);
}

/** Someone may have deleted it in the provider's dashboard, or the installation has another account there now. */
async function exists(stripe: Stripe, customerId: string): Promise<boolean> {
  try {
    return (await stripe.customers.retrieve(customerId)).deleted !== true;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}
