import { getProfile } from "@lockstep/contract/accounts.ts";
import { queryOptions } from "@tanstack/react-query";
import { callApi } from "./client.ts";

/** The signed-in person's own profile, for features that read it: the same cache entry that the account pages change. */
export const profileOptions = (userId: string) =>
  queryOptions({
    queryKey: ["profile", userId],
    queryFn: ({ signal }) => callApi(getProfile, {}, { signal }),
    staleTime: 60_000,
    networkMode: "always",
    refetchOnReconnect: true,
  });
