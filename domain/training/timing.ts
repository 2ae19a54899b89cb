import type { Dose } from "./exercise.ts";
import type { DurationMinutes } from "./plan.ts";

/** Getting into position and out of it again, each side, in seconds (liftosaur guide). */
export const SET_UP_SECONDS = 20;

/** One repetition at a controlled tempo, in seconds (liftosaur guide). */
export const SECONDS_PER_REPETITION = 7;

/** The shortest and the longest rest that a plan shows (SPEC 9), in seconds. */
export const MIN_REST_SECONDS = 30;
export const MAX_REST_SECONDS = 180;

/** What is left of the time when exercises are done in turn: a superset saves about a quarter. */
export const SUPERSET_FACTOR = 0.75;

/** A session's exercises take at least this share of the chosen minutes. */
export const MIN_FILL = 0.8;

/** The shortest rest of a multi-joint exercise by the session's minutes, in seconds. */
export function minimumCompoundRest(minutes: DurationMinutes): number {
  if (minutes === 15) return 60;
  return minutes === 30 ? 75 : 90;
}

/** One set as it is timed. `repetitions` is the most that are done, a side when `perSide`; a hold takes its seconds instead. */
export interface TimedSet {
  readonly repetitions: number;
  readonly holdSeconds: number | null;
  readonly perSide: boolean;
}

/** Seconds of a set without its rest: 20 s + 7 s a repetition, or 20 s + the hold; one-sided work is done twice. */
export function setWorkSeconds(set: TimedSet): number {
  const side = SET_UP_SECONDS + (set.holdSeconds ?? SECONDS_PER_REPETITION * set.repetitions);
  return set.perSide ? side * 2 : side;
}

/** Seconds of all sets of an exercise with their rests; a superset takes three quarters, rounded down so that its parts never add up to more than it. */
export function exerciseSeconds(sets: number, set: TimedSet, restSeconds: number, inSuperset: boolean): number {
  const alone = sets * (setWorkSeconds(set) + restSeconds);
  return inSuperset ? Math.floor(alone * SUPERSET_FACTOR) : alone;
}

/** The room that a dose leaves a session: the rests it may shrink or grow to, in seconds. */
export interface RestRoom {
  readonly least: number;
  readonly usual: number;
  readonly most: number;
}

/** The rests that an exercise may take in a session of so many minutes; the usual one is the catalogue's. */
export function restRoom(dose: Dose, compound: boolean, minutes: DurationMinutes): RestRoom {
  const least = compound ? minimumCompoundRest(minutes) : MIN_REST_SECONDS;
  return { least, usual: Math.min(MAX_REST_SECONDS, Math.max(least, dose.restSeconds)), most: MAX_REST_SECONDS };
}
