import { lightestKg, loadSteps, type Stepped } from "./next-load.ts";

/** How a set felt while the first weight of an exercise is looked for, and the repetitions in reserve that's stored as. */
export const FEELINGS = [
  { id: "very-easy", rir: 5 },
  { id: "easy", rir: 4 },
  { id: "right", rir: 2 },
  { id: "hard", rir: 0 },
] as const;

/** Two or three in reserve is the weight to start from; with more, a set was a warm-up (reference/coaching.md, section 2). */
const MOST_RESERVE = 3;
/** The share of the weight that the next try adds, by what the last one left. */
const VERY_EASY_SHARE = 0.4;
const EASY_SHARE = 0.15;
const TOO_HEAVY_SHARE = -0.1;

interface Tried {
  readonly exercise: Stepped;
  readonly units: "kg" | "lb";
}

/** Whether a set was too light to be the first weight: it counts as a warm-up, and the next is heavier. */
export function isTooLight(rir: number): boolean {
  return rir > MOST_RESERVE;
}

/** What to try after a weight that left so many repetitions in reserve: in the exercise's steps, at least one of them; the same where it was right. */
export function weightToTryKg(kg: number, rir: number, { exercise, units }: Tried): number {
  const share = rir >= 5 ? VERY_EASY_SHARE : isTooLight(rir) ? EASY_SHARE : rir < 1 ? TOO_HEAVY_SHARE : 0;
  if (share === 0) return kg;
  const step = loadSteps(exercise, units).at(-1) ?? 1;
  const steps = Math.max(1, Math.round((kg * Math.abs(share)) / step)) * Math.sign(share);
  // Where a machine takes weight off, less of it is harder.
  const moved = kg + (exercise.loadModel === "assistance" ? -steps : steps) * step;
  return (
    Math.round(Math.max(exercise.loadModel === "assistance" ? 0 : Math.min(kg, lightestKg(exercise, units)), moved) * 1000) / 1000
  );
}
