import { useMinute } from "../../../ui/use-minute.ts";
import { minutesIn } from "../clock.ts";

/** Minutes since midnight in a time zone, as they pass while the page stays open. */
export function useMinutes(timeZone: string | null): number {
  return minutesIn(timeZone, useMinute());
}
