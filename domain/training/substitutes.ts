import { equalKey, mainMuscle } from "./candidates.ts";
import type { Exercise } from "./exercise.ts";
import { setWorkSeconds } from "./timing.ts";
import { volumeShares } from "./volume.ts";

/** Seconds of a set at the fewest repetitions of its dose. */
function shortestSet({ dose, perSide }: Exercise): number {
  return setWorkSeconds({ repetitions: dose.repsMin, holdSeconds: dose.holdSeconds, perSide });
}

/** How many substitutes an exercise comes with, where there are so many. */
const SUBSTITUTES = 3;
/** At least so many that the session doesn't hold yet. */
const LEAST_FRESH = 2;

/** The farthest that still trains the same muscle. */
const SAME_MUSCLE = 2;

/**
 * How near another exercise is to one: 0 is equal (same pattern and first target), 1 shares the pattern and the muscle that volume is counted in,
 * 2 that muscle alone; a Full-Body exercise may also take another one's place (3), and so may any drill for mobility. Null is no substitute:
 * another muscle's exercise never is, nor is a hold for repetitions (a wall sit isn't a squat).
 */
export function distance(exercise: Exercise, other: Exercise): number | null {
  if (other.id === exercise.id || other.kind !== exercise.kind) return null;
  if (exercise.kind === "strength" && exercise.dose.holdSeconds === null && other.dose.holdSeconds !== null) return null;
  if (equalKey(other) === equalKey(exercise)) return 0;
  const anyServes = exercise.kind === "mobility" || exercise.group === "Full-Body";
  if (other.group !== exercise.group) return exercise.kind === "mobility" ? 4 : null;
  if (mainMuscle(other) !== mainMuscle(exercise)) return anyServes ? 3 : null;
  return other.pattern === exercise.pattern ? 1 : 2;
}

/** What another exercise costs a session more than the one it replaces: muscles it tires more, and longer sets. */
function burden(exercise: Exercise, other: Exercise): number {
  const own = new Map(volumeShares(exercise).map(({ muscle, weight }) => [muscle, weight]));
  const tired = volumeShares(other).filter(({ muscle, weight }) => weight > (own.get(muscle) ?? 0)).length;
  return tired + (shortestSet(other) > shortestSet(exercise) ? 1.5 : 0);
}

/**
 * The exercises that may take an exercise's place: the nearest first, then those that the session doesn't hold, then those that cost it the
 * least in further muscles and time. `eligible` is what the person may be given. There are three, or as many as there are, and more where
 * fewer than two of them are new to the session. Another muscle's stand in only where fewer than two of the same are new to it.
 */
export function substitutesFor(
  exercise: Exercise,
  eligible: readonly Exercise[],
  inSession: ReadonlySet<string>,
): readonly { readonly exerciseId: string; readonly name: string }[] {
  const ranked = eligible
    .flatMap((other) => {
      const far = distance(exercise, other);
      return far === null ? [] : [{ other, far, held: Number(inSession.has(other.id)), burden: burden(exercise, other) }];
    })
    .sort((a, b) => a.far - b.far || a.held - b.held || a.burden - b.burden);
  const same = ranked.filter(({ far }) => far <= SAME_MUSCLE);
  const near = same.filter(({ held }) => held === 0).length >= LEAST_FRESH ? same : ranked;
  const first = near.slice(0, SUBSTITUTES);
  const fresh = near.filter(({ held }) => held === 0);
  const missing = fresh.slice(0, LEAST_FRESH).filter((one) => !first.includes(one));
  return [...first, ...missing].map(({ other: { id, name } }) => ({ exerciseId: id, name }));
}
