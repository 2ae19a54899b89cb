import type { MealChoices } from "@lockstep/contract/nutrition.ts";
import type { MealNote, PlannedMealDay } from "@lockstep/domain/nutrition/meal-plan.ts";
import { portionsOfAll } from "@lockstep/domain/nutrition/eaters.ts";
import { MOST_PEOPLE } from "@lockstep/domain/nutrition/meal-plan.ts";
import { ownToday } from "../accounts/index.ts";
import { SavedPlans, type PlanRow } from "../plans/index.ts";
import { checkFirstDay } from "./check-first-day.ts";
import { presentMealPlan, presentMeals } from "./present-meals.ts";

/** A saved meal plan. */
export interface MealPlanRow extends PlanRow {
  readonly choices: MealChoices;
  readonly days: readonly PlannedMealDay[];
  readonly notes: readonly MealNote[];
  readonly startsOn: string;
}

/** The person's meal plans. */
export const mealPlans = new SavedPlans({
  table: "meal_plans",
  dates: { startsOn: "starts_on" },
  event: "meal-plan",
  tokenPrefix: "meal-",
  present: (_platform, _actor, row) => presentMealPlan(row),
  summarize: ({ id, name, isCurrent, version, startsOn, createdAt, updatedAt, choices }: MealPlanRow) => ({
    id,
    name,
    isCurrent,
    version,
    startsOn,
    createdAt,
    updatedAt,
    choices,
  }),
  // Not the name they gave the plan, not their family, not their allergies, which are health data, not what they dislike, not whether they are under supervision, and none
  // of the notes, which speak of these (that of coconut only appears where someone eats no nuts).
  presentShared: ({ choices, days, startsOn }) => {
    const { preference, dailyCalories, planDays, prepStyle, mealsPerDay } = choices;
    const people = Math.min(MOST_PEOPLE, Math.max(1, Math.round(portionsOfAll(choices))));
    return presentMeals({
      name: "A shared meal plan",
      choices: {
        preference,
        dailyCalories,
        planDays,
        prepStyle,
        allergies: [],
        mealsPerDay,
        ...(people === 1 ? {} : { people }),
      },
      days: days.map((day) => ({ ...day, meals: day.meals.map((meal) => ({ ...meal, locked: false })) })),
      notes: [],
      startsOn,
    });
  },
  check: async (tx, platform, actor, { startsOn }) => {
    if (startsOn !== undefined) checkFirstDay(startsOn, await ownToday(tx, actor.userId, platform.now()));
  },
});
