import type { ExerciseDose, Workout, WorkoutExercise } from "@lockstep/contract/training.ts";
import { newId } from "../../../api/new-id.ts";
import type { ExerciseFacts } from "@lockstep/domain/training/exercise.ts";
import type { ToastRequest } from "../../../ui/toast.tsx";
import { doneCount } from "./done-count.ts";
import { inPlaceOf, setsAsked, type LiveExercise } from "./live-exercise.ts";
import type { WorkoutChange } from "./running-workout.ts";

/** An exercise to train. */
export interface Chosen {
  readonly id: string;
  readonly name: string;
}

interface Surroundings {
  readonly workout: Workout;
  readonly exercises: readonly LiveExercise[];
  readonly byId: ReadonlyMap<string, ExerciseFacts>;
  readonly change: (made: WorkoutChange) => Promise<boolean>;
  readonly toast: (toast: ToastRequest) => void;
}

/** What can be done with the exercises of a running workout, each with its Undo once it's stored; `change` itself says what couldn't be. */
export type LiveActions = ReturnType<typeof liveActions>;

/** What's still to do of a started exercise, for the one that takes its place. */
function doseLeft(live: LiveExercise, incoming: ExerciseFacts | undefined): ExerciseDose | null {
  if (live.planned === null) return null;
  const { repsMin, repsMax, holdSeconds, restSeconds } = live.planned;
  const sets = Math.max(1, setsAsked(live) - doneCount(live.entry));
  return inPlaceOf({ sets, repsMin, repsMax, holdSeconds, restSeconds }, incoming);
}

export function liveActions({ workout, exercises, byId, change, toast }: Surroundings) {
  const workoutId = workout.id;
  const put = (entryId: string, { exerciseId, exerciseName }: WorkoutExercise, fields: Partial<WorkoutExercise>) => {
    const { id: _, sets: _s, completedAt: _c, ...sent } = fields;
    return change({ type: "exercise", workoutId, entryId, fields: { exerciseId, exerciseName, ...sent } });
  };
  const skip = ({ entry }: LiveExercise, isSkipped: boolean) => put(entry.id, entry, { isSkipped });
  const remove = async (entry: WorkoutExercise) => {
    if (!(await change({ type: "delete-exercise", workoutId, entryId: entry.id, exerciseName: entry.exerciseName }))) return;
    toast({
      message: `${entry.exerciseName} removed`,
      onUndo: () => void change({ type: "restore-exercise", workoutId, entry }),
    });
  };
  return {
    /** Another exercise in the place of one: what was done of it stays with it. Answers the entry to go on with; null when it couldn't be stored. */
    async swap(live: LiveExercise, to: Chosen): Promise<string | null> {
      const { entry } = live;
      const isStarted = entry.sets.some(({ doneAt }) => doneAt !== null);
      const message = `Swapped to ${to.name}`;
      if (isStarted) {
        const entryId = newId();
        const following = exercises[exercises.findIndex((each) => each.entry.id === entry.id) + 1];
        const place = following === undefined ? entry.place + 1 : (entry.place + following.entry.place) / 2;
        const incoming = {
          exerciseId: to.id,
          exerciseName: to.name,
          place,
          superset: entry.superset,
          dose: doseLeft(live, byId.get(to.id)),
        };
        if (!(await change({ type: "exercise", workoutId, entryId, fields: incoming }))) return null;
        const takeBack = () => change({ type: "delete-exercise", workoutId, entryId, exerciseName: to.name });
        // One that can't be taken back either is shown: it's in the workout.
        if (!(await skip(live, true))) return (await takeBack()) ? null : entryId;
        const undo = async () => {
          await takeBack();
          await put(entry.id, entry, { isSkipped: entry.isSkipped });
        };
        toast({ message, onUndo: () => void undo() });
        return entryId;
      }
      const { dose } = entry;
      const own = dose === null ? {} : { dose: inPlaceOf(dose, byId.get(to.id)) };
      const incoming = { ...entry, exerciseId: to.id, exerciseName: to.name };
      if (!(await put(entry.id, incoming, { isSkipped: false, ...own }))) return null;
      const undo = async () => {
        await put(entry.id, entry, { isSkipped: entry.isSkipped, ...(dose === null ? {} : { dose }) });
        for (const set of entry.sets) await change({ type: "restore-set", workoutId, set });
      };
      for (const { id } of entry.sets) {
        if (await change({ type: "delete-set", workoutId, setId: id, exerciseEntryId: entry.id })) continue;
        await undo();
        return null;
      }
      toast({ message, onUndo: () => void undo() });
      return entry.id;
    },
    /** Adds an exercise at the end; answers its entry, null when it couldn't be stored. */
    async add(to: Chosen): Promise<string | null> {
      const entryId = newId();
      const place = Math.floor(Math.max(0, ...exercises.map(({ entry }) => entry.place))) + 1;
      const fields = { exerciseId: to.id, exerciseName: to.name, place };
      if (!(await change({ type: "exercise", workoutId, entryId, fields }))) return null;
      toast({
        message: `${to.name} added`,
        onUndo: () => void change({ type: "delete-exercise", workoutId, entryId, exerciseName: to.name }),
      });
      return entryId;
    },
    async skip(live: LiveExercise): Promise<void> {
      if (await skip(live, true)) toast({ message: `${live.entry.exerciseName} skipped`, onUndo: () => void skip(live, false) });
    },
    bringBack: (live: LiveExercise) => skip(live, false),
    remove: ({ entry }: LiveExercise) => remove(entry),
    /** To a place among the others, counted from 0. */
    async moveTo({ entry }: LiveExercise, index: number): Promise<void> {
      const others = exercises.filter((each) => each.entry.id !== entry.id);
      const [before, after] = [others[index - 1]?.entry.place, others[index]?.entry.place];
      if (before === undefined && after === undefined) return;
      const place = ((before ?? (after ?? 0) - 2) + (after ?? (before ?? 0) + 2)) / 2;
      await put(entry.id, entry, { place });
    },
    note: ({ entry }: LiveExercise, note: string) => put(entry.id, entry, { note }),
    /** Says something of the workout as a whole. */
    describe: (fields: Partial<Pick<Workout, "note" | "bodyWeightKg">>) =>
      change({ type: "workout", workoutId, startedAt: workout.startedAt, fields }),
    /** The numbers of last time instead of today's suggestion: its sets, still to do. */
    async repeatLast({ entry, last }: LiveExercise): Promise<void> {
      const done = entry.sets.filter(({ type }) => type !== "warmup").length;
      for (const { weightKg, reps, seconds = null } of last?.sets.slice(done) ?? [])
        await change({
          type: "set",
          workoutId,
          setId: newId(),
          fields: { exerciseEntryId: entry.id, type: "work", weightKg, reps, seconds },
        });
    },
    async removeSet({ entry }: LiveExercise, setId: string): Promise<void> {
      const set = entry.sets.find(({ id }) => id === setId);
      if (set === undefined) return;
      if (!(await change({ type: "delete-set", workoutId, setId, exerciseEntryId: entry.id }))) return;
      if (set.doneAt !== null)
        toast({ message: "Set deleted", onUndo: () => void change({ type: "restore-set", workoutId, set }) });
    },
  };
}
