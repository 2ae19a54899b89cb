import { queryOptions, useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import type { getSubscription } from "@lockstep/contract/billing.ts";
import type { RouteOutput } from "@lockstep/contract/route.ts";
import { dropAnswers } from "../api/cached-answer.ts";
import { request } from "../api/client.ts";
import { takePageData } from "../api/page-data.ts";

/** The person's membership. By path, not by route object, so that the shell carries no schemas. */
export const membershipQuery = (userId: string | null) =>
  queryOptions({
    queryKey: ["membership", userId],
    queryFn: ({ signal }) => request<RouteOutput<typeof getSubscription>>("GET", "/api/subscription", { signal }),
    initialData: () =>
      userId === null ? undefined : (takePageData("/api/subscription") as RouteOutput<typeof getSubscription> | undefined),
    enabled: userId !== null,
    // Without a connection the device has the last answer, or the banner knows that there is none.
    networkMode: "always",
    staleTime: 5 * 60_000,
    retry: false,
  });

/** The status for the banner: null for nobody, for someone who never had a membership, and when it could not be read. */
export function useMembershipStatus(userId: string | null): { status: string | null; loading: boolean } {
  const query = useQuery(membershipQuery(userId));
  const isOutside = query.data !== undefined && query.data.tier !== "family";
  useEffect(() => {
    // Whoever left a family keeps nothing of it on the device, also when they never open its pages again.
    if (isOutside) void dropAnswers("/api/family");
  }, [isOutside]);
  return { status: query.data?.subscriptionStatus ?? null, loading: userId !== null && query.isPending };
}
