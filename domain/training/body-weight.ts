import type { CalendarDay } from "../calendar/calendar.ts";

/** What someone weighed on a day. */
export interface WeighIn {
  readonly date: CalendarDay;
  readonly weightKg: number;
}

/**
 * What someone weighed on a day, kg, as far as that's known: the last time they weighed themselves up to that day, or else the first time after it. The weigh-ins come
 * oldest first; null without any.
 */
export function bodyWeightOn(weighIns: readonly WeighIn[], day: CalendarDay): number | null {
  let [from, to] = [0, weighIns.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((weighIns[middle]?.date ?? day) <= day) from = middle + 1;
    else to = middle;
  }
  return (weighIns[from - 1] ?? weighIns[0])?.weightKg ?? null;
}
