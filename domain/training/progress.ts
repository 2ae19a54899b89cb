import { addDays, mondayOf, weekdayIndex } from "../calendar/calendar.ts";
import type { CalendarDay } from "../calendar/calendar.ts";
import { WEEKDAYS } from "../calendar/weekdays.ts";
import type { Exercise, LoadModel } from "./exercise.ts";
import type { Muscle, VolumeMuscle } from "./muscles.ts";
import type { CompactDay } from "./plan.ts";
import { estimateOfSession, shownOneRepMaxKg, type RecordedSession } from "./records.ts";
import type { SetType } from "./set-limits.ts";
import { effectiveSets } from "./volume.ts";

/** One exercise done on one day, as progress counts it. */
export interface DoneExercise {
  readonly date: CalendarDay;
  readonly exerciseId: string;
  readonly minutes: number;
  readonly sets: readonly DoneSet[];
  /** What the person weighed, where that's known: with a pull-up the body counts. */
  readonly bodyWeightKg?: number | null | undefined;
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
  /** A work set unless it says otherwise; never a warm-up. */
  readonly type?: SetType | undefined;
  readonly rir?: number | null | undefined;
}

/** A week that starts on `monday`: days with at least one exercise done, and the minutes of all. */
export interface WeekTotal {
  readonly monday: CalendarDay;
  readonly workouts: number;
  readonly minutes: number;
}

/**
 * The best set of a day, and the estimated one-repetition maximum after it: the median of the last three days that have one (null when all sets were beyond ten
 * repetitions, drop sets or holds, which say nothing about it). `seconds` is null but for holds.
 */
export interface StrengthPoint {
  readonly date: CalendarDay;
  readonly weightKg: number;
  readonly reps: number;
  readonly seconds: number | null;
  readonly oneRepMaxKg: number | null;
}

/**
 * An exercise's strength over time: the best set of all, the estimated one-repetition maximum as it is now (the median of the last three days that have one; null
 * when none has), and the best of each day that is asked for, oldest first.
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
  const byExercise = new Map<string, Map<CalendarDay, DoneExercise>>();
  for (const entry of done) {
    const days = byExercise.get(entry.exerciseId) ?? new Map<CalendarDay, DoneExercise>();
    byExercise.set(entry.exerciseId, days);
    const known = days.get(entry.date);
    days.set(entry.date, known === undefined ? entry : { ...known, sets: [...known.sets, ...entry.sets] });
  }
  const lines = [...byExercise].flatMap(([exerciseId, days]): StrengthLine[] => {
    const loadModel = loadModelOf(exerciseId) ?? "total";
    if (loadModel === "assistance") return [];
    const estimated: RecordedSession[] = [];
    const all = [...days.values()]
      .sort((a, b) => (a.date < b.date ? -1 : 1))
      .flatMap((day): StrengthPoint[] => {
        const best = bestWithWeight(day);
        if (best === null) return [];
        const session = recordedSession(day);
        const hasEstimate = estimateOfSession(session, loadModel) !== null;
        // The newest first, and never more than are looked at.
        if (hasEstimate) estimated.splice(0, estimated.length, session, ...estimated.slice(0, 2));
        return [{ ...best, date: day.date, oneRepMaxKg: hasEstimate ? shownOneRepMaxKg(estimated, loadModel) : null }];
      });
    const [first] = all;
    if (first === undefined) return [];
    const { oneRepMaxKg: _estimate, ...best } = all.reduce((top, point) => (isBetter(point, top) ? point : top), first);
    const points = all.filter(({ date }) => date >= from);
    return [{ exerciseId, best, oneRepMaxKg: shownOneRepMaxKg(estimated, loadModel), points }];
  });
  return lines.sort((a, b) => b.points.length - a.points.length || (a.exerciseId < b.exerciseId ? -1 : 1));
}

/** What was done on a day, as records read it. */
export function recordedSession({ sets, bodyWeightKg }: Pick<DoneExercise, "sets" | "bodyWeightKg">): RecordedSession {
  return {
    bodyWeightKg: bodyWeightKg ?? null,
    sets: sets.map(({ type = "work", weightKg, reps, seconds, rir }) => ({
      type,
      weightKg,
      reps,
      seconds: seconds ?? null,
      rir: rir ?? null,
    })),
  };
}

type SetWithWeight = Pick<StrengthPoint, "weightKg" | "reps" | "seconds">;

/** The best set of a day that was done with a weight; null without one. */
function bestWithWeight({ sets }: DoneExercise): SetWithWeight | null {
  return sets.reduce<SetWithWeight | null>((best, { weightKg, reps, seconds = null, type }) => {
    if (weightKg === null || weightKg <= 0 || reps < 1 || type === "drop") return best;
    const set = { weightKg, reps, seconds };
    return best === null || isBetter(set, best) ? set : best;
  }, null);
}

/** Heavier is better; with the same weight longer, then more repetitions. */
function isBetter(a: SetWithWeight, b: SetWithWeight): boolean {
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
    const sets = setsOf(entry);
    for (const muscle of exercise.targets) add(muscle, sets);
    for (const muscle of exercise.synergists) add(muscle, sets / 2);
  }
  return sums;
}

/** Where none were recorded, the planned ones count. */
function setsOf({ sets, plannedSets }: DoneAsPlanned): number {
  return sets.length > 0 ? sets.length : plannedSets;
}

/** The patterns that main lifts are of: the six that every balanced week has. */
const MAIN_PATTERNS = new Set(["squat", "hinge", "horizontal-push", "vertical-push", "horizontal-pull", "vertical-pull"]);

/** Whether people follow their strength by an exercise: a compound lift of the big patterns whose weight can be compared. */
export function isMainLift({
  kind,
  compound,
  pattern,
  loadModel,
}: Pick<Exercise, "kind" | "compound" | "pattern" | "loadModel">): boolean {
  const isWeighed = loadModel !== "none" && loadModel !== "body-weight" && loadModel !== "assistance";
  return kind === "strength" && compound && isWeighed && MAIN_PATTERNS.has(pattern);
}

/** Effective sets of a week that starts on `monday`. */
export interface WeekVolume {
  readonly monday: CalendarDay;
  readonly sets: Readonly<Record<VolumeMuscle, number>>;
}

/**
 * Effective sets of every muscle in the last `weeks` weeks up to the one of `today`, oldest first, empty weeks included. Sets count as in {@link effectiveSetsDone}, but in the
 * muscles that volume is counted in.
 */
export function volumeByWeek(
  done: readonly DoneAsPlanned[],
  today: CalendarDay,
  weeks: number,
  findExercise: (id: string) => Pick<Exercise, "kind" | "targets" | "synergists"> | undefined,
): readonly WeekVolume[] {
  const thisMonday = mondayOf(today);
  return Array.from({ length: weeks }, (_, index) => {
    const monday = addDays(thisMonday, (index - weeks + 1) * 7);
    const inWeek = done.filter(({ date }) => mondayOf(date) === monday);
    const sets = effectiveSets(
      inWeek.flatMap((entry) => {
        const exercise = findExercise(entry.exerciseId);
        return exercise === undefined ? [] : { ...exercise, sets: setsOf(entry) };
      }),
    );
    return { monday, sets };
  });
}
