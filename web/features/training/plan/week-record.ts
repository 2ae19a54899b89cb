import type { CompletedSet, Completion, PlannedDay, PlannedExercise } from "@lockstep/contract/training.ts";
import type { CalendarDay } from "../../../plans/today.ts";

/** What was done of one planned day. */
export interface DayRecord {
  /** By exercise of the plan. */
  readonly done: ReadonlyMap<string, Completion>;
  /** Completed on this date without being in the week's plan (anymore). */
  readonly extra: readonly Completion[];
  readonly doneSets: number;
  readonly totalSets: number;
  /** Every planned exercise is done; false on rest days. */
  readonly isDone: boolean;
}

/** Sets that count for the ring: those logged, at most the planned ones; all of them when none were written down. */
export function countedSets(exercise: Pick<PlannedExercise, "sets">, sets: readonly CompletedSet[]): number {
  return sets.length === 0 ? exercise.sets : Math.min(sets.length, exercise.sets);
}

/**
 * Lays a week's completions over its plan. An exercise counts for the day it was done on when that day plans it; otherwise for the next day
 * of the week that plans it and has not got it, then for an earlier one: training ahead or catching up fills the right ring. What was done
 * by another plan wasn't done ahead of this one: it stays on its day.
 */
export function recordWeek(
  days: readonly PlannedDay[],
  week: readonly CalendarDay[],
  completions: readonly Completion[],
  planId: string | null,
): DayRecord[] {
  const done = days.map(() => new Map<string, Completion>());
  const extra = days.map((): Completion[] => []);
  const plans = (index: number, id: string) => days[index]?.exercises.some((exercise) => exercise.exerciseId === id) ?? false;
  const elsewhere: Array<{ index: number; completion: Completion }> = [];
  for (const completion of [...completions].sort((a, b) => (a.date < b.date ? -1 : 1))) {
    const index = week.findIndex((date) => date === completion.date);
    if (index < 0) continue;
    if (plans(index, completion.exerciseId)) done[index]?.set(completion.exerciseId, completion);
    else if (completion.planId === planId) elsewhere.push({ index, completion });
    else extra[index]?.push(completion);
  }
  for (const { index, completion } of elsewhere) {
    const order = [...days.keys()].sort(
      (a, b) => Number(a < index) - Number(b < index) || Math.abs(a - index) - Math.abs(b - index),
    );
    const place = order.find((day) => plans(day, completion.exerciseId) && !done[day]?.has(completion.exerciseId));
    if (place === undefined) extra[index]?.push(completion);
    else done[place]?.set(completion.exerciseId, completion);
  }
  return days.map((day, index) => {
    const found = done[index] ?? new Map<string, Completion>();
    const totalSets = day.exercises.reduce((sum, exercise) => sum + exercise.sets, 0);
    const doneSets = day.exercises.reduce((sum, exercise) => {
      const completion = found.get(exercise.exerciseId);
      return completion ? sum + countedSets(exercise, completion.sets) : sum;
    }, 0);
    const isDone = day.exercises.length > 0 && day.exercises.every((exercise) => found.has(exercise.exerciseId));
    return { done: found, extra: extra[index] ?? [], doneSets, totalSets, isDone };
  });
}

/** The date that marking on this tab counts for: its own, or today while its day is still ahead. */
export function dateToMark(dayIndex: number, week: readonly CalendarDay[], today: CalendarDay): CalendarDay {
  const date = week[dayIndex];
  return date !== undefined && date <= today ? date : today;
}

/** The latest completion of an exercise with sets before a date, for "last time". */
export function lastTime(completions: readonly Completion[], exerciseId: string, before: string): Completion | null {
  let latest: Completion | null = null;
  for (const each of completions) {
    if (each.exerciseId !== exerciseId || each.date >= before || each.sets.length === 0) continue;
    if (latest === null || each.date > latest.date) latest = each;
  }
  return latest;
}
