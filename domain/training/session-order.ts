import { mainMuscle } from "./candidates.ts";
import type { Exercise } from "./exercise.ts";
import { MUSCLES_BY_SIZE } from "./volume.ts";

/**
 * Where an exercise stands in its session: compounds by the size of their muscle, then isolation by size, then core; mobility and conditioning
 * close it (ACSM 2009: large before small, multi-joint before single-joint). Smaller stands earlier.
 */
export function sessionRank(exercise: Exercise): number {
  const size = MUSCLES_BY_SIZE.indexOf(mainMuscle(exercise));
  if (exercise.kind !== "strength") return 300 + size;
  if (exercise.group === "Core") return 200 + size;
  return (exercise.compound ? 0 : 100) + size;
}
