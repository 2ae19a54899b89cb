import type { Workout, WorkoutExercise, WorkoutSet } from "@lockstep/contract/training-workouts.ts";
import { useMemo } from "react";
import { newId } from "../../../api/new-id.ts";
import { usePendingWrites } from "../../../offline/use-pending-writes.ts";
import { addWrite, refetching, writeKind } from "../../../offline/write-kind.ts";
import type { WriteKind } from "../../../offline/write-kind.ts";
import { trainingKeys } from "../training-keys.ts";
import { useStoredRunning } from "./use-stored-running.ts";

type Head = Omit<Workout, "id" | "exercises">;
type EntryFields = Omit<WorkoutExercise, "id" | "sets" | "completedAt">;
type SetFields = Omit<WorkoutSet, "id">;

/** One small change of a workout: what each tap is. */
export type WorkoutChange = { readonly workoutId: string } & (
  | { readonly type: "start"; readonly fields: Head }
  | { readonly type: "finish"; readonly endedAt: string }
  | { readonly type: "discard" }
  | { readonly type: "exercise"; readonly entryId: string; readonly fields: EntryFields }
  | { readonly type: "set"; readonly setId: string; readonly fields: Partial<SetFields> & Pick<SetFields, "exerciseEntryId"> }
  | { readonly type: "delete-set"; readonly setId: string; readonly exerciseEntryId: string }
);

/** Workouts with a change in them, as the server will have it. */
export function withChange(workouts: readonly Workout[], change: WorkoutChange): readonly Workout[] {
  const { workoutId } = change;
  if (change.type === "start")
    return workouts.some(({ id }) => id === workoutId)
      ? workouts
      : [{ id: workoutId, ...change.fields, exercises: [] }, ...workouts];
  if (change.type === "finish" || change.type === "discard") return workouts.filter(({ id }) => id !== workoutId);
  return workouts.map((workout) =>
    workout.id === workoutId ? { ...workout, exercises: changedExercises(workout.exercises, change) } : workout,
  );
}

const byPlace = (a: { place: number; id: string }, b: { place: number; id: string }): number =>
  a.place - b.place || (a.id < b.id ? -1 : 1);

function changedExercises(
  exercises: readonly WorkoutExercise[],
  change: Extract<WorkoutChange, { type: "exercise" | "set" | "delete-set" }>,
): WorkoutExercise[] {
  if (change.type === "exercise") {
    const known = exercises.find(({ id }) => id === change.entryId);
    const rest = exercises.filter((each) => each !== known);
    return [...rest, { id: change.entryId, completedAt: null, sets: [], ...known, ...change.fields }].sort(byPlace);
  }
  const entryId = change.type === "set" ? change.fields.exerciseEntryId : change.exerciseEntryId;
  return exercises.map((entry) => {
    if (entry.id !== entryId) return entry;
    const known = entry.sets.find(({ id }) => id === change.setId);
    const rest = entry.sets.filter((each) => each !== known);
    if (change.type === "delete-set") return { ...entry, sets: rest };
    const place = Math.floor(Math.max(0, ...entry.sets.map((each) => each.place))) + 1;
    return { ...entry, sets: [...rest, { id: change.setId, place, ...EMPTY_SET, ...known, ...change.fields }].sort(byPlace) };
  });
}

const EMPTY_SET = {
  type: "work",
  weightKg: null,
  reps: null,
  seconds: null,
  metres: null,
  rir: null,
  side: null,
  doneAt: null,
} as const;

/** Each tap on its way to the server: in order within a workout, once, and only what it changed. */
export const WORKOUT_CHANGES = writeKind<WriteKind<WorkoutChange>>({
  kind: "workouts",
  about: ({ workoutId }) => workoutId,
  request(change) {
    const path = `/api/workouts/${change.workoutId}`;
    if (change.type === "discard") return { method: "DELETE", path };
    if (change.type === "finish") return { method: "POST", path: `${path}/finish`, body: { endedAt: change.endedAt } };
    if (change.type === "delete-set") return { method: "DELETE", path: `${path}/sets/${change.setId}` };
    if (change.type === "set") return { method: "PUT", path: `${path}/sets/${change.setId}`, body: change.fields };
    if (change.type === "start") {
      const { startedAt, date, planId, day } = change.fields;
      return { method: "PUT", path, body: { startedAt, date, planId, day } };
    }
    const { exerciseId, place, superset, minutes } = change.fields;
    return { method: "PUT", path: `${path}/exercises/${change.entryId}`, body: { exerciseId, place, superset, minutes } };
  },
  settle: refetching(trainingKeys.running, trainingKeys.completions, trainingKeys.progress),
});

const NONE: readonly Workout[] = [];

/** The member's running workout with everything that was tapped, sent or not; `pending` while that isn't known. Another device's taps show live. */
export function useRunningWorkout(userId: string | null): { workout: Workout | null; pending: boolean } {
  const { data, isPending } = useStoredRunning(userId);
  const waiting = usePendingWrites(WORKOUT_CHANGES, userId);
  return useMemo(() => {
    const [workout = null] = waiting.reduce(withChange, data ?? NONE);
    return { workout, pending: workout === null && isPending && userId !== null };
  }, [data, waiting, isPending, userId]);
}

/** Changes a workout: shown at once, sent when there's a connection. */
export function changeWorkout(userId: string, change: WorkoutChange): Promise<void> {
  return addWrite(WORKOUT_CHANGES, userId, change);
}

/** An exercise as a plan's day has it. */
interface Planned {
  readonly exerciseId: string;
  readonly name: string;
  readonly superset: number | null;
  readonly workSeconds: number;
}

/** Starts a workout from a plan's day. */
export async function startWorkout(
  userId: string,
  { exercises, ...head }: Pick<Workout, "date" | "planId" | "day"> & { readonly exercises: readonly Planned[] },
): Promise<void> {
  const workoutId = newId();
  const started = new Date().toISOString();
  const fields = { ...head, startedAt: started, endedAt: null, isTimed: true, note: "", bodyWeightKg: null };
  await changeWorkout(userId, { type: "start", workoutId, fields });
  for (const [index, { exerciseId, name, superset, workSeconds }] of exercises.entries()) {
    const minutes = Math.round(workSeconds / 6) / 10;
    const entry = { exerciseId, exerciseName: name, place: index + 1, superset, note: "", minutes };
    await changeWorkout(userId, { type: "exercise", workoutId, entryId: newId(), fields: entry });
  }
}
