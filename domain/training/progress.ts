import { addDays, mondayOf, weekdayIndex } from "../calendar/calendar.ts";
import type { CalendarDay } from "../calendar/calendar.ts";
import { WEEKDAYS } from "../calendar/weekdays.ts";
import type { Exercise, LoadModel } from "./exercise.ts";
import type { Muscle } from "./muscles.ts";
import { estimateOneRepMaxKg, movedKg } from "./one-rep-max.ts";
import type { CompactDay } from "./plan.ts";

/** One exercise done on one day, as progress counts it. */
export interface DoneExercise {
  readonly date: CalendarDay;
  readonly exerciseId: string;
  readonly minutes: number;
  readonly sets: readonly DoneSet[];
}

/** The same with the sets that were planned: what counts where none were recorded. */
export interface DoneAsPlanned extends DoneExercise {
  readonly plannedSets: number;
}

/** A set as done; `weightKg` is null for body weight. A hold or a carry says how many seconds it lasted, and 1 repetition. */
export interface DoneSet {
  readonly weightKg: number | null;
  readonly reps: number;
  readonly seconds?: number | null | undefined;
}

/** A week that starts on `monday`: days with at least one exercise done, and the minutes of all. */
export interface WeekTotal {
  readonly monday: CalendarDay;
  readonly workouts: number;
  readonly minutes: number;
}

/**
 * The best set of a day, and the highest one-repetition maximum that any of its sets makes likely (null when all were beyond ten repetitions,
 * or holds, which say nothing about it). `seconds` is null but for holds.
 */
export interface StrengthPoint {
  readonly date: CalendarDay;
  readonly weightKg: number;
  readonly reps: number;
  readonly seconds: number | null;
  readonly oneRepMaxKg: number | null;
}

/**
 * An exercise's strength over time: the best set and the highest estimated one-repetition maximum of all sets (null when every one was beyond ten
 * repetitions or a hold), and the best of each day that is asked for, oldest first.
 */
export interface StrengthLine {
  readonly exerciseId: string;
  readonly best: Omit<StrengthPoint, "oneRepMaxKg">;
  readonly oneRepMaxKg: number | null;
  readonly points: readonly StrengthPoint[];
}

/** Totals of the last `weeks` weeks up to the one of `today`, oldest first, empty weeks included. */
export function totalByWeek(done: readonly DoneExercise[], today: CalendarDay, weeks: number): readonly WeekTotal[] {
  const thisMonday = mondayOf(today);
  return Array.from({ length: weeks }, (_, index) => {
    const monday = addDays(thisMonday, (index - weeks + 1) * 7);
    const inWeek = done.filter((entry) => mondayOf(entry.date) === monday);
    return {
      monday,
      workouts: new Set(inWeek.map((entry) => entry.date)).size,
      minutes: inWeek.reduce((sum, entry) => sum + entry.minutes, 0),
    };
  });
}

/**
 * Strength of every exercise that was ever done with a weight, with the days from `from` on; the most often trained since then first. What a machine takes off the
 * body is no weight that someone lifted: assisted exercises are left out. An exercise that nobody knows anymore counts as one with a bar.
 */
export function strengthLines(
  done: readonly DoneExercise[],
  from: CalendarDay,
  loadModelOf: (exerciseId: string) => LoadModel | undefined,
): readonly StrengthLine[] {
  const byExercise = new Map<string, Map<CalendarDay, StrengthPoint>>();
  for (const entry of done) {
    const loadModel = loadModelOf(entry.exerciseId) ?? "total";
    if (loadModel === "assistance") continue;
    for (const set of entry.sets) {
      if (set.weightKg === null || set.weightKg <= 0 || set.reps < 1) continue;
      const seconds = set.seconds ?? null;
      // With a pull-up the body counts too, and a band's number can't be compared.
      const moved = movedKg(loadModel, set.weightKg, null);
      const point = {
        date: entry.date,
        weightKg: set.weightKg,
        reps: set.reps,
        seconds,
        oneRepMaxKg: seconds === null && moved !== null ? estimateOneRepMaxKg(moved, set.reps) : null,
      };
      const days = byExercise.get(entry.exerciseId) ?? new Map<CalendarDay, StrengthPoint>();
      byExercise.set(entry.exerciseId, days);
      const known = days.get(entry.date);
      // The heaviest set need not be the strongest: 80 kg ten times is more than 90 kg once.
      const oneRepMaxKg = highest(point.oneRepMaxKg, known?.oneRepMaxKg ?? null);
      days.set(entry.date, { ...(known === undefined || isBetter(point, known) ? point : known), oneRepMaxKg });
    }
  }
  const lines = [...byExercise].map(([exerciseId, days]) => {
    const all = [...days.values()].sort((a, b) => (a.date < b.date ? -1 : 1));
    const best = all.reduce((top, point) => (isBetter(point, top) ? point : top));
    const estimates = all.flatMap(({ oneRepMaxKg }) => oneRepMaxKg ?? []);
    return {
      exerciseId,
      best: { weightKg: best.weightKg, reps: best.reps, seconds: best.seconds, date: best.date },
      oneRepMaxKg: estimates.length === 0 ? null : Math.max(...estimates),
      points: all.filter(({ date }) => date >= from),
    };
  });
  return lines.sort((a, b) => b.points.length - a.points.length || (a.exerciseId < b.exerciseId ? -1 : 1));
}

function highest(a: number | null, b: number | null): number | null {
  return a === null || b === null ? (a ?? b) : Math.max(a, b);
}

/** Heavier is better; with the same weight longer, then more repetitions. */
function isBetter(a: StrengthPoint, b: StrengthPoint): boolean {
  return (a.weightKg - b.weightKg || (a.seconds ?? 0) - (b.seconds ?? 0) || a.reps - b.reps) > 0;
}

/** How many sets of an exercise a week asks for on a date: those of its weekday, else those of another day; null where the week has it not. */
export function setsPlanned(days: readonly CompactDay[], date: CalendarDay, exerciseId: string): number | null {
  const asked = (day: CompactDay): number | null => day.exercises.find((each) => each.exerciseId === exerciseId)?.sets ?? null;
  const weekday = WEEKDAYS[weekdayIndex(date)];
  const ofThatDay = days.filter(({ day }) => day === weekday);
  return [...ofThatDay, ...days].map(asked).find((sets) => sets !== null) ?? null;
}

/**
 * Effective sets a muscle got from what was done: one for each target, one half for each synergist (Pelland 2024). Work without
 * recorded sets counts with the planned ones. Exercises that aren't strength, or no longer in the catalogue, count nothing.
 */
export function effectiveSetsDone(
  done: readonly DoneAsPlanned[],
  findExercise: (id: string) => Pick<Exercise, "kind" | "targets" | "synergists"> | undefined,
): ReadonlyMap<Muscle, number> {
  const sums = new Map<Muscle, number>();
  const add = (muscle: Muscle, sets: number): void => void sums.set(muscle, (sums.get(muscle) ?? 0) + sets);
  for (const entry of done) {
    const exercise = findExercise(entry.exerciseId);
    if (exercise === undefined || exercise.kind !== "strength") continue;
    const sets = entry.sets.length > 0 ? entry.sets.length : entry.plannedSets;
    for (const muscle of exercise.targets) add(muscle, sets);
    for (const muscle of exercise.synergists) add(muscle, sets / 2);
  }
  return sums;
}
