import { useCallback, useRef } from "react";
import { openStepsOf } from "./rules.ts";
import type { SetupRules } from "./rules.ts";
import { focusOn, stepHeadingId } from "./setup-step.tsx";

/**
 * Where a wizard's focus goes: to the next question, behind the last one to what is still open, and then to Generate. `holdsStill` names a
 * question whose cards must not move under the finger as the one before it is answered. `rules` is a constant.
 */
export function useLeadOn<Answers, Step extends string>(rules: SetupRules<Answers, Step>, holdsStill: Step | null = null) {
  const generateButton = useRef<HTMLButtonElement>(null);
  const leadOn = useCallback(
    (to: Step | null, given: Answers) => {
      const next = to ?? openStepsOf(rules, given)[0] ?? null;
      if (next !== null) focusOn(stepHeadingId(next), next !== holdsStill || to === null);
      else generateButton.current?.focus({ preventScroll: true });
    },
    [rules, holdsStill],
  );
  return { generateButton, leadOn };
}
