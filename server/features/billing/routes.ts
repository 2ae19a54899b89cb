import * as contract from "@lockstep/contract/billing.ts";
import type { Api } from "../../platform/http/api.ts";
import type { Platform } from "../../platform/platform.ts";
import { cancelOwnMembership, resumeOwnMembership } from "./cancel-own.ts";
import { getSubscription } from "./get-subscription.ts";
import { listInvoices } from "./list-invoices.ts";
import { openCheckout } from "./open-checkout.ts";
import { openPortal } from "./open-portal.ts";

export function billingRoutes(api: Api, platform: Platform): void {
  api.forMembers(contract.getSubscription, ({ actor }) => getSubscription(platform, actor));
  api.forMembers(contract.stripeCheckout, ({ actor, body }) => openCheckout(platform, actor, body));
  api.forMembers(contract.listInvoices, ({ actor }) => listInvoices(platform, actor));
  api.forMembers(contract.cancelMembership, ({ actor }) => cancelOwnMembership(platform, actor));
  api.forMembers(contract.resumeMembership, ({ actor }) => resumeOwnMembership(platform, actor));
  api.forMembers(contract.openBillingPortal, ({ actor }) => openPortal(platform, actor));
}
