import { weekdayIndex } from "../calendar/calendar.ts";
import type { CalendarDay } from "../calendar/calendar.ts";

/** Weekdays of rest that hold from a day on; 0 is Monday. */
export interface RestDays {
  readonly since: CalendarDay;
  readonly weekdays: readonly number[];
}

/** Thursday and Sunday: the default week (SPEC 4), which is what a person without a plan sees. */
export const DEFAULT_REST_WEEKDAYS: readonly number[] = [3, 6];

/**
 * Tells rest days by what the plan said at the time: a plan that changes today leaves yesterday as it was judged. Before the first plan the default week
 * holds. `history` is in the order of its days.
 */
export function restDayRule(history: readonly RestDays[]): (day: CalendarDay) => boolean {
  return (day) => {
    const known = history.findLast(({ since }) => since <= day);
    return (known?.weekdays ?? DEFAULT_REST_WEEKDAYS).includes(weekdayIndex(day));
  };
}

/** The history with what holds from a day on at its end; the same history when that says nothing new. */
export function withRestDays(history: readonly RestDays[], from: CalendarDay, weekdays: readonly number[]): readonly RestDays[] {
  const last = history.at(-1);
  if (last !== undefined && sameWeekdays(last.weekdays, weekdays)) return history;
  return [...history.filter(({ since }) => since < from), { since: from, weekdays: weekdays.toSorted((a, b) => a - b) }];
}

function sameWeekdays(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && a.every((day) => b.includes(day));
}
