declare const calendarDay: unique symbol;

/** A day in some person's time zone, `YYYY-MM-DD`. Compares and sorts as text. */
export type CalendarDay = string & { readonly [calendarDay]: true };

const SHAPE = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Reads a calendar day; null when the text isn't a day of the Gregorian calendar. */
export function parseCalendarDay(text: string): CalendarDay | null {
  const match = SHAPE.exec(text);
  if (match === null) return null;
  const day = fromDayNumber(dayNumber(Number(match[1]), Number(match[2]), Number(match[3])));
  return day === text ? day : null;
}

/** The day so many days later (earlier when negative). */
export function addDays(day: CalendarDay, days: number): CalendarDay {
  return fromDayNumber(numberOf(day) + days);
}

/** Days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: CalendarDay, to: CalendarDay): number {
  return numberOf(to) - numberOf(from);
}

/** 0 for Monday to 6 for Sunday. */
export function weekdayIndex(day: CalendarDay): number {
  // Day 0 (1970-01-01) was a Thursday.
  return (((numberOf(day) + 3) % 7) + 7) % 7;
}

/** The Monday of the day's week. */
export function mondayOf(day: CalendarDay): CalendarDay {
  return addDays(day, -weekdayIndex(day));
}

function numberOf(day: CalendarDay): number {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return dayNumber(year, month, date);
}

// Days since 1970-01-01 by the proleptic Gregorian calendar; years are counted from March so that the leap day ends one.
function dayNumber(year: number, month: number, date: number): number {
  const y = month <= 2 ? year - 1 : year;
  const era = Math.floor(y / 400);
  const yearOfEra = y - era * 400;
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + date - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * 146_097 + dayOfEra - 719_468;
}

function fromDayNumber(days: number): CalendarDay {
  const shifted = days + 719_468;
  const era = Math.floor(shifted / 146_097);
  const dayOfEra = shifted - era * 146_097;
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const shiftedMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const date = dayOfYear - Math.floor((153 * shiftedMonth + 2) / 5) + 1;
  const month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9;
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0);
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(date, 2)}` as CalendarDay;
}

function pad(value: number, width: number): string {
  return String(value).padStart(width, "0");
}
