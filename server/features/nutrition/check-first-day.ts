import { addDays, daysBetween, parseCalendarDay, type CalendarDay } from "@lockstep/domain/calendar/calendar.ts";
import { ApiError } from "../../platform/http/api-error.ts";

/** A plan may begin up to so many days ahead: what is to be eaten later is planned later. */
const MOST_DAYS_AHEAD = 60;

/** Refuses a first day that is too far ahead of the person's own today. */
export function checkFirstDay(startsOn: string, today: CalendarDay): void {
  const day = parseCalendarDay(startsOn);
  if (day !== null && daysBetween(today, day) <= MOST_DAYS_AHEAD) return;
  const message = `A plan must start by ${addDays(today, MOST_DAYS_AHEAD)}.`;
  throw new ApiError("VALIDATION_FAILED", { issues: [{ path: "startsOn", message }] });
}
