import { isWorkAt, withinLevel, type Ahead } from "./candidates.ts";
import type { Exercise, ExerciseFacts, Level } from "./exercise.ts";
import { RANKS } from "./exercise.ts";
import { BARS, isCarry, isLift, isPower, isRear, isShin } from "./movements.ts";
import { isSteady } from "./steady.ts";
import { volumeShares } from "./volume.ts";

/** How many substitutes an exercise comes with, where there are so many. */
const SUBSTITUTES = 3;
/** At least so many that the session doesn't hold yet. */
const LEAST_FRESH = 2;

/**
 * How near another exercise is to one: 0 is the same pattern and first target; a drill may also share another muscle (1), and conditioning be of any (3). Null is
 * no substitute: another pattern never is, nor is a hold for repetitions (a wall sit isn't a squat), isolation for a compound lift, a carry for a plank, jumps for a march, or a stretch
 * of something else.
 */
export function distance(exercise: ExerciseFacts, other: ExerciseFacts): number | null {
  if (other.id === exercise.id || other.kind !== exercise.kind) return null;
  if (exercise.kind !== "strength") {
    // Easy conditioning doesn't turn into jumps.
    if (exercise.kind === "conditioning" && other.loads.includes("jumping") && !exercise.loads.includes("jumping")) return null;
    // Nobody pushes a sled for the nine minutes of a walk.
    if (isSteady(exercise) && !isSteady(other)) return null;
    if (other.targets[0] === exercise.targets[0]) return 0;
    if (exercise.kind === "conditioning") return 3;
    return other.targets.some((muscle) => exercise.targets.includes(muscle)) ? 1 : null;
  }
  if (other.pattern !== exercise.pattern || other.compound !== exercise.compound || isPower(other) !== isPower(exercise))
    return null;
  if (isCarry(other) !== isCarry(exercise) || isShin(other) !== isShin(exercise)) return null;
  if ((exercise.dose.holdSeconds === null) !== (other.dose.holdSeconds === null) || isRear(exercise) !== isRear(other))
    return null;
  return other.targets[0] === exercise.targets[0] ? 0 : null;
}

/** So much of an exercise's repetitions with the body alone is all that can be asked for of one that's clearly harder. */
const FEWER_REPS = 0.75;

/** Whether it's lifted on two legs or with two arms, with a weight or a machine. */
function isHeavy(exercise: ExerciseFacts): boolean {
  return isLift(exercise) && !exercise.perSide && exercise.loadModel !== "body-weight" && exercise.needs.length > 0;
}

/** Whether another exercise is a step up: for a higher level, further on in its ladder, more weight on the body, or fewer repetitions with the body alone. */
export function isHarder(exercise: ExerciseFacts, other: ExerciseFacts): boolean {
  if (exercise.level !== other.level) return withinLevel(exercise.level, other.level);
  const isBody = exercise.loadModel === "body-weight";
  if (isBody && other.loadModel === "body-weight" && other.dose.repsMax <= FEWER_REPS * exercise.dose.repsMax) return true;
  return exercise.harder?.includes(other.id) === true || (isBody && other.loadModel === "added");
}

/** How much another exercise differs that is just as near: in what it's done with, in how usual it is, in what else it tires. */
function difference(exercise: ExerciseFacts, other: ExerciseFacts): number {
  const isBar = ({ needs }: ExerciseFacts): boolean => needs.some((need) => BARS.includes(need));
  const isEasyMachine = ({ needs, loads }: ExerciseFacts): boolean =>
    needs.includes("cardio-machine") && !loads.includes("jumping");
  const own = new Map(volumeShares(exercise).map(({ muscle, weight }) => [muscle, weight]));
  const tired = volumeShares(other).filter(({ muscle, weight }) => weight > (own.get(muscle) ?? 0)).length;
  return (
    RANKS.indexOf(other.rank) +
    tired +
    (other.loadModel === exercise.loadModel ? 0 : 0.5) +
    (other.needs.includes("band") === exercise.needs.includes("band") ? 0 : 1) +
    // What's lifted heavy with a bar is hardly replaced by one bell in hand.
    (isLift(exercise) && isBar(exercise) && other.needs.includes("kettlebell") ? 2 : 0) +
    // A bar is first replaced by a bar, what trains two muscles first by what trains both.
    (isLift(exercise) && isBar(exercise) && !isBar(other) ? 1 : 0) +
    exercise.targets.filter((muscle) => !other.targets.includes(muscle)).length +
    // What the body's weight is enough for goes on to its next rung, if to anything harder.
    (exercise.loadModel === "body-weight" && isHarder(exercise, other) && exercise.harder?.includes(other.id) !== true ? 2 : 0) +
    // A heavy lift on two legs is first replaced by another, and a machine that's easy to keep going by another.
    (isHeavy(exercise) && !isHeavy(other) ? 4 : 0) +
    (isEasyMachine(exercise) && !isEasyMachine(other) ? 4 : 0) +
    (exercise.kind === "conditioning" ? other.loads.filter((load) => !exercise.loads.includes(load)).length : 0) +
    (other.level === exercise.level ? 0 : 0.25)
  );
}

/** The next harder exercise among those that the person may be given; null where there's none, or more weight is what makes it harder. */
export function harderThan({ harder = [] }: ExerciseFacts, eligible: readonly Exercise[]): Exercise | null {
  for (const id of harder) {
    const next = eligible.find((other) => other.id === id);
    if (next !== undefined) return next;
  }
  return null;
}

/** The step that an exercise goes on to; null where the week has that step, or something harder still, already. */
export function nextStep(exercise: ExerciseFacts, { steps, inWeek }: Ahead): Exercise | null {
  const next = harderThan(exercise, steps);
  return next === null || [next.id, ...(next.harder ?? [])].some((id) => inWeek.has(id)) ? null : next;
}

/**
 * The exercises that may take an exercise's place: the nearest first that's no harder, then the next nearest, then those that the session doesn't hold. `eligible` is what the person may be
 * given, and what their level has outgrown is left out. There are three, or as many as there are, and more where fewer than two are new to the session.
 */
export function substitutesFor(
  exercise: ExerciseFacts,
  eligible: readonly ExerciseFacts[],
  inSession: ReadonlySet<string>,
  level: Level | null = null,
): readonly { readonly exerciseId: string; readonly name: string }[] {
  const ranked = eligible
    .flatMap((other) => {
      const far = distance(exercise, other);
      if (far === null || (level !== null && !(isWorkAt(other, level) && withinLevel(other.level, level)))) return [];
      return [{ other, far, held: Number(inSession.has(other.id)), difference: difference(exercise, other) }];
    })
    .sort((a, b) => a.far - b.far || a.held - b.held || a.difference - b.difference);
  // Whoever swaps because something hurts doesn't get anything harder first.
  const kinder = ranked.find(({ other }) => !isHarder(exercise, other)) ?? ranked[0];
  const inOrder = kinder === undefined ? [] : [kinder, ...ranked.filter((one) => one !== kinder)];
  const first = inOrder.slice(0, SUBSTITUTES);
  const fresh = inOrder.filter(({ held }) => held === 0);
  const missing = fresh.slice(0, LEAST_FRESH).filter((one) => !first.includes(one));
  return [...first, ...missing].map(({ other: { id, name } }) => ({ exerciseId: id, name }));
}
