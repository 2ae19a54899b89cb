import type {
  CatalogueExercise,
  Completion,
  ExerciseDetail,
  ExerciseDose,
  PlannedDay,
  Workout,
  WorkoutExercise,
} from "@lockstep/contract/training.ts";
import type { ExerciseFacts } from "@lockstep/domain/training/exercise.ts";
import type { Stepped } from "@lockstep/domain/training/next-load.ts";
import type { Target } from "@lockstep/domain/training/next-target.ts";
import { inPlaceOfPiece } from "@lockstep/domain/training/steady.ts";
import type { ExercisePreferences } from "@lockstep/domain/training/training-preferences.ts";
import { doneCount } from "./done-count.ts";

/** What the training view asks of an exercise; the catalogue on the device knows it of every one. */
export type LiveFacts = Pick<
  ExerciseDetail,
  | "id"
  | "name"
  | "location"
  | "kind"
  | "pattern"
  | "compound"
  | "loadModel"
  | "needs"
  | "targets"
  | "synergists"
  | "demonstration"
  | "sets"
  | "repsMin"
  | "repsMax"
  | "holdSeconds"
  | "restSeconds"
> &
  Pick<Stepped, "plateStepKg">;

/** An exercise of a running workout with everything its screen shows. */
export interface LiveExercise {
  readonly entry: WorkoutExercise;
  /** Null while it isn't known, or left the catalogue. */
  readonly detail: LiveFacts | null;
  /** What was meant to be done: the plan's, the routine's, or that of the workout it repeats. */
  readonly planned: ExerciseDose | null;
  /** Null where the person wants no suggestions. */
  readonly target: Target | null;
  readonly last: Completion | null;
  readonly preferences: ExercisePreferences;
}

/** The facts as the catalogue has them. */
export function factsOf({ dose, ...exercise }: CatalogueExercise): LiveFacts {
  return { ...exercise, ...dose };
}

/** What's meant to be done of an exercise of a workout: its own dose, the plan's, or that of the planned exercise whose place it took. */
export function plannedFor(
  day: PlannedDay | undefined,
  { exerciseId, dose }: WorkoutExercise,
  workout: Workout,
  known: ExerciseFacts | undefined,
): ExerciseDose | null {
  const own = dose ?? day?.exercises.find((planned) => planned.exerciseId === exerciseId);
  if (own !== undefined) return own;
  const isThere = (id: string) => workout.exercises.some((entry) => entry.exerciseId === id);
  const replaced = day?.exercises.find(
    (planned) => !isThere(planned.exerciseId) && planned.substitutes.some((each) => each.exerciseId === exerciseId),
  );
  return replaced === undefined ? null : inPlaceOf(replaced, known);
}

/** A dose for what takes its exercise's place: nobody does eight minutes of burpees. */
export function inPlaceOf(dose: ExerciseDose, incoming: ExerciseFacts | undefined): ExerciseDose {
  return { ...dose, ...(incoming === undefined ? null : inPlaceOfPiece(dose, incoming)) };
}

/** How many sets an exercise asks for. */
export function setsAsked({ target, planned, detail }: LiveExercise): number {
  return target?.sets ?? planned?.sets ?? detail?.sets ?? 3;
}

/** Whether nothing more is to do of it: every set that it asks for is done, or it's skipped. */
export function isDone(live: LiveExercise): boolean {
  const { entry } = live;
  if (entry.isSkipped) return true;
  return doneCount(entry) >= setsAsked(live) && entry.sets.every(({ doneAt, type }) => doneAt !== null || type === "warmup");
}
