import type { Equipment, Exercise } from "./exercise.ts";
import { barKg } from "./plates.ts";
import { POUND_KG } from "./pound-kg.ts";

/** Loaded with two plates at a time, of which 1.25 kg or 2.5 lb is the usual smallest. */
const BARS: ReadonlySet<Equipment> = new Set<Equipment>(["barbell", "ez-bar", "trap-bar", "smith-machine"]);
const LOWER_BODY: ReadonlySet<string> = new Set(["squat", "lunge", "hinge"]);
/** A step up is this much of the weight at most; above it the range is extended first (see reference/coaching.md). */
const MOST_OF_A_STEP = 0.05;
/** Repetitions past the range that every set reaches before a step that is bigger. */
const EXTRA_REPS = 2;

/** What comes after a weight. */
export interface NextLoad {
  /** The weight then, kg. */
  readonly kg: number;
  /** What every set reaches first. */
  readonly reps: number;
  /** Whether the step is over 5% even so, and the range is extended for it. */
  readonly isBigStep: boolean;
}

/** What the steps of an exercise's weight follow from. */
export type Stepped = Pick<Exercise, "compound" | "pattern" | "loadModel" | "needs"> & {
  /** The smallest step that the person's own plates make, kg; without it the usual ones are there. */
  readonly plateStepKg?: number;
};

/** The lift and how it's been loaded. */
interface Loaded {
  readonly exercise: Stepped;
  readonly kg: number;
  readonly repsMax: number;
  readonly units: "kg" | "lb";
  /** Weights that the log has for it, kg: their smallest difference is a step that the person's plates make. */
  readonly logged?: readonly number[];
}

/**
 * The next weight up: 2.5 kg, on big lower-body lifts 5 kg while that's no more than 5%, else 2.5 kg or the smallest step that the log shows. Where even that is over 5%,
 * every set reaches two repetitions past the range first.
 */
export function nextLoad({ exercise, kg, repsMax, units, logged = [] }: Loaded): NextLoad {
  const { plateStepKg = 0 } = exercise;
  const steps = [...loadSteps(exercise, units), ...smallestStep(logged).filter((step) => step >= plateStepKg)];
  const most = kg * MOST_OF_A_STEP + 1e-6;
  const step = steps.find((each) => each <= most) ?? Math.min(...steps);
  const isBigStep = step > most;
  return { kg: kg + step, reps: isBigStep ? repsMax + EXTRA_REPS : repsMax, isBigStep };
}

/** The usual steps of an exercise's weight, kg, the biggest first; each as large as the person's plates make it. */
export function loadSteps(exercise: Stepped, units: "kg" | "lb"): readonly number[] {
  const { plateStepKg } = exercise;
  const steps = usualSteps(exercise, units);
  return plateStepKg === undefined ? steps : steps.map((step) => Math.ceil(step / plateStepKg - 1e-6) * plateStepKg);
}

function usualSteps({ compound, pattern, loadModel, needs }: Stepped, units: "kg" | "lb"): readonly number[] {
  const one = units === "kg" ? 1 : POUND_KG;
  if (!compound && !(loadModel === "total" && needs.some((need) => BARS.has(need)))) return [(units === "kg" ? 1 : 2.5) * one];
  const usual = (units === "kg" ? 2.5 : 5) * one;
  return LOWER_BODY.has(pattern) && loadModel === "total" ? [usual * 2, usual] : [usual];
}

/** The lightest weight to ask for, kg: nothing on a belt, the bar alone, or else one step. */
export function lightestKg(exercise: Stepped, units: "kg" | "lb"): number {
  const { loadModel, needs } = exercise;
  const step = loadSteps(exercise, units).at(-1) ?? 1;
  if (loadModel === "added") return 0;
  if (loadModel !== "total") return step;
  if (needs.includes("ez-bar")) return barKg("ez", units);
  return needs.includes("barbell") ? barKg("bar-20", units) : step;
}

function smallestStep(logged: readonly number[]): readonly number[] {
  const weights = [...new Set(logged)].toSorted((a, b) => a - b);
  const steps = weights.slice(1).map((weight, place) => weight - (weights[place] ?? weight));
  const real = steps.filter((step) => step >= 0.5);
  return real.length === 0 ? [] : [Math.min(...real)];
}
