import { useCallback, useEffect, useRef, useState } from "react";
import { movesOn, stepAfter } from "./rules.ts";
import type { SetupRules } from "./rules.ts";
import { useMoveAfterPress } from "./use-move-after-press.ts";

/** SPEC 4: the focus moves on half a second after a step has its value. */
const MOVE_ON_MS = 500;

/**
 * A wizard's answers, kept for the browser session, and the rule that moves the focus from step to step. `rules` is a constant; `start` is a
 * record to begin with when the session kept nothing.
 */
export function useSetup<Answers, Step extends string>(
  rules: SetupRules<Answers, Step>,
  onMove: (to: Step | null, answers: Answers) => void,
  start: string | null = null,
) {
  const [answers, setAnswers] = useState(() => keptAnswers(rules, start));
  // An answer that comes from a finished request must not undo what was chosen while it ran.
  const latest = useRef(answers);
  // Only what a reload brought back counts as moved.
  const moved = useRef(new Set<Step>(rules.steps.filter((step) => !rules.given.includes(step) && rules.isDone(answers, step))));
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const move = useRef(onMove);
  useEffect(() => {
    move.current = onMove;
  });

  const moveAfterPress = useMoveAfterPress();
  const stopTimer = useCallback(() => {
    if (timer.current !== null) clearTimeout(timer.current);
    timer.current = null;
    moveAfterPress(null);
  }, [moveAfterPress]);
  useEffect(() => stopTimer, [stopTimer]);

  const answer = useCallback(
    (change: Partial<Answers> | ((answers: Answers) => Partial<Answers>), step: Step | null = null) => {
      const next = { ...latest.current, ...(typeof change === "function" ? change(latest.current) : change) };
      latest.current = next;
      setAnswers(next);
      try {
        sessionStorage.setItem(rules.key, JSON.stringify(next));
      } catch {
        // Private windows may refuse; the answers then live as long as the page.
      }
      if (step === null) return;
      stopTimer();
      if (!rules.isDone(next, step)) moved.current.delete(step);
      else if (movesOn(rules, next, step, moved.current)) {
        const { activeElement: answered, body } = document;
        timer.current = setTimeout(() => {
          // Whoever has gone on by themselves isn't led away from there.
          if (document.activeElement !== answered && document.activeElement !== body) return;
          moved.current.add(step);
          moveAfterPress(() => move.current(stepAfter(rules.steps, step), next));
        }, MOVE_ON_MS);
      }
    },
    [rules, stopTimer, moveAfterPress],
  );
  return { answers, answer };
}

function keptAnswers<Answers, Step extends string>(rules: SetupRules<Answers, Step>, start: string | null): Answers {
  try {
    return rules.read(sessionStorage.getItem(rules.key) ?? start);
  } catch {
    return rules.read(start);
  }
}
