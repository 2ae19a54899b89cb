import { DIETS } from "@lockstep/domain/nutrition/diets.ts";
import { DAILY_CALORIES, MEALS_PER_DAY, PREP_STYLES } from "@lockstep/domain/nutrition/meal-plan.ts";
import type { MealChoiceName, MealChoices, MealPlanResult, MealRefusal } from "@lockstep/domain/nutrition/meal-plan.ts";
import type { MealViolation } from "./meals-report.ts";

/** The ways to relax one choice, the smallest steps first. */
function relaxed(choices: MealChoices, name: MealChoiceName): readonly MealChoices[] {
  switch (name) {
    case "preference":
      return DIETS.map((preference) => ({ ...choices, preference }));
    case "dailyCalories":
      return DAILY_CALORIES.map((dailyCalories) => ({ ...choices, dailyCalories }));
    case "prepStyle":
      return PREP_STYLES.map((prepStyle) => ({ ...choices, prepStyle }));
    case "mealsPerDay":
      return MEALS_PER_DAY.map((mealsPerDay) => ({ ...choices, mealsPerDay }));
    case "dislikes":
      return [{ ...choices, dislikes: [] }];
    case "allergies":
      return [
        ...choices.allergies.map((left) => ({ ...choices, allergies: choices.allergies.filter((one) => one !== left) })),
        { ...choices, allergies: [] },
      ];
  }
}

/** Whether there's a plan with all of these choices relaxed, in whatever way. */
function helpTogether(choices: MealChoices, names: readonly MealChoiceName[], makes: (choices: MealChoices) => boolean): boolean {
  const [first, ...rest] = names;
  return first === undefined ? makes(choices) : relaxed(choices, first).some((eased) => helpTogether(eased, rest, makes));
}

/** What a refusal names helps: with that choice relaxed and no other there's a plan, or, where none alone helps, with all of them relaxed. */
export function checkRelax(
  choices: MealChoices,
  refusal: MealRefusal,
  planner: (choices: MealChoices) => MealPlanResult,
): readonly MealViolation[] {
  if (refusal.code === "CALORIES_BELOW_FLOOR") return [];
  const makes = (other: MealChoices): boolean => planner(other).ok;
  const useless = refusal.relax.filter((name) => !helpTogether(choices, [name], makes));
  if (useless.length > 1 && useless.length === refusal.relax.length && helpTogether(choices, useless, makes)) return [];
  return useless.map((name) => ({ rule: "refusal", message: `${name} relaxed, there is still no plan` }));
}
