import type { KeptMealPlan, LogEntry, Macros, MealFigures, NutritionProgress } from "@lockstep/contract/nutrition.ts";
import { addDays, mondayOf, parseCalendarDay } from "@lockstep/domain/calendar/calendar.ts";
import type { CalendarDay } from "@lockstep/domain/calendar/calendar.ts";
import { averageByWeek, totalByDay } from "@lockstep/domain/nutrition/eaten.ts";
import type { Eaten, EatenDay } from "@lockstep/domain/nutrition/eaten.ts";
import { scaleFigures, sumFigures } from "@lockstep/domain/nutrition/figures.ts";
import { planDayOn } from "@lockstep/domain/nutrition/plan-calendar.ts";
import { MEAL_TYPES } from "@lockstep/domain/nutrition/recipe.ts";
import type { MealType } from "@lockstep/domain/nutrition/recipe.ts";

import type { MacroTargets } from "../plan/macro-bars.tsx";

/** Weeks in the averages, this one included. */
export const WEEKS = 8;

const WEEK_DAYS = 7;

function eatenOf(entries: readonly LogEntry[]): Eaten[] {
  return entries.flatMap(({ date, calories, protein, carbs, fat, fibre }) => {
    const day = parseCalendarDay(date);
    return day === null ? [] : [{ date: day, calories, protein, carbs, fat, fibre }];
  });
}

/** The totals of a week's seven days, Monday first. */
export function weekTotals(entries: readonly LogEntry[], monday: CalendarDay): readonly EatenDay[] {
  return totalByDay(eatenOf(entries), addDays(monday, WEEK_DAYS - 1), WEEK_DAYS);
}

/** The server's weeks with the current one counted from the entries available, which include what still waits to be sent. */
export function weeksWithThis(
  weeks: NutritionProgress["weeks"],
  entriesOfThisWeek: readonly LogEntry[],
  today: CalendarDay,
): NutritionProgress["weeks"] {
  const monday = mondayOf(today);
  const current = averageByWeek(eatenOf(entriesOfThisWeek), addDays(monday, WEEK_DAYS - 1), 1);
  return [...weeks.filter((week) => week.monday !== monday), ...current];
}

/**
 * What the plan means for a day: its calories a day and the macros of that very day; the plan's average on days it doesn't reach. Null without a
 * plan.
 */
export function targetOn(
  plan: Pick<KeptMealPlan, "startsOn" | "days" | "choices"> | null | undefined,
  date: CalendarDay,
): MealFigures | null {
  if (!plan) return null;
  const startsOn = parseCalendarDay(plan.startsOn);
  const number = startsOn === null ? null : planDayOn(startsOn, plan.days.length, date);
  const day = plan.days.find((each) => each.number === number);
  const { protein, carbs, fat, fibre } = day ?? scaleFigures(sumFigures(plan.days), 1 / Math.max(1, plan.days.length));
  return { calories: plan.choices.dailyCalories, protein, carbs, fat, fibre };
}

/** The macros to aim for on a day: someone's own targets, else what's planned. */
export function macroTargetsOn(planned: MealFigures | null, own: Macros["own"]): MacroTargets {
  const goal = (nutrient: keyof MacroTargets): number | null => own[nutrient] ?? planned?.[nutrient] ?? null;
  return { protein: goal("protein"), carbs: goal("carbs"), fat: goal("fat") };
}

/** A day's entries by meal, in the order of the day; meals without any are left out. */
export function byMeal(
  entries: readonly LogEntry[],
  date: CalendarDay,
): readonly { readonly type: MealType; readonly entries: readonly LogEntry[] }[] {
  const ofDay = entries.filter((entry) => entry.date === date);
  return MEAL_TYPES.map((type) => ({ type, entries: ofDay.filter((entry) => entry.mealType === type) })).filter(
    (meal) => meal.entries.length > 0,
  );
}
