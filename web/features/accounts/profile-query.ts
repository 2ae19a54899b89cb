import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { getProfile, patchProfile } from "@lockstep/contract/accounts.ts";
import type { Profile, ProfilePatch } from "@lockstep/contract/accounts.ts";
import { callApi } from "../../api/client.ts";

/** The signed-in person's own profile. The id keeps two people on one browser apart. */
export const profileQuery = (userId: string) =>
  queryOptions({
    queryKey: ["profile", userId],
    queryFn: ({ signal }) => callApi(getProfile, {}, { signal }),
  });

/** Saves a part of the profile; what the server answers is what is shown from then on. */
export function usePatchProfile(userId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (patch: ProfilePatch) => callApi(patchProfile, { body: patch }),
    onSuccess: (profile: Profile) => queryClient.setQueryData(profileQuery(userId).queryKey, profile),
  });
}
