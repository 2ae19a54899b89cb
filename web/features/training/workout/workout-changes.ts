import type { Workout, WorkoutExercise, WorkoutSet } from "@lockstep/contract/training-workouts.ts";
import { isCustomExerciseId } from "@lockstep/domain/training/custom-exercise-id.ts";
import { addWrite, refetching, writeKind } from "../../../offline/write-kind.ts";
import type { WriteKind } from "../../../offline/write-kind.ts";
import { customExerciseKey } from "../custom/custom-exercise-key.ts";
import { trainingKeys } from "../training-keys.ts";

export type Head = Omit<Workout, "id" | "exercises">;
type EntryFields = Omit<WorkoutExercise, "id" | "sets" | "completedAt">;
type EntryChange = Partial<EntryFields> & Pick<EntryFields, "exerciseId" | "exerciseName">;
type SetFields = Omit<WorkoutSet, "id">;

/** One small change of a workout: what each tap is. */
export type WorkoutChange = { readonly workoutId: string } & (
  | { readonly type: "start"; readonly fields: Head }
  /** What's said of the workout as a whole: times, day, name, note. */
  | { readonly type: "workout"; readonly startedAt: string; readonly fields: Partial<Head> }
  | { readonly type: "finish"; readonly endedAt: string }
  | { readonly type: "discard" }
  /** Brings a deleted one back. */
  | { readonly type: "restore"; readonly workout: Workout }
  /** Adds an exercise, or changes the fields that are there. */
  | { readonly type: "exercise"; readonly entryId: string; readonly fields: EntryChange }
  | { readonly type: "delete-exercise"; readonly entryId: string; readonly exerciseName: string }
  /** Brings back what was removed, with its sets. */
  | { readonly type: "restore-exercise"; readonly entry: WorkoutExercise }
  | { readonly type: "set"; readonly setId: string; readonly fields: Partial<SetFields> & Pick<SetFields, "exerciseEntryId"> }
  | { readonly type: "delete-set"; readonly setId: string; readonly exerciseEntryId: string }
  | { readonly type: "restore-set"; readonly set: WorkoutSet }
);

/** Workouts with a change in them, as the server will have it, finished ones included. */
export function withChange(workouts: readonly Workout[], change: WorkoutChange): readonly Workout[] {
  const { workoutId } = change;
  if (change.type === "start" || change.type === "restore") {
    const added = change.type === "restore" ? change.workout : { id: workoutId, ...change.fields, exercises: [] };
    return workouts.some(({ id }) => id === workoutId) ? workouts : [added, ...workouts];
  }
  if (change.type === "discard") return workouts.filter(({ id }) => id !== workoutId);
  return workouts.map((workout) => (workout.id === workoutId ? changedWorkout(workout, change) : workout));
}

type InWorkout = Exclude<WorkoutChange, { type: "start" | "restore" | "discard" }>;

function changedWorkout(workout: Workout, change: InWorkout): Workout {
  if (change.type === "finish") return { ...workout, endedAt: change.endedAt };
  if (change.type === "workout") return { ...workout, startedAt: change.startedAt, ...change.fields };
  return { ...workout, exercises: changedExercises(workout.exercises, change) };
}

const byPlace = (a: { place: number; id: string }, b: { place: number; id: string }): number =>
  a.place - b.place || (a.id < b.id ? -1 : 1);

function changedExercises(
  exercises: readonly WorkoutExercise[],
  change: Exclude<InWorkout, { type: "finish" | "workout" }>,
): WorkoutExercise[] {
  if (change.type === "delete-exercise") return exercises.filter(({ id }) => id !== change.entryId);
  if (change.type === "restore-exercise")
    return [...exercises.filter(({ id }) => id !== change.entry.id), change.entry].sort(byPlace);
  if (change.type === "exercise") {
    const known = exercises.find(({ id }) => id === change.entryId);
    const rest = exercises.filter((each) => each !== known);
    const place = nextPlace(exercises);
    return [...rest, { id: change.entryId, ...EMPTY_ENTRY, place, ...known, ...change.fields }].sort(byPlace);
  }
  const entryId =
    change.type === "set"
      ? change.fields.exerciseEntryId
      : change.type === "restore-set"
        ? change.set.exerciseEntryId
        : change.exerciseEntryId;
  return exercises.map((entry) => (entry.id === entryId ? { ...entry, sets: changedSets(entry.sets, change) } : entry));
}

