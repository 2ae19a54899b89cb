import { addDays, weekdayIndex } from "../calendar/calendar.ts";
import type { CalendarDay } from "../calendar/calendar.ts";
import { WEEKDAYS } from "../calendar/weekdays.ts";
import type { Weekday } from "../calendar/weekdays.ts";
import type { DoneExercise } from "./progress.ts";
import type { CompactDay } from "./plan.ts";

/** That an exercise was done on a day. */
export type DoneOnDay = Pick<DoneExercise, "date" | "exerciseId">;

/** What became of one training day of a plan in one week. */
export interface DayRecord {
  readonly day: Weekday;
  readonly done: readonly string[];
  readonly missed: readonly string[];
  /** The weekday that all of what was done was done on; null when it was several, or nothing was done. */
  readonly doneOn: Weekday | null;
}

/** What became of a plan's week. */
export interface WeekRecord {
  readonly monday: CalendarDay;
  /** Its training days, Monday first. */
  readonly days: readonly DayRecord[];
}

/** A week in numbers. A day counts as done with its first exercise. */
export interface WeekFacts {
  readonly daysDone: number;
  readonly daysPlanned: number;
  readonly exercisesDone: number;
  readonly exercisesPlanned: number;
}

/** A full week has every training day, and of the exercises at least this share: nobody's week is spoiled by one set of calf raises. */
const FULL_SHARE = 0.8;

/**
 * Compares the week from `monday` on with a plan's days. An exercise counts for its day on whichever weekday it was done, once for each time the
 * plan has it. Days before `since`, when the plan was made, weren't planned.
 */
export function recordWeek(
  days: readonly CompactDay[],
  done: readonly DoneOnDay[],
  monday: CalendarDay,
  since: CalendarDay,
): WeekRecord {
  const dates = doneDates(done, monday);
  const planned = days.filter(({ day, isRest }) => !isRest && addDays(monday, WEEKDAYS.indexOf(day)) >= since);
  // Work on its own weekday is matched first, so that a session done late can't take it away.
  const found = new Map<string, Weekday>();
  const match = (isRight: (date: Weekday, day: Weekday) => boolean): void => {
    for (const { day, exercises } of planned) {
      for (const { exerciseId } of exercises) {
        const key = `${day} ${exerciseId}`;
        const left = dates.get(exerciseId) ?? [];
        const place = found.has(key) ? -1 : left.findIndex((date) => isRight(date, day));
        const [taken] = place === -1 ? [] : left.splice(place, 1);
        if (taken !== undefined) found.set(key, taken);
      }
    }
  };
  match((date, day) => date === day);
  match(() => true);
  return {
    monday,
    days: planned.map(({ day, exercises }) => {
      const ids = exercises.map(({ exerciseId }) => exerciseId);
      const isDone = (id: string): boolean => found.has(`${day} ${id}`);
      const on = new Set(ids.flatMap((id) => found.get(`${day} ${id}`) ?? []));
      const [only = null] = on.size === 1 ? on : [];
      return { day, done: ids.filter(isDone), missed: ids.filter((id) => !isDone(id)), doneOn: only };
    }),
  };
}

/** The weekdays of a week that each exercise was done on, in order. */
function doneDates(done: readonly DoneOnDay[], monday: CalendarDay): Map<string, Weekday[]> {
  const dates = new Map<string, Weekday[]>();
  const inWeek = done.filter(({ date }) => date >= monday && date <= addDays(monday, 6));
  for (const { date, exerciseId } of inWeek.toSorted((a, b) => (a.date < b.date ? -1 : 1))) {
    const weekday = WEEKDAYS[weekdayIndex(date)] ?? "Monday";
    dates.set(exerciseId, [...(dates.get(exerciseId) ?? []), weekday]);
  }
  return dates;
}

/** A week's numbers. */
export function factsOf({ days }: WeekRecord): WeekFacts {
  return {
    daysDone: days.filter(({ done }) => done.length > 0).length,
    daysPlanned: days.length,
    exercisesDone: days.reduce((sum, { done }) => sum + done.length, 0),
    exercisesPlanned: days.reduce((sum, { done, missed }) => sum + done.length + missed.length, 0),
  };
}

/** Whether a week was done in full: every training day, and at least {@link FULL_SHARE} of all exercises. */
export function isFullWeek(record: WeekRecord): boolean {
  const { daysDone, daysPlanned, exercisesDone, exercisesPlanned } = factsOf(record);
  return daysPlanned > 0 && daysDone === daysPlanned && exercisesDone >= exercisesPlanned * FULL_SHARE;
}

/** A plan of a light week: two sets of everything at most. */
export function isLight(days: readonly CompactDay[]): boolean {
  return days.every(({ exercises }) => exercises.every(({ sets }) => sets <= 2));
}
