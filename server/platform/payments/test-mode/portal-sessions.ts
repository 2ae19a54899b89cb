import type { Ledger } from "./ledger.ts";
import type { PortalSession } from "./objects.ts";

/** A portal's address opens it for a day. */
export const PORTAL_SECONDS = 24 * 60 * 60;

export async function createPortalSession(
  ledger: Ledger,
  input: { readonly customer: string; readonly return_url?: string | undefined },
): Promise<PortalSession> {
  const customer = await ledger.get("customer", input.customer, "customer");
  const id = ledger.newId("bps");
  const session: PortalSession = {
    id,
    object: "billing_portal.session",
    configuration: "bpc_lockstep",
    created: ledger.now,
    customer: customer.id,
    customer_account: null,
    flow: null,
    livemode: false,
    locale: null,
    on_behalf_of: null,
    return_url: input.return_url ?? null,
    url: `${ledger.appUrl}/dev/billing/portal/${id}`,
  };
  await ledger.save(session);
  return session;
}
