import type { TrainingChoices } from "@lockstep/contract/training.ts";
import { useSetup } from "../../../plans/setup/use-setup.ts";
import { storeWorkoutLocation } from "../workout-location.ts";
import { answersAfterPlan, recordOf, RULES } from "./answers.ts";
import type { Step, WizardAnswers } from "./answers.ts";

/** The workout wizard's answers; the place goes to where the plan page looks for it. */
export function useWizard(onMove: (to: Step | null, answers: WizardAnswers) => void, start: TrainingChoices | null = null) {
  const { answers, answer } = useSetup(RULES, onMove, start === null ? null : recordOf(start));
  return {
    answers,
    answer(change: Partial<WizardAnswers>, step: Step | null = null) {
      if (change.location) storeWorkoutLocation(change.location);
      answer(change, step);
    },
    /** A plan is made of the answers: what they say against the profile was for that one. */
    onPlanMade: () => answer(answersAfterPlan),
  };
}
