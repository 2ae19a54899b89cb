import { getProfile } from "@lockstep/contract/accounts.ts";
import { queryOptions } from "@tanstack/react-query";
import type { QueryClient } from "@tanstack/react-query";
import type { Profile } from "@lockstep/contract/accounts.ts";
import { callApi } from "../api/client.ts";
import { cacheAnswer } from "../api/cached-answer.ts";
import { takePageData } from "../api/page-data.ts";

/** The signed-in person's own profile, for features that read it: the same cache entry that the account pages change. */
export const profileOptions = (userId: string) =>
  queryOptions({
    queryKey: ["profile", userId],
    queryFn: ({ signal }) => callApi(getProfile, {}, { signal }),
    initialData: () => takePageData("/api/profile") as Profile | undefined,
    staleTime: 60_000,
    networkMode: "always",
    refetchOnReconnect: true,
  });

/** After a write that answered the profile: every page shows it from then on, offline too. */
export function takeProfile(queryClient: QueryClient, profile: Profile): void {
  queryClient.setQueryData(profileOptions(profile.id).queryKey, profile);
  void cacheAnswer(getProfile.path, profile);
}
