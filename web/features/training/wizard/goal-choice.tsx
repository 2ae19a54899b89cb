import { GOALS } from "@lockstep/domain/training/goal.ts";
import type { Goal } from "@lockstep/domain/training/goal.ts";
import { RadioCards } from "../../../ui/choice.tsx";
import { GOAL_TEXTS } from "./setup-texts.ts";

/** What the plan is for. Null is getting fitter in general. */
export function GoalChoice({
  goal,
  waiting,
  onChoose,
}: {
  goal: Goal | null;
  /** The member's profile isn't there yet. */
  waiting: boolean;
  onChoose: (goal: Goal | null) => void;
}) {
  return (
    <div className="setup-goals mt-5" id="setup-goal" tabIndex={-1}>
      <RadioCards<Goal | "none">
        legend="Your goal"
        className="grid-cols-2 sm:grid-cols-3"
        value={goal ?? "none"}
        options={[
          ...GOALS.map((each) => ({ value: each, label: GOAL_TEXTS[each], disabled: waiting })),
          { value: "none", label: "No special goal", disabled: waiting },
        ]}
        onChange={(value) => onChoose(value === "none" ? null : value)}
      />
    </div>
  );
}
