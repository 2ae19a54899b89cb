import type { Exercise } from "@lockstep/domain/training/exercise.ts";
import { WEEKDAYS } from "@lockstep/domain/calendar/weekdays.ts";
import type { PlanResult, TrainingChoices, TrainingPlan } from "@lockstep/domain/training/plan.ts";
import { openBook } from "./training-book.ts";
import { checkNotes, checkRefusal } from "./training-note-rules.ts";
import type { TrainingRule, Violation } from "./training-report.ts";
import { checkSession } from "./training-session-rules.ts";
import { checkWeek } from "./training-week-rules.ts";

/**
 * Checks a training plan against the ten rules of issue 2 part 7, written from that text and apart from the planner. Pure.
 * `catalogue` is what the planner was given. An empty answer means that no rule is broken.
 */
export function checkTrainingPlan(
  choices: TrainingChoices,
  catalogue: readonly Exercise[],
  plan: TrainingPlan,
): readonly Violation[] {
  const violations: Violation[] = [];
  const report = (rule: TrainingRule, message: string): void => {
    violations.push({ rule, message });
  };
  if (plan.name.trim() === "") report("shape", "the plan has no name");
  if (plan.days.map((day) => day.day).join() !== WEEKDAYS.join()) {
    report("shape", "the days are not Monday to Sunday");
    return violations;
  }
  for (const day of plan.days) if (day.focus.trim() === "") report("shape", `${day.day} has no focus`);
  const book = openBook(choices, catalogue, plan);
  for (const day of plan.days) {
    for (const planned of day.exercises) {
      if (!book.byId.has(planned.exerciseId)) report("1-allowed", `${day.day}: ${planned.exerciseId} is not in the catalogue`);
    }
  }
  plan.days.forEach((_, index) => checkSession(book, index, report));
  checkWeek(book, report);
  checkNotes(book, report);
  return violations;
}

/** Checks whatever the planner answered: a plan, or a refusal that must be justified. */
export function checkTrainingResult(
  choices: TrainingChoices,
  catalogue: readonly Exercise[],
  result: PlanResult,
): readonly Violation[] {
  if (result.ok) return checkTrainingPlan(choices, catalogue, result.plan);
  const violations: Violation[] = [];
  checkRefusal(choices, catalogue, result.refusal, (rule, message) => violations.push({ rule, message }));
  return violations;
}
