import type { WorkoutSet } from "@lockstep/contract/training-workouts.ts";

/** "1", "2" for the sets that count, in their order; "W" for a warm-up. */
export function setLabels(sets: readonly WorkoutSet[]): string[] {
  const work = sets.filter(({ type }) => type !== "warmup");
  return sets.map((set) => (set.type === "warmup" ? "W" : String(work.indexOf(set) + 1)));
}
