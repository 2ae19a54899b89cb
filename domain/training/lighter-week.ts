import type { PlannedDay, PlannedExercise } from "./plan.ts";
import { sessionSeconds, wholeMinutes, workSecondsOf } from "./timing.ts";

/** Sets of an exercise in a lighter week (reference/coaching.md, section 2: half the sets). */
export const LIGHTER_SETS = 2;

/** The share of the usual weight in a lighter week (reference/coaching.md, section 2). */
export const LIGHTER_LOAD = 0.8;

const LIGHTER_PROGRESSION = "This week is lighter: use about 80% of your usual weight and finish every set fresh.";

/** A week's lighter doses: the same exercises and repetitions, two sets of each. */
export function lighterDays(days: readonly PlannedDay[]): readonly PlannedDay[] {
  return days.map((day) => (day.isRest ? day : lighterDay(day)));
}

function lighterDay(day: PlannedDay): PlannedDay {
  const fewer = day.exercises.map((exercise) => ({ ...exercise, sets: Math.min(exercise.sets, LIGHTER_SETS) }));
  const seconds = workSecondsOf(fewer);
  const exercises = fewer.map((exercise, place): PlannedExercise => ({
    ...exercise,
    workSeconds: seconds[place] ?? 0,
    progression: exercise.kind === "strength" ? LIGHTER_PROGRESSION : exercise.progression,
  }));
  return { ...day, exercises, workMinutes: wholeMinutes(sessionSeconds(exercises)) };
}

/** About 80% of a weight, in the steps that weights come in: 2.5 kg or 5 lb, and whole ones where it's light. */
export function lighterWeight(weight: number, units: "kg" | "lb"): number {
  const step = weight < 20 ? 1 : units === "kg" ? 2.5 : 5;
  return Math.round((weight * LIGHTER_LOAD) / step) * step;
}
