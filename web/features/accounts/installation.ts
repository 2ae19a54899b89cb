import { queryOptions, useQuery } from "@tanstack/react-query";
import type { getConfig } from "@lockstep/contract/accounts.ts";
import type { RouteOutput } from "@lockstep/contract/route.ts";
import { request } from "../../api/client.ts";

const installationQuery = queryOptions({
  queryKey: ["config"],
  queryFn: ({ signal }) => request<RouteOutput<typeof getConfig>>("GET", "/api/config", { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

/** Where mails can be read on a local installation; null elsewhere and while unknown. */
export function useMailboxUrl(): string | null {
  return useQuery(installationQuery).data?.mailboxUrl ?? null;
}
