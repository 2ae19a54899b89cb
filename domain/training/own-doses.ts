import type { Exercise } from "./exercise.ts";
import type { CompactDay, CompactExercise, DurationMinutes, PlannedExercise } from "./plan.ts";
import { roleOfExercise } from "./session-order.ts";
import { isSlotRange, slotDose } from "./slot-dose.ts";
import { MAX_REST_SECONDS, MIN_REST_SECONDS } from "./timing.ts";

/** What a person may choose for an exercise, least and most: sets, repetitions (a side where it's one-sided), seconds of a hold and of the rest. */
export const OWN_DOSE = {
  sets: [1, 10],
  reps: [1, 100],
  holdSeconds: [5, 600],
  restSeconds: [MIN_REST_SECONDS, MAX_REST_SECONDS],
} as const;

/** What a person chooses for an exercise. A hold has seconds and takes the catalogue's repetitions; anything else has repetitions and no seconds. */
export type OwnDose = Pick<CompactExercise, "sets" | "repsMin" | "repsMax" | "holdSeconds" | "restSeconds">;

/** The supersets that the planner makes in a day are numbered up to this; a person's own have higher numbers. */
export const PLANNED_SUPERSETS = 6;
/** Own supersets of a day: their numbers end at 20. */
const MOST_OWN_SUPERSETS = 14;
/** The shortest rest of a compound lift that the planner gives. */
const LEAST_COMPOUND_REST = 60;

/** Why an exercise can't have a dose, as a sentence; null when it can. */
export function refuseDose(exercise: Exercise, { repsMin, repsMax, holdSeconds }: OwnDose): string | null {
  const isHold = exercise.dose.holdSeconds !== null;
  if (isHold && holdSeconds === null) return `${exercise.name} is held: choose its seconds.`;
  if (!isHold && holdSeconds !== null) return `${exercise.name} is done for reps: it has no seconds to hold.`;
  return repsMin > repsMax ? `${exercise.name} has a rep minimum above its maximum.` : null;
}

/**
 * Whether repetitions, hold or rest of an exercise are a person's own: what the planner never gives it. Sets are everyone's to choose, and how long
 * conditioning goes on follows from the clock.
 */
export function isOwnDose(exercise: Exercise, { repsMin, repsMax, holdSeconds, restSeconds }: Omit<OwnDose, "sets">): boolean {
  const { dose, compound, kind, group } = exercise;
  if (restSeconds < (compound && kind === "strength" && group !== "Core" ? LEAST_COMPOUND_REST : MIN_REST_SECONDS)) return true;
  if (kind === "conditioning") return false;
  if (dose.holdSeconds !== null) return holdSeconds !== dose.holdSeconds && holdSeconds !== slotDoseOf(exercise).holdSeconds;
  const isWithin = repsMin === dose.repsMin && repsMax >= dose.repsMin && repsMax <= dose.repsMax;
  return holdSeconds !== null || !(isWithin || isSlotRange(exercise, { repsMin, repsMax }));
}

function slotDoseOf(exercise: Exercise, minutes: DurationMinutes = 45) {
  return slotDose(exercise, roleOfExercise(exercise), undefined, minutes);
}

/**
 * A day from outside without doses and supersets of a person's own, except those that `held`, the day as it's saved, has too. What goes gives way
 * to the planner's usual dose. For people whose membership doesn't include their own.
 */
export function plannersDoses<Day extends Pick<CompactDay, "exercises">>(
  day: Day,
  held: readonly CompactExercise[],
  minutes: DurationMinutes,
  byId: ReadonlyMap<string, Exercise>,
): Day & { readonly exercises: CompactExercise[] } {
  const exercises = day.exercises.map((planned): CompactExercise => {
    const exercise = byId.get(planned.exerciseId);
    const before = held.find(({ exerciseId }) => exerciseId === planned.exerciseId);
    const isPlanned = planned.superset === null || planned.superset <= PLANNED_SUPERSETS;
    const superset = isPlanned || before?.superset === planned.superset ? planned.superset : null;
    if (exercise === undefined || hasDoseOf(planned, before) || !isOwnDose(exercise, planned)) return { ...planned, superset };
    return { ...planned, superset, ...slotDoseOf(exercise, minutes) };
  });
  return { ...day, exercises };
}

function hasDoseOf(planned: CompactExercise, other: CompactExercise | undefined): boolean {
  return (["repsMin", "repsMax", "holdSeconds", "restSeconds"] as const).every((field) => planned[field] === other?.[field]);
}

/** The day's exercises with two of them as a superset: the second comes to stand behind the first, and what either was paired with is done alone. */
export function pairExercises(
  exercises: readonly PlannedExercise[],
  firstId: string,
  secondId: string,
): readonly PlannedExercise[] | null {
  const second = exercises.find(({ exerciseId }) => exerciseId === secondId);
  const taken = new Set(exercises.map(({ superset }) => superset));
  const free = Array.from({ length: MOST_OWN_SUPERSETS }, (_, index) => index + PLANNED_SUPERSETS + 1).find(
    (one) => !taken.has(one),
  );
  if (second === undefined || free === undefined || firstId === secondId) return null;
  const others = exercises.filter((exercise) => exercise !== second);
  const place = others.findIndex(({ exerciseId }) => exerciseId === firstId);
  if (place === -1) return null;
  return others
    .toSpliced(place + 1, 0, second)
    .map((exercise, index) => (index === place || index === place + 1 ? { ...exercise, superset: free } : exercise));
}

/** The day's exercises with a superset done one after the other. */
export function unpairExercises(exercises: readonly PlannedExercise[], exerciseId: string): readonly PlannedExercise[] {
  const superset = exercises.find((exercise) => exercise.exerciseId === exerciseId)?.superset ?? null;
  if (superset === null) return exercises;
  return exercises.map((exercise) => (exercise.superset === superset ? { ...exercise, superset: null } : exercise));
}
