import type { CalendarDay } from "../calendar/calendar.ts";
import { refuseEdit } from "./meal-edit.ts";
import type { MealEditResult } from "./meal-edit.ts";
import type { MealPlan, PlannedMeal } from "./meal-plan.ts";
import { datesOfPlan, dateToLog } from "./plan-calendar.ts";

/** A planned meal that is in the log, on a date. */
export interface LoggedMeal {
  readonly date: string;
  readonly mealId: string;
}

/** Ids of the plan's meals that count as eaten, this time round: logged on their day's own date, those of a day ahead today. */
export function loggedMeals(
  plan: { readonly startsOn: CalendarDay; readonly days: MealPlan["days"] },
  today: CalendarDay,
  log: readonly LoggedMeal[],
): ReadonlySet<string> {
  const dates = datesOfPlan(plan.startsOn, plan.days.length, today);
  const found = plan.days.flatMap(({ meals }, place) => {
    const on = dateToLog(dates[place] ?? today, today);
    return meals.map(({ id }) => id).filter((id) => log.some(({ date, mealId }) => date === on && mealId === id));
  });
  return new Set(found);
}

const mealsOf = ({ days }: MealPlan): ReadonlyMap<string, PlannedMeal> =>
  new Map(days.flatMap(({ meals }) => meals.map((meal) => [meal.id, meal])));

function withLocks(plan: MealPlan, logged: ReadonlySet<string>, lockOf: (id: string) => boolean): MealPlan {
  const days = plan.days.map((day) => ({
    ...day,
    meals: day.meals.map((meal) => (logged.has(meal.id) ? { ...meal, locked: lockOf(meal.id) } : meal)),
  }));
  return { ...plan, days };
}

/** The plan with its logged meals locked too: what is found for the others then leaves them as they are. */
export function withLoggedLocked(plan: MealPlan, logged: ReadonlySet<string>): MealPlan {
  return withLocks(plan, logged, () => true);
}

const dishesOf = (meal: PlannedMeal | undefined): string =>
  JSON.stringify(meal?.dishes.map(({ recipeId, servings }) => [recipeId, servings]));

/**
 * Changes a plan with its logged meals held as if they were locked: what was eaten keeps its dishes and portions. A change that would touch
 * one all the same is refused (MEAL_LOGGED). Locks are afterwards as they were.
 */
export function holdLogged(
  plan: MealPlan,
  logged: ReadonlySet<string>,
  change: (held: MealPlan) => MealEditResult,
): MealEditResult {
  const before = mealsOf(plan);
  const isLocked = (id: string): boolean => before.get(id)?.locked === true;
  const result = change(withLoggedLocked(plan, logged));
  if (!result.ok) {
    if (result.refusal.code !== "MEAL_LOCKED") return result;
    const plain = change(plan);
    // Locked only because it is logged: unlocking isn't what helps.
    return plain.ok || plain.refusal.code !== "MEAL_LOCKED" ? refuseEdit("MEAL_LOGGED") : result;
  }
  const after = mealsOf(result.plan);
  const isKept = [...logged].every((id) => dishesOf(after.get(id)) === dishesOf(before.get(id)));
  return isKept ? { ok: true, plan: withLocks(result.plan, logged, isLocked) } : refuseEdit("MEAL_LOGGED");
}
