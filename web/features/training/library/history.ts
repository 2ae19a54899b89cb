import type { CompletedSet, Completion } from "@lockstep/contract/training.ts";
import type { LoadModel } from "@lockstep/domain/training/exercise.ts";
import { estimateOneRepMaxKg, movedKg } from "@lockstep/domain/training/one-rep-max.ts";

/** What someone did of one exercise: the best set of all, the highest one-repetition maximum that any set makes likely, and the days, newest first. */
export interface ExerciseHistory {
  readonly best: { readonly set: CompletedSet; readonly date: string; readonly oneRepMaxKg: number | null } | null;
  readonly days: readonly Completion[];
}

/** Heavier is better, or less help where a machine gives it; then longer, then more repetitions. Body weight counts as no weight. */
function isBetter(a: CompletedSet, b: CompletedSet, loadModel: LoadModel | undefined): boolean {
  const weight = (a.weightKg ?? 0) - (b.weightKg ?? 0);
  if (weight !== 0) return loadModel === "assistance" ? weight < 0 : weight > 0;
  const seconds = (a.seconds ?? 0) - (b.seconds ?? 0);
  return seconds === 0 ? a.reps > b.reps : seconds > 0;
}

/** The history of one exercise among everything completed. Of equal sets the earlier one is the record. */
export function historyOf(
  completions: readonly Completion[],
  exerciseId: string,
  loadModel: LoadModel | undefined,
): ExerciseHistory {
  const days = completions.filter((each) => each.exerciseId === exerciseId).toSorted((a, b) => (a.date < b.date ? 1 : -1));
  let best: { set: CompletedSet; date: string } | null = null;
  const estimates: number[] = [];
  for (const day of days.toReversed()) {
    for (const set of day.sets) {
      if (best === null || isBetter(set, best.set, loadModel)) best = { set, date: day.date };
      const moved = movedKg(loadModel ?? "total", set.weightKg, null);
      const estimate = moved === null || set.seconds ? null : estimateOneRepMaxKg(moved, set.reps);
      if (estimate !== null) estimates.push(estimate);
    }
  }
  return { best: best && { ...best, oneRepMaxKg: estimates.length === 0 ? null : Math.max(...estimates) }, days };
}
