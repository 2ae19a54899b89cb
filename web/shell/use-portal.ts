import type { openBillingPortal } from "@lockstep/contract/billing.ts";
import type { RouteOutput } from "@lockstep/contract/route.ts";
import { useState } from "react";
import { request } from "../api/client.ts";
import { logFailure } from "../api/log-failure.ts";

/** Goes to the payment provider's own page, where plan, card and invoices are. */
export function usePortal(): { open: () => Promise<void>; isOpening: boolean; hasFailed: boolean } {
  const [state, setState] = useState<"idle" | "opening" | "failed">("idle");
  const open = async () => {
    setState("opening");
    try {
      const { url } = await request<RouteOutput<typeof openBillingPortal>>("POST", "/api/billing/portal");
      window.location.assign(url);
    } catch (error) {
      logFailure("The billing portal didn't open", error);
      setState("failed");
    }
  };
  return { open, isOpening: state === "opening", hasFailed: state === "failed" };
}
