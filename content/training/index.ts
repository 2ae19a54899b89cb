import type { Exercise } from "@lockstep/domain/training/exercise.ts";
import { gymExercises } from "./gym/index.ts";
import { homeExercises } from "./home/index.ts";
import { withLadders } from "./ladders.ts";
import { mobilityExercises } from "./mobility/index.ts";
import { sharedExercises } from "./shared/index.ts";

/** The whole catalogue: both places with what they share and their mobility drills, in the order of the files. */
export const EXERCISES: readonly Exercise[] = withLadders([
  ...homeExercises,
  ...gymExercises,
  ...sharedExercises,
  ...mobilityExercises,
]);

const byId: ReadonlyMap<string, Exercise> = new Map(EXERCISES.map((exercise) => [exercise.id, exercise]));

/** The exercise with this id, or undefined when the catalogue has none. */
export function findExercise(id: string): Exercise | undefined {
  return byId.get(id);
}
