import { queryOptions, useQuery } from "@tanstack/react-query";
import type { getConfig } from "@lockstep/contract/accounts.ts";
import type { RouteOutput } from "@lockstep/contract/route.ts";
import { request } from "../api/client.ts";
import { takePageData } from "../api/page-data.ts";

const configQuery = queryOptions({
  queryKey: ["config"],
  queryFn: ({ signal }) => request<RouteOutput<typeof getConfig>>("GET", "/api/config", { signal }),
  initialData: () => takePageData("/api/config") as RouteOutput<typeof getConfig> | undefined,
  staleTime: Number.POSITIVE_INFINITY,
});

/** Links to the product's own pages elsewhere; empty while unknown and when none are configured. */
export function useSocialLinks(): ReadonlyArray<{ name: string; url: string }> {
  return useQuery(configQuery).data?.socialLinks ?? [];
}

/** Where support is reached by email; null while unknown and when none is configured. */
export function useSupportEmail(): string | null {
  return useQuery(configQuery).data?.supportEmail ?? null;
}
