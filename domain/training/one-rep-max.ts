import type { LoadModel } from "./exercise.ts";

/** The most repetitions, those in reserve included, from which a one-repetition maximum is still a fair guess. */
export const MOST_REPS_FOR_ESTIMATE = 10;

/**
 * Estimated one-repetition maximum in kilograms by Epley with repetitions in reserve, `weight x (1 + (reps + rir) / 30)`, where one repetition with none in reserve is
 * the weight itself. Null for no weight, for no repetition and beyond {@link MOST_REPS_FOR_ESTIMATE} (source: evidence on 1RM formulas; Epley and Brzycki
 * agree at ten repetitions and drift apart above; reference/coaching.md, section 2).
 */
export function estimateOneRepMaxKg(weightKg: number, reps: number, rir = 0): number | null {
  const possible = reps + rir;
  if (!(weightKg > 0) || reps < 1 || possible > MOST_REPS_FOR_ESTIMATE) return null;
  return possible === 1 ? weightKg : weightKg * (1 + possible / 30);
}

/**
 * What a set really moved, kg: with a load model that adds to the body or takes off it, the body counts. Null where it isn't known or can't be compared: a band,
 * a pull-up without the body's weight.
 */
export function movedKg(loadModel: LoadModel, weightKg: number | null, bodyWeightKg: number | null): number | null {
  switch (loadModel) {
    case "total":
    case "per-hand":
    case "stack":
      return weightKg;
    case "added":
    case "body-weight":
      return bodyWeightKg === null ? null : bodyWeightKg + (weightKg ?? 0);
    case "assistance":
      return bodyWeightKg === null || weightKg === null ? null : Math.max(0, bodyWeightKg - weightKg);
    case "none":
      return null;
  }
}

/** The weight that leaves `rir` in reserve after `reps` for someone with this one-repetition maximum: {@link estimateOneRepMaxKg} turned around. */
export function weightFor(oneRepMaxKg: number, reps: number, rir: number): number {
  const possible = reps + rir;
  return possible <= 1 ? oneRepMaxKg : oneRepMaxKg / (1 + possible / 30);
}
