import type { Exercise } from "./exercise.ts";
import { loadSteps } from "./next-load.ts";
import { isLoaded } from "./slot-dose.ts";

const BAR_KG = 20;
/** Warm-up sets before work of a weight: shares of it and repetitions (reference/coaching.md, section 1, rule 14). */
const RAMP = [
  { share: 0.5, reps: 5 },
  { share: 0.7, reps: 3 },
  { share: 0.85, reps: 1 },
] as const;
const FIRST_REPS = 10;
/** Where there's no bar, the first set is this light. */
const FIRST_SHARE = 0.3;
/** Work of so few repetitions is heavy enough for the last warm-up set. */
const HEAVY_REPS = 6;

/** A set to warm up with. */
export interface WarmUpSet {
  readonly weightKg: number;
  readonly reps: number;
}

/** What the warm-up sets are for. */
interface WarmUpFor {
  readonly exercise: Pick<Exercise, "compound" | "pattern" | "loadModel" | "needs">;
  readonly weightKg: number;
  readonly repsMax: number;
  /** A lift of the same pattern was trained before: one set is enough. */
  readonly isWarm: boolean;
  readonly minutes: 15 | 30 | 45 | 60;
  readonly units: "kg" | "lb";
  /** What the bar weighs; 20 kg unless it's said. */
  readonly barKg?: number;
}

/**
 * The warm-up sets before a loaded compound lift: the bar × 10, 50% × 5, 70% × 3, and 85% × 1 for work of six repetitions and fewer; half the weight alone for the second lift of a
 * pattern and in a session of 15 minutes (70% for heavy work), two sets in one of 30 (the last two of the three that anything gets). Weights are in the lift's steps, rising, and below the work's.
 */
export function warmUpSets({
  exercise,
  weightKg,
  repsMax,
  isWarm,
  minutes,
  units,
  barKg = BAR_KG,
}: WarmUpFor): readonly WarmUpSet[] {
  if (!exercise.compound || !isLoaded(exercise) || exercise.loadModel === "added") return [];
  const step = loadSteps(exercise, units).at(-1) ?? 1;
  const bar = exercise.needs.includes("barbell") ? barKg : 0;
  const rounded = (kg: number): number => Math.round(Math.max(bar, Math.round(kg / step) * step) * 1000) / 1000;
  const all = [
    { weightKg: rounded(bar > 0 ? bar : weightKg * FIRST_SHARE), reps: FIRST_REPS },
    ...RAMP.filter(({ reps }) => reps > 1 || repsMax <= HEAVY_REPS).map(({ share, reps }) => ({
      weightKg: rounded(weightKg * share),
      reps,
    })),
  ];
  // What's heavy is led up to by the last sets rather than the first.
  const from = repsMax <= HEAVY_REPS ? 1 : 0;
  const short = minutes === 15 ? all.slice(from + 1, from + 2) : all.slice(from, from + 2);
  const chosen = isWarm ? all.slice(1, 2) : minutes <= 30 ? short : all;
  const rising: WarmUpSet[] = [];
  for (const set of chosen) if (set.weightKg < weightKg && set.weightKg > (rising.at(-1)?.weightKg ?? 0)) rising.push(set);
  return rising;
}
