import type { Muscle } from "@lockstep/domain/training/muscles.ts";
import type { LitMuscles } from "../lit.ts";
import type { Demo } from "../movement.ts";
import { FLESH, type LaidVolume } from "./volumes.ts";

/** The muscles that a leg has and its neighbour has again. */
const LEG: ReadonlySet<Muscle> = new Set(["glutes", "abductors", "adductors", "quadriceps", "hamstrings", "calves"]);

/** Which leg works, where it's one alone, and whether its shin does and not its calf. */
export type Working = Pick<Demo, "leg" | "shins">;

/** How each volume of a body is lit: 0 not at all, 1 as a target, 2 as a helper, {@link FLESH} where it's no muscle. An idle leg isn't. */
export function lightOf(
  volumes: readonly LaidVolume[],
  lit: LitMuscles,
  { leg, shins }: Working = { leg: null, shins: false },
): Uint8Array {
  const idle = leg === null ? 0 : leg === "right" ? -1 : 1;
  return Uint8Array.from(volumes, ({ lights, isShin, side }) => {
    const muscle = shins && isShin ? "calves" : lights;
    if (muscle === null) return FLESH;
    if ((shins && muscle === "calves" && !isShin) || (side === idle && LEG.has(muscle))) return 0;
    return lit[muscle] === "primary" ? 1 : lit[muscle] ? 2 : 0;
  });
}