function changedSets(
  sets: readonly WorkoutSet[],
  change: Extract<WorkoutChange, { type: "set" | "delete-set" | "restore-set" }>,
): WorkoutSet[] {
  const setId = change.type === "restore-set" ? change.set.id : change.setId;
  const known = sets.find(({ id }) => id === setId);
  const rest = sets.filter((each) => each !== known);
  if (change.type === "delete-set") return rest;
  if (change.type === "restore-set") return [...rest, change.set].sort(byPlace);
  return [...rest, { id: setId, place: nextPlace(sets), ...EMPTY_SET, ...known, ...change.fields }].sort(byPlace);
}

/** The place of what goes last. */
function nextPlace(placed: readonly { readonly place: number }[]): number {
  return Math.floor(Math.max(0, ...placed.map((each) => each.place))) + 1;
}

const EMPTY_ENTRY = { completedAt: null, isSkipped: false, superset: null, note: "", minutes: null, dose: null, sets: [] };
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

const settle = refetching(trainingKeys.running, trainingKeys.completions, trainingKeys.progress, trainingKeys.workouts);

/** Each tap on its way to the server: in order within a workout, once, and only what it changed. */
export const WORKOUT_CHANGES = writeKind<WriteKind<WorkoutChange>>({
  kind: "workouts",
  about: ({ workoutId }) => workoutId,
  // A custom exercise may not have been sent yet.
  after: (change) =>
    change.type === "exercise" && isCustomExerciseId(change.fields.exerciseId)
      ? [customExerciseKey(change.fields.exerciseId)]
      : [],
  request(change) {
    const path = `/api/workouts/${change.workoutId}`;
    switch (change.type) {
      case "discard":
        return { method: "DELETE", path };
      case "finish":
        return { method: "POST", path: `${path}/finish`, body: { endedAt: change.endedAt } };
      case "start": {
        const { startedAt, date, planId, day, routineId, name } = change.fields;
        return { method: "PUT", path, body: { startedAt, date, planId, day, routineId, name } };
      }
      case "workout":
        return { method: "PUT", path, body: { startedAt: change.startedAt, ...change.fields } };
      case "restore":
        return { method: "PUT", path, body: { startedAt: change.workout.startedAt, restore: true } };
      case "exercise": {
        const { exerciseName: _name, ...fields } = change.fields;
        return { method: "PUT", path: `${path}/exercises/${change.entryId}`, body: fields };
      }
      case "delete-exercise":
        return { method: "DELETE", path: `${path}/exercises/${change.entryId}` };
      case "restore-exercise": {
        const { id, exerciseId } = change.entry;
        return { method: "PUT", path: `${path}/exercises/${id}`, body: { exerciseId, restore: true } };
      }
      case "set":
        return { method: "PUT", path: `${path}/sets/${change.setId}`, body: change.fields };
      case "delete-set":
        return { method: "DELETE", path: `${path}/sets/${change.setId}` };
      case "restore-set": {
        const { id, exerciseEntryId } = change.set;
        return { method: "PUT", path: `${path}/sets/${id}`, body: { exerciseEntryId, restore: true } };
      }
    }
  },
  settle(queryClient, answered, isSending) {
    // What no page shows of earlier workouts is read when one does, not with each set.
    queryClient.removeQueries({ queryKey: trainingKeys.workouts, type: "inactive" });
    return settle(queryClient, answered, isSending);
  },
});

/** Changes a workout: shown at once, sent when there's a connection. */
export function changeWorkout(userId: string, change: WorkoutChange): Promise<void> {
  return addWrite(WORKOUT_CHANGES, userId, change);
}
