import { useCallback, useRef } from "react";
import { openStepsOf } from "./rules.ts";
import type { SetupRules } from "./rules.ts";
import { focusOn, stepHeadingId } from "./setup-step.tsx";

/**
 * Where a wizard's focus goes: to the next question, behind the last one to what is still open, and then to Generate. `afterMany` names a
 * question that follows one with several answers: the page scrolls only until its heading shows, so that the cards stay in reach. `rules` is
 * a constant.
 */
export function useAutoAdvance<Answers, Step extends string>(rules: SetupRules<Answers, Step>, afterMany: Step | null = null) {
  const generateButton = useRef<HTMLButtonElement>(null);
  const advance = useCallback(
    (to: Step | null, given: Answers) => {
      const next = to ?? openStepsOf(rules, given)[0] ?? null;
      if (next !== null) focusOn(stepHeadingId(next), next === afterMany && to !== null ? "nearest" : "start");
      else generateButton.current?.focus({ preventScroll: true });
    },
    [rules, afterMany],
  );
  return { generateButton, advance };
}
