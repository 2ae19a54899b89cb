import { addDays, mondayOf, parseCalendarDay, weekdayIndex } from "@lockstep/domain/calendar/calendar.ts";
import type { CalendarDay } from "@lockstep/domain/calendar/calendar.ts";
import { dateFormatter } from "../ui/formatters.ts";

/** The calendar day at this moment in a time zone; the device's own zone when none is given or it isn't known here. */
export function calendarDayIn(timeZone: string | null, now: Date): CalendarDay {
  return dayIn(timeZone, now) ?? dayIn(null, now) ?? fallback(now);
}

function dayIn(timeZone: string | null, now: Date): CalendarDay | null {
  try {
    const parts = new Intl.DateTimeFormat("en", {
      ...(timeZone === null ? {} : { timeZone }),
      calendar: "gregory",
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
    }).formatToParts(now);
    const part = (type: string) => parts.find((each) => each.type === type)?.value ?? "";
    return parseCalendarDay(`${part("year").padStart(4, "0")}-${part("month")}-${part("day")}`);
  } catch {
    return null;
  }
}

function fallback(now: Date): CalendarDay {
  const day = parseCalendarDay(now.toISOString().slice(0, 10));
  if (day === null) throw new Error("A date outside the calendar.");
  return day;
}

/** The seven days of the week that holds `day`, Monday first. */
export function weekOf(day: CalendarDay): CalendarDay[] {
  const monday = mondayOf(day);
  return Array.from({ length: 7 }, (_, index) => addDays(monday, index));
}

const dayMonth = dateFormatter({ timeZone: "UTC", day: "numeric", month: "short" });

/** "Nov 20". */
export function formatDay(day: string): string {
  return dayMonth.format(new Date(`${day}T00:00:00Z`));
}

/** "Nov 16 to 22", "Nov 30 to Dec 6". */
export function formatWeek(monday: CalendarDay): string {
  const sunday = addDays(monday, 6);
  const last = monday.slice(0, 7) === sunday.slice(0, 7) ? String(Number(sunday.slice(8))) : formatDay(sunday);
  return `${formatDay(monday)} to ${last}`;
}

export { addDays, mondayOf, weekdayIndex };
export type { CalendarDay };
