import { mainMuscle } from "./candidates.ts";
import type { Exercise } from "./exercise.ts";
import { MUSCLES_BY_SIZE } from "./volume.ts";

/**
 * An exercise's place in its session: compounds by the size of their muscle, then isolation by size, then core; mobility and conditioning
 * close it (ACSM 2009: large before small, multi-joint before single-joint). Smaller comes earlier.
 */
export function sessionRank(exercise: Exercise): number {
  const size = MUSCLES_BY_SIZE.indexOf(mainMuscle(exercise));
  if (exercise.kind !== "strength") return 300 + size;
  if (exercise.group === "Core") return 200 + size;
  return (exercise.compound ? 0 : 100) + size;
}

/** Whether the two exercises of a superset stand side by side in the session's order; true without a superset. */
export function supersetStandsTogether(items: readonly { readonly exercise: Exercise; readonly paired: boolean }[]): boolean {
  const places = items
    .map((item, place) => ({ ...item, place, rank: sessionRank(item.exercise) }))
    .sort((a, b) => a.rank - b.rank || a.place - b.place)
    .flatMap((item, place) => (item.paired ? [place] : []));
  const [first, second] = places;
  return first === undefined || second === undefined || second === first + 1;
}
