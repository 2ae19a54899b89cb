import { addDays, mondayOf, weekdayIndex } from "@lockstep/domain/calendar/calendar.ts";
import type { CalendarDay } from "@lockstep/domain/calendar/calendar.ts";
import { formatDate } from "../ui/formatters.ts";
import { wallClockIn } from "./wall-clock.ts";

/** The calendar day at this moment in a time zone; the device's own zone when none is given or it isn't known here. */
export function calendarDayIn(timeZone: string | null, now: Date): CalendarDay {
  return wallClockIn(timeZone, now).day;
}

/** The seven days of the week that holds `day`, Monday first. */
export function weekOf(day: CalendarDay): CalendarDay[] {
  const monday = mondayOf(day);
  return Array.from({ length: 7 }, (_, index) => addDays(monday, index));
}

/** "Nov 20". */
export function formatDay(day: string): string {
  return formatDate(new Date(day), "day", "utc");
}

/** "Nov 16 to 22", "Nov 30 to Dec 6". */
export function formatWeek(monday: CalendarDay): string {
  const sunday = addDays(monday, 6);
  const last = monday.slice(0, 7) === sunday.slice(0, 7) ? String(Number(sunday.slice(8))) : formatDay(sunday);
  return `${formatDay(monday)} to ${last}`;
}

export { addDays, mondayOf, weekdayIndex };
export type { CalendarDay };
