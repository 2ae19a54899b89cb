import type { KeptMealPlan, MealChoices, MealPlanPreview } from "@lockstep/contract/nutrition.ts";
import { parseCalendarDay } from "@lockstep/domain/calendar/calendar.ts";
import { batchesOf } from "@lockstep/domain/nutrition/batches.ts";
import { portionsOfAll } from "@lockstep/domain/nutrition/eaters.ts";
import { groceriesOf } from "@lockstep/domain/nutrition/groceries.ts";
import type { MealNote, PlannedMealDay } from "@lockstep/domain/nutrition/meal-plan.ts";
import { weekdayOfPlanDay } from "@lockstep/domain/nutrition/plan-calendar.ts";
import { BOOK } from "./book.ts";
import type { MealPlanRow } from "./meal-plans.ts";

/** A plan's days with what they were made from. */
interface Meals {
  readonly name: string;
  readonly choices: MealChoices;
  readonly days: readonly PlannedMealDay[];
  readonly notes: readonly MealNote[];
  /** Day 1; days are Monday first without it. */
  readonly startsOn?: string;
}

/** Meals in the API's format; the list of groceries and the cooking days are made from the days each time. */
export function presentMeals({ name, choices, days, notes, startsOn }: Meals): MealPlanPreview {
  const first = startsOn === undefined ? null : parseCalendarDay(startsOn);
  const plan = { days, notes, groceries: [] };
  const portions = portionsOfAll(choices);
  const weekday = (number: number, otherwise: string) => (first === null ? otherwise : weekdayOfPlanDay(first, number));
  return {
    name,
    choices,
    days: days.map((day) => ({
      ...day,
      day: weekday(day.number, day.day),
      meals: day.meals.map((meal) => ({
        ...meal,
        dishes: meal.dishes.map((dish) => ({ ...dish })),
        ingredients: meal.ingredients.map((ingredient) => ({ ...ingredient })),
        instructions: [...meal.instructions],
      })),
    })),
    groceries: groceriesOf(plan, BOOK, portions).map(({ aisle, items }) => ({
      aisle,
      items: items.map((item) => ({ ...item })),
    })),
    batches: batchesOf(plan, BOOK, portions).map((batch) => ({
      ...batch,
      weekday: weekday(batch.day, batch.weekday),
      useByWeekday: weekday(batch.useByDay, batch.useByWeekday),
      meals: batch.meals.map((meal) => ({ ...meal })),
    })),
    notes: notes.map((note) => ({ ...note })),
  };
}

/** A kept plan for its owner. */
export function presentMealPlan(row: MealPlanRow): KeptMealPlan {
  const { id, version, isCurrent, startsOn, shareToken } = row;
  return {
    ...presentMeals(row),
    id,
    version,
    isCurrent,
    startsOn,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    shareToken,
  };
}
