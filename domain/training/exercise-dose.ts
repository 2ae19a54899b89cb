import { MOST_REPS, MOST_SECONDS, type SetType } from "./set-limits.ts";

/** What a person may ask of an exercise in their own routines. */
export const ROUTINE_LIMITS = {
  sets: [1, 20],
  reps: [1, MOST_REPS],
  seconds: [1, MOST_SECONDS],
  restSeconds: [0, 900],
} as const;
/** The most routines of a person, and the most exercises of one. */
export const MOST_ROUTINES = 200;
export const MOST_EXERCISES_OF_ROUTINE = 50;

/** A range of repetitions narrower than this leaves no room to progress (reference/coaching.md, section 1, rule 12). */
const LEAST_WIDTH = 2;

/** What's meant to be done of an exercise: that many sets of these repetitions, or of `holdSeconds`. */
export interface ExerciseDose {
  readonly sets: number;
  readonly repsMin: number;
  /** At least `repsMin`. A hold has 1 for both. */
  readonly repsMax: number;
  readonly holdSeconds: number | null;
  /** Between two sets; null for what's usual for the exercise. */
  readonly restSeconds: number | null;
}

/** A set as it was done or meant, as far as a dose is made from it. */
export interface DoseSet {
  readonly type: SetType;
  readonly reps: number | null;
  readonly seconds: number | null;
  readonly doneAt: string | null;
}

/**
 * What to do again of an exercise with these sets: as many as were done (of those meant, where none was), between the fewest and the most repetitions, at least three
 * wide. What was `meant` stays where it fits what was done: a dose of 8 to 12 doesn't shrink to the 10, 9 and 8 of one day. Null where there are no sets and nothing was meant.
 */
export function doseOfSets(sets: readonly DoseSet[], meant: ExerciseDose | null): ExerciseDose | null {
  const work = sets.filter(({ type }) => type !== "warmup");
  const done = work.filter(({ doneAt }) => doneAt !== null);
  const counted = done.length > 0 ? done : work;
  if (counted.length === 0) return meant;
  const restSeconds = meant?.restSeconds ?? null;
  const count = Math.min(ROUTINE_LIMITS.sets[1], counted.length);
  const seconds = counted.flatMap((set) => set.seconds ?? []);
  if (seconds.length > 0)
    return { sets: count, repsMin: 1, repsMax: 1, holdSeconds: meant?.holdSeconds ?? Math.max(...seconds), restSeconds };
  const reps = counted.flatMap((set) => set.reps ?? []);
  if (meant !== null && meant.holdSeconds === null) return { ...meant, sets: count };
  if (reps.length === 0) return { sets: count, repsMin: 8, repsMax: 12, holdSeconds: null, restSeconds };
  const repsMin = Math.min(...reps);
  return {
    sets: count,
    repsMin,
    repsMax: Math.min(MOST_REPS, Math.max(...reps, repsMin + LEAST_WIDTH)),
    holdSeconds: null,
    restSeconds,
  };
}
