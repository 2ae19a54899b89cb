import type { Exercise } from "./exercise.ts";
import type { CompactDay, CompactExercise, DurationMinutes } from "./plan.ts";
import { roleOfExercise } from "./session-order.ts";
import { isSlotRange, slotDose } from "./slot-dose.ts";
import { apart, isPlannedSuperset } from "./superset-edits.ts";
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
    const isHeld = before?.superset === planned.superset;
    const superset = isHeld || isPlannedSuperset(planned, day.exercises, byId) ? planned.superset : null;
    if (exercise === undefined || hasDoseOf(planned, before) || !isOwnDose(exercise, planned)) return { ...planned, superset };
    return { ...planned, superset, ...slotDoseOf(exercise, minutes) };
  });
  return { ...day, exercises: [...apart(exercises)] };
}

function hasDoseOf(planned: CompactExercise, other: CompactExercise | undefined): boolean {
  return (["repsMin", "repsMax", "holdSeconds", "restSeconds"] as const).every((field) => planned[field] === other?.[field]);
}
