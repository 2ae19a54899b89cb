import { addDays, parseCalendarDay, type CalendarDay } from "@lockstep/domain/calendar/calendar.ts";

/** Making a formatter costs far more time and memory than using it, and there are only a few hundred time zones. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat("en-CA", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" });
  formats.set(timeZone, format);
  return format;
}

/** The calendar day it's at a moment in a time zone. */
export function dayIn(timeZone: string, now: Date): CalendarDay {
  const text = formatOf(timeZone).format(now);
  const day = parseCalendarDay(text);
  if (day === null) throw new Error(`${text} is not a calendar day.`);
  return day;
}

const OLDEST = "2000-01-01";

/** The message for a day that isn't plausible. */
export const DAY_REFUSED = "Please choose a day from 2000 up to today.";

/** Whether something may have happened on a day: somewhere on earth it is tomorrow already, so one day ahead of UTC is the most a calendar can say. */
export function isPlausibleDay(date: string, now: Date): boolean {
  const day = parseCalendarDay(date);
  return day !== null && day >= OLDEST && day <= addDays(dayIn("UTC", now), 1);
}
