import { parseCalendarDay, type CalendarDay } from "@lockstep/domain/calendar/calendar.ts";
import { ApiError } from "../../platform/http/api-error.ts";

/** Nothing was logged before it; the database has no year 0. */
const FIRST_DAY = "1900-01-01";

/** The day that a request names in the field `path`. */
export function readDay(text: string, path: string): CalendarDay {
  const day = parseCalendarDay(text);
  if (day !== null && day >= FIRST_DAY) return day;
  throw new ApiError("VALIDATION_FAILED", { issues: [{ path, message: `Please choose a day from ${FIRST_DAY} on.` }] });
}
