import { addDays, mondayOf } from "../calendar/calendar.ts";
import type { CalendarDay } from "../calendar/calendar.ts";

/** Days in a row. */
export interface StreakCount {
  /** Days in the current streak, which nothing has broken and today may still extend. 0 if there is none. */
  readonly current: number;
  /** The most that any run ever had. */
  readonly longest: number;
  /** The last day that counted, or null. */
  readonly lastDay: CalendarDay | null;
  /** Missed days that freezes cover in the current streak, earliest first. */
  readonly frozen: readonly CalendarDay[];
}

/** What keeps a run over a day on which nothing was done. */
export interface StreakRules {
  /** A planned rest day: it neither adds to a run nor ends it. */
  readonly isRest: (day: CalendarDay) => boolean;
  /** Each calendar week, Monday to Sunday, keeps one missed day. */
  readonly hasFreezes: boolean;
}

/** Every day must count. */
export const DAILY: StreakRules = { isRest: () => false, hasFreezes: false };

/**
 * Counts runs of days; order and doubles don't matter. A gap is bridged when each of its days is a rest day or finds the freeze of its week unused. The
 * current run is followed from today backwards, so freezes go to the latest gaps first: a day that is logged later can only lengthen it. The longest
 * is that of any stretch with one missed day a week at the most, so it never shrinks by a day going by. Days after `today` (logged ahead) carry on a run that they touch; one that
 * they don't touch stands all the same. A freeze keeps only days before today.
 */
export function countStreak(days: Iterable<CalendarDay>, today: CalendarDay, rules: StreakRules = DAILY): StreakCount {
  const sorted = [...new Set(days)].toSorted();
  const past = sorted.filter((day) => day <= today);
  const ahead = sorted.filter((day) => day > today);
  const { kept, frozen } = followBack(past, today, rules);
  const begun = past.at(-1) === today || rules.isRest(today) || kept === 0;
  const carried = begun ? countAhead(ahead, past.at(-1) === today ? today : null, today, rules) : 0;
  const current = kept + carried;
  return {
    current,
    longest: Math.max(current, longestOf(sorted, today, rules)),
    lastDay: (carried > 0 ? ahead[carried - 1] : past.at(-1)) ?? null,
    frozen,
  };
}

/** Whether the week of today has its freeze still, given the days that freezes keep. */
export function hasFreezeLeft(frozen: readonly CalendarDay[], today: CalendarDay): boolean {
  return !frozen.some((day) => mondayOf(day) === mondayOf(today));
}

/** The run up to today, from its end: how many days it holds and which freezes it takes. `past` ascends and ends at today at the latest. */
function followBack(
  past: readonly CalendarDay[],
  today: CalendarDay,
  rules: StreakRules,
): { readonly kept: number; readonly frozen: readonly CalendarDay[] } {
  const frozen: CalendarDay[] = [];
  let kept = 0;
  let end = today;
  for (const day of past.toReversed()) {
    const missed = missedBetween(day, end, { today, rules, frozen });
    if (missed === null) break;
    frozen.push(...missed);
    kept += 1;
    end = day;
  }
  return { kept, frozen: kept === 0 ? [] : frozen.toSorted() };
}

/** How many days logged ahead go on from a day that is done (or, with null, from today though it isn't): only rest days may lie between. */
function countAhead(ahead: readonly CalendarDay[], from: CalendarDay | null, today: CalendarDay, rules: StreakRules): number {
  let last = from ?? (rules.isRest(today) ? today : ahead[0]);
  let count = 0;
  for (const day of ahead) {
    if (last === undefined || (day !== last && missedBetween(last, day, { today, rules, frozen: [] }) === null)) break;
    count += 1;
    last = day;
  }
  return count;
}

/**
 * The most days of any stretch in which each week misses one at the most. A stretch is judged on its own: what an earlier one that broke had spent is its
 * own, so the answer can only grow as days go by.
 */
function longestOf(sorted: readonly CalendarDay[], today: CalendarDay, rules: StreakRules): number {
  /** By week, the place of the day after the latest miss in it: from there a stretch that misses another may begin. */
  const afterMiss = new Map<CalendarDay, number>();
  let start = 0;
  let longest = 0;
  let last: CalendarDay | null = null;
  for (const [place, day] of sorted.entries()) {
    const missed = last === null ? [] : missedBetween(last, day, { today, rules, frozen: [] });
    if (missed === null) start = place;
    for (const each of missed ?? []) {
      start = Math.max(start, afterMiss.get(mondayOf(each)) ?? 0);
      afterMiss.set(mondayOf(each), place);
    }
    longest = Math.max(longest, place - start + 1);
    last = day;
  }
  return longest;
}

/** The days strictly between two that need a freeze; null when one of them finds none. */
function missedBetween(
  from: CalendarDay,
  to: CalendarDay,
  { today, rules, frozen }: { readonly today: CalendarDay; readonly rules: StreakRules; readonly frozen: readonly CalendarDay[] },
): readonly CalendarDay[] | null {
  const spent = new Set(frozen.map(mondayOf));
  const missed: CalendarDay[] = [];
  for (let day = addDays(from, 1); day < to; day = addDays(day, 1)) {
    if (rules.isRest(day)) continue;
    const week = mondayOf(day);
    if (!rules.hasFreezes || day >= today || spent.has(week)) return null;
    spent.add(week);
    missed.push(day);
  }
  return missed;
}
