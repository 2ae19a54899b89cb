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

/** Every mobility drill, once for the home catalogue and once for the gym catalogue. */
export const mobilityExercises: readonly Exercise[] = [...spine, ...hips, ...legs, ...shouldersAndNeck].flatMap((drill) => {
  const { home, gym } = inBothPlaces(drill);
  return [home, gym];
});
