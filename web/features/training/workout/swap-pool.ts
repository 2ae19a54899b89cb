import type { CatalogueExercise, TrainingChoices } from "@lockstep/contract/training.ts";
import { isEligible } from "@lockstep/domain/training/candidates.ts";
import { HOME_EQUIPMENT, type ExerciseFacts } from "@lockstep/domain/training/exercise.ts";

/** The exercises that may take one's place, whoever trains: by the plan's rules, in the place where the exercise is done. */
export function poolFor(
  items: readonly CatalogueExercise[],
  exercise: Pick<ExerciseFacts, "location">,
  choices: TrainingChoices,
): readonly CatalogueExercise[] {
  // A plan for the gym doesn't say what's at home: everything may be there.
  const equipment = choices.location === exercise.location ? choices.equipment : HOME_EQUIPMENT;
  const here = { ...choices, location: exercise.location, equipment: [...(equipment ?? [])] };
  return items.filter((each) => !each.locked && isEligible(each, here));
}
