import { daysBetween } from "../calendar/calendar.ts";
import type { CalendarDay } from "../calendar/calendar.ts";

/** Days in a row. */
export interface StreakCount {
  /** The run that reaches today or yesterday: today is not over yet. 0 when none does. */
  readonly current: number;
  readonly longest: number;
  /** The last day that counted, or null. */
  readonly lastDay: CalendarDay | null;
}

/**
 * Counts runs of days; order and doubles do not matter. Days after `today` (logged ahead) carry on a run that they touch; one that they do not
 * touch stands all the same while it reaches today or yesterday.
 */
export function countStreak(days: Iterable<CalendarDay>, today: CalendarDay): StreakCount {
  const runs = runsOf(days);
  const isStanding = ({ last }: Run): boolean => daysBetween(last, today) <= 1;
  const run = runs.findLast((each) => each.first <= today && isStanding(each)) ?? runs.at(-1);
  return {
    current: run !== undefined && isStanding(run) ? run.length : 0,
    longest: Math.max(0, ...runs.map(({ length }) => length)),
    lastDay: run?.last ?? null,
  };
}

interface Run {
  readonly first: CalendarDay;
  readonly last: CalendarDay;
  readonly length: number;
}

/** Days in a row, earliest first. */
function runsOf(days: Iterable<CalendarDay>): readonly Run[] {
  const runs: Run[] = [];
  for (const day of [...new Set(days)].toSorted()) {
    const run = runs.at(-1);
    if (run !== undefined && daysBetween(run.last, day) === 1)
      runs[runs.length - 1] = { ...run, last: day, length: run.length + 1 };
    else runs.push({ first: day, last: day, length: 1 });
  }
  return runs;
}
