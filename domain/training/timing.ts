import type { DurationMinutes, PlannedDay } from "./plan.ts";

/** Getting into position before a set, in seconds. */
export const SET_UP_SECONDS = 15;

/** One repetition at a controlled tempo, in seconds. */
export const SECONDS_PER_REPETITION = 4;

/** Walking from one station to the next and setting it up, in seconds. */
export const STATION_SECONDS = 60;

/** Seconds of the warm-up's movements by the session's minutes; ramp-up sets come on top. */
export const WARM_UP_SECONDS: Readonly<Record<DurationMinutes, number>> = { 15: 180, 30: 240, 45: 300, 60: 360 };

/** The shortest and the longest rest that a plan shows (SPEC 9), in seconds. */
export const MIN_REST_SECONDS = 30;
export const MAX_REST_SECONDS = 180;

/** Warm-up and work take at least this share of the chosen minutes. */
export function leastFill(minutes: DurationMinutes): number {
  return minutes === 15 ? 0.75 : 0.85;
}

/** What an exercise's time follows from. A hold takes its seconds instead of repetitions. */
export interface TimedExercise {
  readonly sets: number;
  readonly repsMin: number;
  readonly repsMax: number;
  readonly holdSeconds: number | null;
  readonly perSide: boolean;
  readonly restSeconds: number;
  readonly superset: number | null;
}

/** Seconds of a set without its rest: 15 s and 4 s a repetition at the middle of the range, or 15 s and the hold; one side after the other where it's one-sided. */
export function setWorkSeconds(set: Pick<TimedExercise, "repsMin" | "repsMax" | "holdSeconds" | "perSide">): number {
  const side = set.holdSeconds ?? (SECONDS_PER_REPETITION * (set.repsMin + set.repsMax)) / 2;
  return SET_UP_SECONDS + (set.perSide ? side * 2 : side);
}

/** Seconds of all sets of an exercise done on its own, with the rests between them. */
export function exerciseSeconds(exercise: TimedExercise): number {
  return exercise.sets * setWorkSeconds(exercise) + (exercise.sets - 1) * exercise.restSeconds;
}

/** Seconds of a superset: each round takes what the slower of the two needs with its rest, or both and a minute. */
export function supersetSeconds(first: TimedExercise, second: TimedExercise): number {
  const [a, b] = [setWorkSeconds(first), setWorkSeconds(second)];
  return Math.max(first.sets, second.sets) * Math.max(a + first.restSeconds, b + second.restSeconds, a + b + 60);
}

/** Each exercise's seconds in a session. A superset's time is shared by its two, so that the parts add up. */
export function workSecondsOf(exercises: readonly TimedExercise[]): readonly number[] {
  return exercises.map((exercise, place) => {
    const partner = exercises.find(
      (other, at) => at !== place && exercise.superset !== null && other.superset === exercise.superset,
    );
    return partner === undefined ? exerciseSeconds(exercise) : supersetSeconds(exercise, partner) / 2;
  });
}

/** Seconds of a session's work: its exercises, and the way from each station to the next. The two of a superset are one station. */
export function sessionSeconds(exercises: readonly TimedExercise[]): number {
  const stations = exercises.filter(
    ({ superset }, place) => superset === null || superset !== exercises[place - 1]?.superset,
  ).length;
  return workSecondsOf(exercises).reduce((sum, seconds) => sum + seconds, 0) + STATION_SECONDS * Math.max(0, stations - 1);
}

/** Seconds of a day's warm-up and work, as the clock on the wall counts them. */
export function secondsOfDay({ warmUp, exercises }: Pick<PlannedDay, "warmUp" | "exercises">): number {
  return warmUp.reduce((sum, { seconds }) => sum + seconds, 0) + sessionSeconds(exercises);
}

/** Seconds as the minutes that people read: a started one counts. */
export function wholeMinutes(seconds: number): number {
  return Math.ceil(seconds / 60);
}
