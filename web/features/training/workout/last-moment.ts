import type { Workout } from "@lockstep/contract/training.ts";

/** So long without a set, a workout is likely forgotten. */
const FORGOTTEN_MS = 4 * 60 * 60 * 1000;

/** When something last happened in a workout. */
export function lastMoment({ startedAt, exercises }: Workout): string {
  const moments = exercises.flatMap(({ sets }) => sets.flatMap(({ doneAt }) => doneAt ?? []));
  return [startedAt, ...moments].toSorted((a, b) => Date.parse(a) - Date.parse(b)).at(-1) ?? startedAt;
}

export function isForgotten(workout: Workout, now: number): boolean {
  return now - Date.parse(lastMoment(workout)) > FORGOTTEN_MS;
}
