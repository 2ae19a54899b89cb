import { equalKey, mainMuscle } from "./candidates.ts";
import type { Exercise } from "./exercise.ts";
import { MUSCLE_GROUP_OF } from "./muscles.ts";

/** How many substitutes an exercise comes with, where there are so many. */
const SUBSTITUTES = 3;

/**
 * How near another exercise is to one: 0 is equal (same pattern and muscle), 1 trains the same muscle in the same group, 2 belongs to the same group
 * (Full-Body: any of them), 3 trains the same muscle, 4 belongs to the same part of the body; null is no substitute. Drills for mobility
 * may always stand in for each other.
 */
export function distance(exercise: Exercise, other: Exercise): number | null {
  if (other.id === exercise.id || other.kind !== exercise.kind) return null;
  const sameMuscle = mainMuscle(other) === mainMuscle(exercise);
  if (equalKey(other) === equalKey(exercise) && other.group === exercise.group) return 0;
  if (sameMuscle && other.group === exercise.group) return 1;
  if (other.group === exercise.group) return 2;
  if (sameMuscle) return 3;
  return exercise.kind === "mobility" || MUSCLE_GROUP_OF[other.group] === MUSCLE_GROUP_OF[exercise.group] ? 4 : null;
}

/**
 * The exercises that may take an exercise's place, the nearest first and those that the session does not hold before those it does.
 * `eligible` is what the person may be given. There are three, or as many as there are.
 */
export function substitutesFor(
  exercise: Exercise,
  eligible: readonly Exercise[],
  inSession: ReadonlySet<string>,
): readonly { readonly exerciseId: string; readonly name: string }[] {
  const near: { exercise: Exercise; order: number }[] = [];
  eligible.forEach((other, place) => {
    const far = distance(exercise, other);
    if (far === null) return;
    near.push({ exercise: other, order: far * 100_000 + (inSession.has(other.id) ? 50_000 : 0) + place });
  });
  near.sort((a, b) => a.order - b.order);
  return near.slice(0, SUBSTITUTES).map(({ exercise: { id, name } }) => ({ exerciseId: id, name }));
}
