import { EXERCISES } from "@lockstep/content/training/index.ts";
import type { LitMuscles } from "@lockstep/figure/lit.ts";
import type { Demo } from "@lockstep/figure/movement.ts";

const litByAddress = new Map(
  EXERCISES.toReversed().map(({ demonstration: { movement, variant }, targets, synergists }): [string, LitMuscles] => [
    `${movement}:${variant}`,
    Object.fromEntries([
      ...synergists.map((muscle) => [muscle, "secondary"] as const),
      ...targets.map((muscle) => [muscle, "primary"] as const),
    ]),
  ]),
);

/** The muscles that the product lights: the targets and helpers of the catalogue's first exercise with this demonstration; none without one. */
export const litFor = (demo: Demo): LitMuscles => litByAddress.get(`${demo.movement}:${demo.variant}`) ?? {};
