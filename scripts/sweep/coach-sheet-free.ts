import { LEVELS, LOCATIONS } from "@lockstep/domain/training/exercise.ts";
import type { Exercise } from "@lockstep/domain/training/exercise.ts";
import { readMovement } from "./coach-sheet-names.ts";
import { BASICS, isInLevelRange } from "./coach-sheet-week.ts";

/** The basics that Free has no staple for, by place and level: Free unlocks the staples (rule 5). */
export function basicsMissingInFree(catalogue: readonly Exercise[]): readonly string[] {
  const staples = catalogue.filter(({ tier, rank }) => tier === "free" && rank === "staple");
  return LOCATIONS.flatMap((location) =>
    LEVELS.flatMap((level) =>
      BASICS.filter(([, movements]) => {
        const fits = (exercise: Exercise): boolean => movements.some((movement) => movement === readMovement(exercise, "names"));
        return !staples.some((exercise) => exercise.location === location && isInLevelRange(exercise, level) && fits(exercise));
      }).map(([label]) => `${location}, ${level}: no ${label}`),
    ),
  );
}
