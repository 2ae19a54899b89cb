import type { Exercise } from "@lockstep/domain/training/exercise.ts";
import type { Drill } from "./drill.ts";
import { hips } from "./hips.ts";
import { legs } from "./legs.ts";
import { shouldersAndNeck } from "./shoulders-and-neck.ts";
import { spine } from "./spine.ts";

/** Stretching needs no equipment, so one text serves both catalogues: the home copy and the gym copy of a drill. */
export function inBothPlaces(drill: Drill): { readonly home: Exercise; readonly gym: Exercise } {
  return {
    home: { ...drill, id: `h-${drill.id}`, location: "home" },
    gym: { ...drill, id: `g-${drill.id}`, location: "gym" },
  };
}

const copies = [...spine, ...hips, ...legs, ...shouldersAndNeck].map(inBothPlaces);

/** The mobility drills of the home catalogue. */
export const homeMobility: readonly Exercise[] = copies.map((copy) => copy.home);

/** The mobility drills of the gym catalogue. */
export const gymMobility: readonly Exercise[] = copies.map((copy) => copy.gym);
