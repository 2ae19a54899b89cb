import type { Muscle } from "@lockstep/domain/training/muscles.ts";
import type { LitMuscles } from "../lit.ts";
import type { Demo } from "../movement.ts";
import { FLESH, SPREAD, WIDE, type LaidVolume } from "./volumes.ts";

/** The muscles that a leg has and its neighbour has again. */
const LEG: ReadonlySet<Muscle> = new Set(["glutes", "abductors", "adductors", "quadriceps", "hamstrings", "calves"]);

/** The muscles that work for one arm alone. */
const ARM: ReadonlySet<Muscle> = new Set(["chest", "lats", "middle-back", "shoulders", "biceps", "triceps", "forearms"]);

/**
 * Targets that spread ({@link SPREAD}): strips along the trunk, of which little is seen from anywhere but straight before them, muscles that are small
 * beside the limb or the helpers round them, and the back's layers.
 */
const SPREADS: Readonly<Partial<Record<Muscle, number>>> = {
  abdominals: 4 * SPREAD,
  "lower-back": 10 * SPREAD,
  chest: SPREAD,
  lats: 3 * SPREAD,
  obliques: 2 * SPREAD,
  traps: SPREAD,
  "middle-back": 3 * SPREAD,
  shoulders: SPREAD,
  biceps: SPREAD,
  triceps: SPREAD,
  abductors: SPREAD,
  adductors: SPREAD,
};

/** Flat muscles of the back, which lie in layers: as helpers they spread to their borders. */
const BACK: ReadonlySet<Muscle> = new Set(["middle-back", "traps"]);

/** Which leg and which arm work, where it's one alone, and whether the shin does and not the calf, the rotator cuff and not the deltoid. */
export type Working = Pick<Demo, "leg" | "arm" | "shins" | "cuff">;

/** How each volume of a body is lit: 0 not at all, 1 as a target, 2 as a helper, {@link FLESH} where it's no muscle (the shin is one, so the calves stop at it), {@link SPREAD} and more as a target that spreads, {@link WIDE} as a helper that does. An idle limb isn't. */
export function lightOf(
  volumes: readonly LaidVolume[],
  lit: LitMuscles,
  { leg, arm, shins, cuff }: Working = { leg: null, arm: null, shins: false, cuff: false },
): Uint8Array {
  const besides = (limb: "right" | "left" | null): number => (limb === null ? 0 : limb === "right" ? -1 : 1);
  const idleLeg = besides(leg);
  const idleArm = besides(arm);
  // Between two targets the side of the hip is a dark scrap that folds as it bends: they meet there.
  const meets = lit.glutes === "primary" && lit.quadriceps === "primary" && !lit.abductors;
  return Uint8Array.from(volumes, ({ lights, isShin, isCuff, side }) => {
    const muscle = shins && isShin ? "calves" : cuff && isCuff ? "shoulders" : lights;
    if (muscle === null) return isShin ? 0 : FLESH;
    if (meets && muscle === "abductors") return FLESH;
    if ((shins && muscle === "calves" && !isShin) || (cuff && muscle === "shoulders" && !isCuff)) return 0;
    if ((side === idleLeg && LEG.has(muscle)) || (side === idleArm && ARM.has(muscle))) return 0;
    if (lit[muscle] === "primary") return SPREADS[muscle] ?? 1;
    return lit[muscle] ? (BACK.has(muscle) ? WIDE : 2) : 0;
  });
}
