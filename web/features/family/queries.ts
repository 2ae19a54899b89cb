import { getFamilyTraining } from "@lockstep/contract/family-training.ts";
import { getFamily, getFamilyProgress, getInvitation } from "@lockstep/contract/family.ts";
import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { callApi } from "../../api/client.ts";

/** Everything a person has through their family, the membership included, under one roof. */
export const familyKeys = {
  all: ["family"],
  own: (userId: string) => ["family", "own", userId] as const,
  progress: (userId: string) => ["family", "progress", userId] as const,
  training: (userId: string) => ["family", "training", userId] as const,
  offer: (userId: string | null, token: string) => ["family", "offer", userId, token] as const,
} as const;

// The service worker answers when there's no connection, so the call is made in any case.
const evenOffline = { networkMode: "always", refetchOnReconnect: true } as const;

export const familyOptions = (userId: string) =>
  queryOptions({
    ...evenOffline,
    queryKey: familyKeys.own(userId),
    queryFn: ({ signal }) => callApi(getFamily, {}, { signal }),
  });

export const familyProgressOptions = (userId: string) =>
  queryOptions({
    ...evenOffline,
    queryKey: familyKeys.progress(userId),
    queryFn: ({ signal }) => callApi(getFamilyProgress, {}, { signal }),
  });

export const familyTrainingOptions = (userId: string) =>
  queryOptions({
    ...evenOffline,
    queryKey: familyKeys.training(userId),
    queryFn: ({ signal }) => callApi(getFamilyTraining, {}, { signal }),
  });

export const offerOptions = (userId: string | null, token: string) =>
  queryOptions({
    ...evenOffline,
    queryKey: familyKeys.offer(userId, token),
    queryFn: ({ signal }) => callApi(getInvitation, { params: { token } }, { signal }),
    retry: false,
  });

/** After any change of the family: who is in it decides what a membership includes. */
export function useRefetchFamily(): () => Promise<unknown> {
  const queryClient = useQueryClient();
  return () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: familyKeys.all }),
      queryClient.invalidateQueries({ queryKey: ["membership"] }),
    ]);
}
