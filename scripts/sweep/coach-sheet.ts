import type { Exercise } from "@lockstep/domain/training/exercise.ts";
import type { TrainingPlan } from "@lockstep/domain/training/plan.ts";
import type { Reading } from "./coach-sheet-names.ts";
import { PROMISES } from "./coach-sheet-promises.ts";
import type { SheetRule, Verdict } from "./coach-sheet-rule.ts";
import { SESSION_RULES } from "./coach-sheet-session-rules.ts";
import { readWeek } from "./coach-sheet-week.ts";
import type { SheetChoices } from "./coach-sheet-week.ts";
import { WEEK_RULES } from "./coach-sheet-week-rules.ts";

// The coach's sheet: whether a finished week is one a coach would sign, by coaching.md alone. It knows nothing of the planner.

/** Every line of the sheet: the promises, then the coach's rules by number. */
export const SHEET_RULES: readonly SheetRule[] = [
  ...PROMISES,
  ...[...WEEK_RULES, ...SESSION_RULES].sort((one, other) => Number.parseInt(one.id, 10) - Number.parseInt(other.id, 10)),
];

/** Judges a week, in one reading of its exercises: every line with its verdict. */
export function judgeWeek(
  choices: SheetChoices,
  catalogue: readonly Exercise[],
  plan: TrainingPlan,
  reading: Reading,
): ReadonlyMap<string, Verdict> {
  const week = readWeek(choices, catalogue, plan, reading);
  return new Map(SHEET_RULES.map(({ id, judge }) => [id, judge(week)]));
}
