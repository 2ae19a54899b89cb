import { addDays, daysBetween, weekdayIndex } from "../calendar/calendar.ts";
import type { CalendarDay } from "../calendar/calendar.ts";
import { weekdayAt } from "../calendar/weekdays.ts";
import type { Weekday } from "../calendar/weekdays.ts";

/** A plan of this many days repeats every week; shorter ones end. */
const REPEATS = 7;

/**
 * The number (from 1) of the plan's day that a calendar day is, or null when the plan doesn't reach it: before its start, and after
 * its last day unless it has seven, which repeat.
 */
export function planDayOn(startsOn: CalendarDay, planDays: number, date: CalendarDay): number | null {
  const offset = daysBetween(startsOn, date);
  if (offset < 0) return null;
  if (planDays === REPEATS) return (offset % REPEATS) + 1;
  return offset < planDays ? offset + 1 : null;
}

/** The date of each of a plan's days, day 1 first, this time round: seven days repeat every week, so their dates move on. */
export function datesOfPlan(startsOn: CalendarDay, planDays: number, today: CalendarDay): readonly CalendarDay[] {
  const passed = daysBetween(startsOn, today);
  const first = planDays === REPEATS && passed > 0 ? addDays(startsOn, passed - (passed % REPEATS)) : startsOn;
  return Array.from({ length: planDays }, (_, place) => addDays(first, place));
}

/** The date something eaten of a planned day is written to: that day, and today for one still ahead. */
export function dateToLog(date: CalendarDay, today: CalendarDay): CalendarDay {
  return date > today ? today : date;
}

/** The weekday of a plan's day (numbers from 1) when day 1 is `startsOn`: "Monday". */
export function weekdayOfPlanDay(startsOn: CalendarDay, number: number): Weekday {
  return weekdayAt(weekdayIndex(addDays(startsOn, number - 1)));
}

/** Whether a plan is over: its days have passed and it doesn't repeat. */
export function isPlanOver(startsOn: CalendarDay, planDays: number, today: CalendarDay): boolean {
  return planDays !== REPEATS && daysBetween(startsOn, today) >= planDays;
}
