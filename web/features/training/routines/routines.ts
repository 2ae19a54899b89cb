import { listRoutines, type Routine } from "@lockstep/contract/training-routines.ts";
import { isCustomExerciseId } from "@lockstep/domain/training/custom-exercise-id.ts";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { callApi } from "../../../api/client.ts";
import { useLiveQueries } from "../../../live/live.ts";
import { usePendingWrites } from "../../../offline/use-pending-writes.ts";
import { addWrite, refetching, writeKind } from "../../../offline/write-kind.ts";
import type { WriteKind } from "../../../offline/write-kind.ts";
import { customExerciseKey } from "../custom/custom-exercise-key.ts";
import { trainingKeys } from "../training-keys.ts";

/** A routine as it is from now on; `isDeleted` takes it out of the list, `restores` brings it back. */
export interface RoutineChange {
  readonly routine: Routine;
  readonly isDeleted?: true;
  readonly restores?: true;
}

export const ROUTINES = writeKind<WriteKind<RoutineChange>>({
  kind: "routines",
  about: ({ routine }) => routine.id,
  after: ({ routine }) =>
    routine.exercises.flatMap(({ exerciseId }) => (isCustomExerciseId(exerciseId) ? customExerciseKey(exerciseId) : [])),
  request({ routine: { id, name, note, exercises }, isDeleted, restores }) {
    const path = `/api/routines/${id}`;
    if (isDeleted) return { method: "DELETE", path };
    const sent = exercises.map(({ exerciseName: _name, ...exercise }) => exercise);
    return { method: "PUT", path, body: { name, note, exercises: sent, ...(restores ? { restore: true } : {}) } };
  },
  settle: refetching(trainingKeys.routines),
});

/** Routines after a change, in the order they were made in. */
export function withRoutine(items: readonly Routine[], { routine, isDeleted }: RoutineChange): readonly Routine[] {
  const rest = items.filter(({ id }) => id !== routine.id);
  if (isDeleted) return rest;
  return [...rest, routine].sort((a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt) || (a.id < b.id ? -1 : 1));
}

const routinesOptions = () =>
  queryOptions({
    networkMode: "always",
    refetchOnReconnect: true,
    queryKey: trainingKeys.routines,
    queryFn: async ({ signal }) => (await callApi(listRoutines, {}, { signal })).items,
  });

const NONE: readonly Routine[] = [];

/** The member's routines with every change so far, sent or not. */
export function useRoutines(userId: string | null) {
  useLiveQueries({ "workouts.changed": () => [trainingKeys.routines] });
  const { data, isPending, error, refetch } = useQuery({ ...routinesOptions(), enabled: userId !== null });
  const waiting = usePendingWrites(ROUTINES, userId);
  const items = useMemo(() => waiting.reduce(withRoutine, data ?? NONE), [waiting, data]);
  return { items, pending: isPending && userId !== null, error: data === undefined ? error : null, refetch };
}

/** Changes a routine: shown at once, sent when there's a connection. */
export function changeRoutine(userId: string, change: RoutineChange): Promise<void> {
  return addWrite(ROUTINES, userId, change);
}
