import { addDays, daysBetween, mondayOf } from "../calendar/calendar.ts";
import type { CalendarDay } from "../calendar/calendar.ts";
import { NO_FIGURES, scaleFigures, sumFigures } from "./figures.ts";
import type { MealFigures } from "./meal-plan.ts";

/** Something eaten on a day. */
export interface Eaten extends MealFigures {
  readonly date: CalendarDay;
}

/** A day's total. */
export interface EatenDay extends Eaten {
  readonly entries: number;
}

/** The average of a week's days that have entries. */
export interface EatenWeek extends MealFigures {
  readonly monday: CalendarDay;
  readonly daysLogged: number;
}

/** The totals of `count` days up to `today`, oldest first; days without entries are there with zeros. */
export function totalByDay(eaten: readonly Eaten[], today: CalendarDay, count: number): readonly EatenDay[] {
  return Array.from({ length: count }, (_, index) => {
    const date = addDays(today, index - count + 1);
    const entries = eaten.filter((entry) => entry.date === date);
    return { date, entries: entries.length, ...sumFigures(entries) };
  });
}

/** Averages of `count` weeks up to the one of `today`, oldest first, over the days that have entries: a day nobody logged says nothing. */
export function averageByWeek(eaten: readonly Eaten[], today: CalendarDay, count: number): readonly EatenWeek[] {
  const first = addDays(mondayOf(today), -7 * (count - 1));
  return Array.from({ length: count }, (_, index) => {
    const monday = addDays(first, 7 * index);
    const week = eaten.filter((entry) => daysBetween(monday, entry.date) >= 0 && daysBetween(monday, entry.date) < 7);
    const daysLogged = new Set(week.map((entry) => entry.date)).size;
    return { monday, daysLogged, ...(daysLogged === 0 ? NO_FIGURES : scaleFigures(sumFigures(week), 1 / daysLogged)) };
  });
}

/** Two thirds of a day's planned meals eaten count as a day kept to the plan: a meal out breaks nothing. */
export function keptToPlan(mealsEaten: number, mealsPlanned: number): boolean {
  return mealsPlanned > 0 && mealsEaten * 3 >= mealsPlanned * 2;
}
