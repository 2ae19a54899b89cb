import { useMinute } from "../../../ui/use-minute.ts";
import { wallClockIn } from "../../../plans/wall-clock.ts";

/** Minutes since midnight in a time zone, as they pass while the page stays open. */
export function useMinutes(timeZone: string | null): number {
  return wallClockIn(timeZone, useMinute()).minutes;
}
