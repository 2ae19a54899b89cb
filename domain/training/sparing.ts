import { isWorkAt, withinLevel } from "./candidates.ts";
import { RANKS, type Avoidance, type ExerciseFacts, type Level } from "./exercise.ts";
import { isPower } from "./movements.ts";
import { substitutesFor } from "./substitutes.ts";

/** Parts of the body that may hurt in a session. */
export const SORE_PARTS = [
  "knee",
  "lower-back",
  "shoulder",
  "wrist",
  "neck",
  "hip",
  "elbow",
  "ankle",
] as const satisfies readonly Avoidance[];
export type SorePart = (typeof SORE_PARTS)[number];

/** How many exercises are offered, where there are so many. */
const OFFERED = 5;

/**
 * What may take the place of an exercise that hurts somewhere: nothing that loads the part, by the rule of what plans avoid. First what trains the same in the same
 * way, then what trains the same first muscle in another (a leg curl for a deadlift), then the rest of its group (a hip thrust where knees rule out every squat). `pool` is
 * what the person may be given. Empty where all of it loads the part.
 */
export function sparing(
  exercise: ExerciseFacts,
  part: SorePart,
  pool: readonly ExerciseFacts[],
  inSession: ReadonlySet<string>,
  level: Level,
): readonly { readonly exerciseId: string; readonly name: string }[] {
  const gentle = pool.filter(({ loads }) => !loads.includes(part));
  const same = substitutesFor(exercise, gentle, inSession, level);
  const known = new Set([exercise.id, ...inSession, ...same.map(({ exerciseId }) => exerciseId)]);
  const isElsewhere = (other: ExerciseFacts): number => Number(other.targets[0] !== exercise.targets[0]);
  const others = gentle
    .filter(
      (other) =>
        !known.has(other.id) &&
        other.kind === exercise.kind &&
        (isElsewhere(other) === 0 || other.group === exercise.group) &&
        !isPower(other) &&
        isWorkAt(other, level) &&
        withinLevel(other.level, level),
    )
    .sort(
      (a, b) =>
        isElsewhere(a) - isElsewhere(b) ||
        Number(a.compound !== exercise.compound) - Number(b.compound !== exercise.compound) ||
        RANKS.indexOf(a.rank) - RANKS.indexOf(b.rank) ||
        (a.name < b.name ? -1 : 1),
    );
  return [...same, ...others.map(({ id, name }) => ({ exerciseId: id, name }))].slice(0, OFFERED);
}
