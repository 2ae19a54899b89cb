import * as contract from "@lockstep/contract/billing.ts";
import type { Api } from "../../platform/http/api.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import type { Platform } from "../../platform/platform.ts";
import { getSubscription } from "./get-subscription.ts";

export function billingRoutes(api: Api, platform: Platform): void {
  api.forMembers(contract.getSubscription, ({ actor }) => getSubscription(platform, actor));

  // This installation sells nothing yet: the honest answer until memberships can be bought.
  api.forMembers(contract.stripeCheckout, () => {
    throw new ApiError("PAYMENTS_UNAVAILABLE");
  });
}
