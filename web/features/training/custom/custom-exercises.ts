import { listCustomExercises, type CustomExercise } from "@lockstep/contract/training-custom.ts";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { callApi } from "../../../api/client.ts";
import { useLiveQueries } from "../../../live/live.ts";
import { usePendingWrites } from "../../../offline/use-pending-writes.ts";
import { addWrite, refetching, writeKind } from "../../../offline/write-kind.ts";
import type { WriteKind } from "../../../offline/write-kind.ts";
import { trainingKeys } from "../training-keys.ts";

/** An exercise of the person's own as it is from now on; `isDeleted` takes it out of the list, `restores` brings it back. */
export interface CustomExerciseChange {
  readonly exercise: CustomExercise;
  readonly isDeleted?: true;
  readonly restores?: true;
}

export const CUSTOM_EXERCISES = writeKind<WriteKind<CustomExerciseChange>>({
  kind: "custom-exercises",
  about: ({ exercise }) => exercise.id,
  request({ exercise: { id, ...fields }, isDeleted, restores }) {
    const path = `/api/exercises/custom/${id}`;
    if (isDeleted) return { method: "DELETE", path };
    return { method: "PUT", path, body: { ...fields, ...(restores ? { restore: true } : {}) } };
  },
  settle: refetching(trainingKeys.customExercises),
});

const byName = (a: CustomExercise, b: CustomExercise): number => a.name.localeCompare(b.name) || (a.id < b.id ? -1 : 1);

/** A person's own exercises after a change, by name. */
export function withCustomExercise(
  items: readonly CustomExercise[],
  { exercise, isDeleted }: CustomExerciseChange,
): readonly CustomExercise[] {
  const rest = items.filter(({ id }) => id !== exercise.id);
  return isDeleted ? rest : [...rest, exercise].sort(byName);
}

const customExercisesOptions = () =>
  queryOptions({
    networkMode: "always",
    refetchOnReconnect: true,
    queryKey: trainingKeys.customExercises,
    queryFn: async ({ signal }) => (await callApi(listCustomExercises, {}, { signal })).items,
  });

const NONE: readonly CustomExercise[] = [];

/** The member's own exercises with every change so far, sent or not. */
export function useCustomExercises(userId: string | null) {
  useLiveQueries({ "workouts.changed": () => [trainingKeys.customExercises] });
  const { data = NONE, isPending, error } = useQuery({ ...customExercisesOptions(), enabled: userId !== null });
  const waiting = usePendingWrites(CUSTOM_EXERCISES, userId);
  const items = useMemo(() => waiting.reduce(withCustomExercise, data), [waiting, data]);
  return { items, pending: isPending && userId !== null, error };
}

/** Changes one: shown at once, sent when there's a connection. */
export function changeCustomExercise(userId: string, change: CustomExerciseChange): Promise<void> {
  return addWrite(CUSTOM_EXERCISES, userId, change);
}
