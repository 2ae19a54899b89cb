import { useMutation, useQueryClient } from "@tanstack/react-query";
import { patchProfile } from "@lockstep/contract/accounts.ts";
import type { Profile, ProfilePatch } from "@lockstep/contract/accounts.ts";
import { callApi } from "../../api/client.ts";
import { profileOptions } from "../../session/profile-query.ts";

/** Saves a part of the profile; what the server answers is what every page shows from then on. */
export function usePatchProfile(userId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    // Offline must say so at once instead of waiting for a connection.
    networkMode: "always",
    mutationFn: (patch: ProfilePatch) => callApi(patchProfile, { body: patch }),
    onSuccess: (profile: Profile) => queryClient.setQueryData(profileOptions(userId).queryKey, profile),
  });
}
