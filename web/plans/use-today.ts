import { useMinute } from "../ui/use-minute.ts";
import { calendarDayIn } from "./today.ts";
import type { CalendarDay } from "./today.ts";

/** The person's day in a time zone; null is the device's own. Changes at midnight even while the page stays open. */
export function useToday(timeZone: string | null): CalendarDay {
  return calendarDayIn(timeZone, useMinute());
}
