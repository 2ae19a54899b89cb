import type { LogEntry, MealDay, MealFigures, PlannedMeal } from "@lockstep/contract/nutrition.ts";
import { addDays, mondayOf } from "@lockstep/domain/calendar/calendar.ts";
import type { CalendarDay } from "@lockstep/domain/calendar/calendar.ts";
import { sumFigures } from "@lockstep/domain/nutrition/figures.ts";
import { datesOfPlan, dateToLog, isPlanOver, planDayOn } from "@lockstep/domain/nutrition/plan-calendar.ts";
import type { DayTab } from "../../../ui/tabs.tsx";

/** A plan's days in the calendar, this time round: seven days repeat every week, so their dates move on. */
export interface PlanDates {
  /** The date of each day, by its place (day 1 first). */
  readonly dates: readonly CalendarDay[];
  /** The place of today's day; null before the plan begins and when it is over. */
  readonly today: number | null;
  readonly isOver: boolean;
}

export function datesOf(startsOn: CalendarDay, planDays: number, today: CalendarDay): PlanDates {
  const number = planDayOn(startsOn, planDays, today);
  return {
    dates: datesOfPlan(startsOn, planDays, today),
    today: number === null ? null : number - 1,
    isOver: isPlanOver(startsOn, planDays, today),
  };
}

/**
 * From when to when the log is needed to know what of the plan was eaten: last week to next week, the same from Monday to Sunday, so that an answer kept
 * on Monday serves on Tuesday without a connection; more for a plan that reaches further.
 */
export function logRange({ dates }: PlanDates, today: CalendarDay): { readonly from: CalendarDay; readonly to: CalendarDay } {
  const lastWeek = addDays(mondayOf(today), -7);
  const nextWeek = addDays(mondayOf(today), 13);
  const first = dates[0] ?? today;
  const last = dates.at(-1) ?? today;
  return { from: first < lastWeek ? first : lastWeek, to: last > nextWeek ? last : nextWeek };
}

/** What became of a planned day. */
export interface DayRecord {
  /** The log's entry of each planned meal that was eaten, by the meal's id. */
  readonly eaten: ReadonlyMap<string, LogEntry>;
  /** All that was eaten on the date, planned or not. */
  readonly total: MealFigures;
  readonly isDone: boolean;
}

/** Holds a day against the log. A meal of a day still ahead may have been logged today. */
export function recordDay(
  day: MealDay,
  date: CalendarDay,
  today: CalendarDay,
  planId: string | null,
  entries: readonly LogEntry[],
): DayRecord {
  const onDate = dateToLog(date, today);
  const eaten = new Map<string, LogEntry>();
  for (const entry of entries) {
    const { source } = entry;
    if (entry.date !== onDate || source.type !== "meal" || source.planId !== planId) continue;
    if (day.meals.some(({ id }) => id === source.mealId)) eaten.set(source.mealId, entry);
  }
  return {
    eaten,
    total: sumFigures(entries.filter((entry) => entry.date === date)),
    isDone: day.meals.length > 0 && eaten.size === day.meals.length,
  };
}

/** The days as tabs and as rows: two letters where one would be twice in a row of weekdays. */
export function dayTabs(
  days: readonly MealDay[],
  records: readonly DayRecord[],
  today: number | null,
  note: (place: number) => string,
): Array<DayTab & { weekday: string; note: string }> {
  return days.map((day, place) => ({
    short: days.length > 3 ? day.day.slice(0, 1) : day.day.slice(0, 3),
    weekday: day.day,
    name: place === today ? `${day.day}, today` : day.day,
    note: note(place),
    state: records[place]?.isDone ? "done" : "open",
  }));
}

/** The meals of a day in order of time. */
export function byTime(meals: readonly PlannedMeal[]): readonly PlannedMeal[] {
  return meals.toSorted((a, b) => (a.time < b.time ? -1 : a.time > b.time ? 1 : 0));
}

/** "Monday's dinner": the meal whose cooking a leftover finishes; null when it is none, or the plan doesn't know it. */
export function leftoverWords(days: readonly MealDay[], meal: PlannedMeal): string | null {
  for (const day of days) {
    const source = day.meals.find(({ id }) => id === meal.leftoverOf);
    if (source) return `${day.day}'s ${source.type.toLowerCase()}`;
  }
  return null;
}
