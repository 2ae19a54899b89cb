import { listRunningWorkouts } from "@lockstep/contract/training-workouts.ts";
import { useQuery } from "@tanstack/react-query";
import { callApi } from "../../../api/client.ts";
import { useLiveQueries } from "../../../live/live.ts";
import { useOutboxEntries } from "../../../offline/use-pending-writes.ts";
import { entriesOf } from "../../../offline/write-kind.ts";
import { trainingKeys } from "../training-keys.ts";

/** The workouts that the server knows as not finished; the service worker has its last answer. Another device's taps show live. */
export function useStoredRunning(userId: string | null) {
  useLiveQueries({ "workouts.changed": () => [trainingKeys.running] });
  return useQuery({
    enabled: userId !== null,
    networkMode: "always",
    refetchOnReconnect: true,
    queryKey: trainingKeys.running,
    queryFn: async ({ signal }) => (await callApi(listRunningWorkouts, {}, { signal })).items,
  });
}

/** Whether a workout may be running, sent or not: little enough to ask on every page of a member. */
export function useMayRun(userId: string): boolean {
  const { data = [] } = useStoredRunning(userId);
  const entries = useOutboxEntries();
  // The kind that WORKOUT_CHANGES declares; importing that would bring all of it to every page.
  return data.length > 0 || entriesOf({ kind: "workouts" }, userId, entries).length > 0;
}
