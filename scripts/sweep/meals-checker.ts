import type { MealChoices, MealPlan, MealPlanResult, MealRefusal } from "@lockstep/domain/nutrition/meal-plan.ts";
import { checkDays } from "./meals-day-rules.ts";
import { checkDishes } from "./meals-dish-rules.ts";
import { checkForbidden } from "./meals-forbidden-rules.ts";
import { checkGroceries } from "./meals-grocery-rules.ts";
import type { Ledger, Library } from "./meals-ledger.ts";
import { openLedger } from "./meals-ledger.ts";
import type { MealReport, MealRule, MealViolation } from "./meals-report.ts";
import { checkWeek } from "./meals-week-rules.ts";

const FLOOR = 1200;
/** From 1,500 kcal nobody with so many allergies may be turned away. */
const ALLERGIES_ALWAYS_SERVED = 2;

function collect(): { readonly violations: MealViolation[]; readonly report: MealReport } {
  const violations: MealViolation[] = [];
  return { violations, report: (rule: MealRule, message: string) => void violations.push({ rule, message }) };
}

const needsSupervision = ({ dailyCalories, supervised }: MealChoices): boolean => dailyCalories < FLOOR && supervised !== true;

function checkOpened(ledger: Ledger, report: MealReport): void {
  if (needsSupervision(ledger.choices)) report("floor", `a plan of ${ledger.choices.dailyCalories} kcal without supervision`);
  checkForbidden(ledger, report);
  checkDays(ledger, report);
  checkDishes(ledger, report);
  checkWeek(ledger, report);
  checkGroceries(ledger, report);
}

/**
 * Checks a plan of meals against issue 3 parts 1 and 3, written from that text and apart from the planner: own tables of substances and
 * of names, all figures recounted from grams. Pure. An empty answer means that no rule is broken.
 */
export function checkMealPlan(choices: MealChoices, library: Library, plan: MealPlan): readonly MealViolation[] {
  const { violations, report } = collect();
  checkOpened(openLedger(choices, library, plan, report), report);
  return violations;
}

/** A refusal says why, names only what the person chose, and comes only where it may. */
export function checkMealRefusal(choices: MealChoices, refusal: MealRefusal): readonly MealViolation[] {
  const { violations, report } = collect();
  const { code, message, relax } = refusal;
  if (message.trim() === "") report("refusal", "says nothing");
  if (needsSupervision(choices) !== (code === "CALORIES_BELOW_FLOOR")) {
    report("floor", `${code} at ${choices.dailyCalories} kcal, supervised: ${choices.supervised === true}`);
  }
  if (code === "CALORIES_BELOW_FLOOR") return violations;
  if (relax.length === 0) report("refusal", "names nothing to relax");
  if (new Set(relax).size !== relax.length) report("refusal", `names ${relax.join(", ")}`);
  if (relax.includes("allergies") && choices.allergies.length === 0) report("refusal", "names allergies, and there are none");
  if (relax.includes("dislikes") && (choices.dislikes ?? []).length === 0)
    report("refusal", "names dislikes, and there are none");
  const always = choices.dailyCalories >= 1500 && new Set(choices.allergies).size <= ALLERGIES_ALWAYS_SERVED;
  if (always && (choices.dislikes ?? []).length === 0) report("refusal", `impossible with ${choices.allergies.length} allergies`);
  return violations;
}

/** Checks whatever the planner answered. */
export function checkMealResult(choices: MealChoices, library: Library, result: MealPlanResult): readonly MealViolation[] {
  return result.ok ? checkMealPlan(choices, library, result.plan) : checkMealRefusal(choices, result.refusal);
}
