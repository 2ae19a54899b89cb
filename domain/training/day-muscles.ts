import type { PlannedDay } from "./plan.ts";

/** A glance holds no more. */
const MOST_MUSCLES = 4;

/** The muscles that a day is for, by name: each exercise's first target, those with the most sets first, at most four. */
export function dayMuscles({ exercises }: Pick<PlannedDay, "exercises">): readonly string[] {
  const sets = new Map<string, number>();
  for (const exercise of exercises) {
    const [first] = exercise.targetMuscles;
    if (first !== undefined) sets.set(first, (sets.get(first) ?? 0) + exercise.sets);
  }
  return [...sets]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, MOST_MUSCLES)
    .map(([muscle]) => muscle);
}
