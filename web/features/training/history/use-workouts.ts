import { getWorkout, listWorkouts, type Workout } from "@lockstep/contract/training-workouts.ts";
import { listWorkoutDays, type WorkoutOnDay } from "@lockstep/contract/training-history.ts";
import { infiniteQueryOptions, keepPreviousData, queryOptions, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { callApi } from "../../../api/client.ts";
import { useLiveQueries } from "../../../live/live.ts";
import { usePendingWrites } from "../../../offline/use-pending-writes.ts";
import { trainingKeys } from "../training-keys.ts";
import { useStoredRunning } from "../workout/use-stored-running.ts";
import { withChange, WORKOUT_CHANGES } from "../workout/workout-changes.ts";

const evenOffline = { networkMode: "always", refetchOnReconnect: true } as const;

const listOptions = () =>
  infiniteQueryOptions({
    ...evenOffline,
    queryKey: [...trainingKeys.workouts, "list"],
    queryFn: ({ signal, pageParam }) =>
      callApi(listWorkouts, { query: pageParam === null ? {} : { cursor: pageParam } }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
  });

const oneOptions = (id: string) =>
  queryOptions({
    ...evenOffline,
    queryKey: [...trainingKeys.workouts, "one", id],
    queryFn: ({ signal }) => callApi(getWorkout, { params: { id } }, { signal }),
  });

const daysOptions = (from: string, to: string) =>
  queryOptions({
    ...evenOffline,
    queryKey: [...trainingKeys.workouts, "days", from, to],
    queryFn: async ({ signal }) => (await callApi(listWorkoutDays, { query: { from, to } }, { signal })).items,
  });

const NO_WORKOUTS: readonly WorkoutOnDay[] = [];

/** Another device's changes show live, also while a set is edited here. */
function useLiveWorkouts(): void {
  useLiveQueries({ "workouts.changed": () => [trainingKeys.workouts] });
}

/** One that was logged exercise by exercise is there while something is in it. */
const isShown = ({ endedAt, isTimed, exercises }: Workout): boolean => endedAt !== null && (isTimed || exercises.length > 0);

const latestFirst = (a: Workout, b: Workout): number =>
  Date.parse(b.startedAt) - Date.parse(a.startedAt) || (a.id < b.id ? 1 : -1);

/** The member's finished workouts with every change so far, the latest first, page by page. */
export function useWorkoutHistory(userId: string) {
  useLiveWorkouts();
  const query = useInfiniteQuery(listOptions());
  const { data: running } = useStoredRunning(userId);
  const waiting = usePendingWrites(WORKOUT_CHANGES, userId);
  const workouts = useMemo(() => {
    const listed = query.data?.pages.flatMap(({ items }) => items) ?? [];
    const ids = new Set(listed.map(({ id }) => id));
    const all = [...(running ?? []).filter(({ id }) => !ids.has(id)), ...listed];
    return [...waiting.reduce(withChange, all)].filter(isShown).sort(latestFirst);
  }, [query.data, running, waiting]);
  return { workouts, query };
}

/** One of the member's workouts with every change so far; null where there's none of that id, or none that's known yet. */
export function useWorkout(userId: string, id: string) {
  useLiveWorkouts();
  const query = useQuery(oneOptions(id));
  const waiting = usePendingWrites(WORKOUT_CHANGES, userId);
  const workout = useMemo(() => {
    const known = query.data === undefined ? [] : [query.data];
    return waiting.reduce(withChange, known).find((each) => each.id === id) ?? null;
  }, [query.data, waiting, id]);
  return { workout, query };
}

/** The finished workouts between two days, without those that this device has deleted and not sent yet. */
export function useWorkoutDays(userId: string, from: string, to: string) {
  useLiveWorkouts();
  const { data = NO_WORKOUTS, error } = useQuery({ ...daysOptions(from, to), placeholderData: keepPreviousData });
  const waiting = usePendingWrites(WORKOUT_CHANGES, userId);
  const workouts = useMemo(() => {
    const isDeleted = (id: string) => waiting.findLast(({ workoutId }) => workoutId === id)?.type === "discard";
    return data.filter(({ id }) => !isDeleted(id));
  }, [data, waiting]);
  return { workouts, error };
}
