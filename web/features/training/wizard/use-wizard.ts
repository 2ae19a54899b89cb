import { useCallback, useEffect, useRef, useState } from "react";
import { storeWorkoutLocation } from "../workout-location.ts";
import { FIRST_ANSWERS, isStepDone, movesOn, nextStep, readAnswers, STEPS } from "./answers.ts";
import type { Step, WizardAnswers } from "./answers.ts";

const KEPT_KEY = "lockstep.workout-setup";
/** SPEC 4: the focus moves on half a second after a step has its value. */
const MOVE_ON_MS = 500;

function keptAnswers(): WizardAnswers {
  try {
    return readAnswers(sessionStorage.getItem(KEPT_KEY));
  } catch {
    return FIRST_ANSWERS;
  }
}

/** The wizard's answers, kept for the browser session, and the rule that moves the focus from step to step. */
export function useWizard(onMove: (to: Step | null, answers: WizardAnswers) => void) {
  const [answers, setAnswers] = useState(keptAnswers);
  // Days have their value from the start, but the focus has not been led past them: only what a reload brought back counts as moved.
  const moved = useRef(new Set<Step>(STEPS.filter((step) => step !== "daysPerWeek" && isStepDone(answers, step))));
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const move = useRef(onMove);
  useEffect(() => {
    move.current = onMove;
  });

  const stopTimer = useCallback(() => {
    if (timer.current !== null) clearTimeout(timer.current);
    timer.current = null;
  }, []);
  useEffect(() => stopTimer, [stopTimer]);

  const answer = useCallback(
    (change: Partial<WizardAnswers>, step: Step | null = null) => {
      const next = { ...answers, ...change };
      setAnswers(next);
      try {
        sessionStorage.setItem(KEPT_KEY, JSON.stringify(next));
      } catch {
        // Private windows may refuse; the answers then live as long as the page.
      }
      if (change.location) storeWorkoutLocation(change.location);
      if (step === null) return;
      stopTimer();
      if (!isStepDone(next, step)) moved.current.delete(step);
      else if (movesOn(next, step, moved.current)) {
        timer.current = setTimeout(() => {
          moved.current.add(step);
          move.current(nextStep(step), next);
        }, MOVE_ON_MS);
      }
    },
    [answers, stopTimer],
  );
  return { answers, answer };
}
