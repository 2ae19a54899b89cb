import { equalKey, mainMuscle } from "./candidates.ts";
import type { Exercise } from "./exercise.ts";

/** How many substitutes an exercise comes with, where there are so many. */
const SUBSTITUTES = 3;
/** At least so many that the session does not hold yet. */
const LEAST_FRESH = 2;

/**
 * How near another exercise is to one: 0 is equal (same pattern and first target), 1 shares the pattern and the muscle that volume is counted in,
 * 2 that muscle alone; a Full-Body exercise may also take another one's place (3), and so may any drill for mobility. Null is no substitute:
 * another muscle's exercise never is.
 */
export function distance(exercise: Exercise, other: Exercise): number | null {
  if (other.id === exercise.id || other.kind !== exercise.kind) return null;
  if (equalKey(other) === equalKey(exercise)) return 0;
  const anyServes = exercise.kind === "mobility" || exercise.group === "Full-Body";
  if (other.group !== exercise.group) return exercise.kind === "mobility" ? 4 : null;
  if (mainMuscle(other) !== mainMuscle(exercise)) return anyServes ? 3 : null;
  return other.pattern === exercise.pattern ? 1 : 2;
}

/**
 * The exercises that may take an exercise's place, the nearest first and those that the session does not hold before those it does.
 * `eligible` is what the person may be given. There are three, or as many as there are, and more where fewer than two of them are new to the session.
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
  const first = near.slice(0, SUBSTITUTES);
  const fresh = near.filter((other) => !inSession.has(other.exercise.id));
  const missing = fresh.slice(0, LEAST_FRESH).filter((other) => !first.includes(other));
  return [...first, ...missing].map(({ exercise: { id, name } }) => ({ exerciseId: id, name }));
}
