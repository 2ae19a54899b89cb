import { useMutation, useQueryClient } from "@tanstack/react-query";
import { patchProfile } from "@lockstep/contract/accounts.ts";
import type { ProfilePatch } from "@lockstep/contract/accounts.ts";
import { callApi } from "../../api/client.ts";
import { takeProfile } from "../../session/profile-query.ts";

/** Saves a part of the profile. */
export function usePatchProfile() {
  const queryClient = useQueryClient();
  return useMutation({
    // Offline must say so at once instead of waiting for a connection.
    networkMode: "always",
    mutationFn: (patch: ProfilePatch) => callApi(patchProfile, { body: patch }),
    onSuccess: (profile) => takeProfile(queryClient, profile),
  });
}
