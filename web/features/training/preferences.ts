import { getTrainingPreferences } from "@lockstep/contract/training-preferences.ts";
import {
  USUAL_PREFERENCES,
  withPreferences,
  type PreferencesChange,
  type TrainingPreferences,
} from "@lockstep/domain/training/training-preferences.ts";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { callApi } from "../../api/client.ts";
import { takePageData } from "../../api/page-data.ts";
import { usePendingWrites } from "../../offline/use-pending-writes.ts";
import { addWrite, refetching, writeKind } from "../../offline/write-kind.ts";
import type { WriteKind } from "../../offline/write-kind.ts";
import { trainingKeys } from "./training-keys.ts";

export const PREFERENCES = writeKind<WriteKind<PreferencesChange>>({
  kind: "training-preferences",
  request: ({ exerciseId, fields }) => ({
    method: "PUT",
    path: exerciseId === undefined ? "/api/training/preferences" : `/api/exercises/${exerciseId}/preferences`,
    body: fields,
  }),
  // A plan has suggestions or none by them.
  settle: refetching(trainingKeys.preferences, trainingKeys.current),
});

export const preferencesOptions = () =>
  queryOptions({
    networkMode: "always",
    refetchOnReconnect: true,
    queryKey: trainingKeys.preferences,
    queryFn: ({ signal }) => callApi(getTrainingPreferences, {}, { signal }),
    initialData: () => takePageData(getTrainingPreferences.path) as TrainingPreferences | undefined,
  });

/** How the member trains and what they keep with exercises, every change included; the usual until it's known. */
export function usePreferences(userId: string | null): TrainingPreferences {
  const { data } = useQuery({ ...preferencesOptions(), enabled: userId !== null });
  const waiting = usePendingWrites(PREFERENCES, userId);
  return useMemo(() => waiting.reduce(withPreferences, data ?? USUAL_PREFERENCES), [data, waiting]);
}

/** Changes them: shown at once, sent when there's a connection. */
export function changePreferences(userId: string, change: PreferencesChange): Promise<void> {
  return addWrite(PREFERENCES, userId, change);
}
