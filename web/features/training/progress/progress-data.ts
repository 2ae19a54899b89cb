import type { Completion, ExerciseDetail, TrainingProgress } from "@lockstep/contract/training.ts";
import { addDays, mondayOf, parseCalendarDay } from "@lockstep/domain/calendar/calendar.ts";
import type { CalendarDay } from "@lockstep/domain/calendar/calendar.ts";
import type { Muscle } from "@lockstep/domain/training/muscles.ts";
import { VOLUME_MUSCLE_OF } from "@lockstep/domain/training/muscles.ts";
import { effectiveSetsDone, setsPlanned, strengthLines, totalByWeek } from "@lockstep/domain/training/progress.ts";
import type { CompactDay } from "@lockstep/domain/training/plan.ts";
import { weeklyRange } from "@lockstep/domain/training/volume.ts";
import { toKg } from "../units.ts";
import type { Units } from "../units.ts";

/** Weeks in the charts, this one included. */
export const WEEKS = 12;

/** What counts for strength and for a muscle's sets: what the weight means, and the exercise's kind, muscles and usual sets. */
type Counted = Pick<ExerciseDetail, "loadModel" | "kind" | "targets" | "synergists" | "sets">;

/** A plan whose sets count where none were written down. */
interface AskedBy {
  readonly id: string;
  readonly days: readonly CompactDay[];
}

/** The progress of what a guest completed on this device, added up as the server does it for members. */
export function progressOf(
  completions: readonly Completion[],
  today: CalendarDay,
  exerciseOf: (id: string) => Counted | undefined,
  plan: AskedBy | null,
): TrainingProgress {
  const done = completions.flatMap((each) => {
    const date = parseCalendarDay(each.date);
    if (date === null) return [];
    const asked = plan !== null && each.planId === plan.id ? setsPlanned(plan.days, date, each.exerciseId) : null;
    const plannedSets = asked ?? exerciseOf(each.exerciseId)?.sets ?? 0;
    return [{ date, exerciseId: each.exerciseId, minutes: each.minutes, sets: each.sets, plannedSets }];
  });
  const monday = mondayOf(today);
  const names = new Map(completions.map((each) => [each.exerciseId, each.exerciseName]));
  const from = addDays(monday, -7 * (WEEKS - 1));
  const weeks = [...totalByWeek(done, today, WEEKS)];
  const sums = effectiveSetsDone(
    done.filter(({ date }) => date >= monday),
    exerciseOf,
  );
  return {
    weeks,
    hasCompleted: done.length > 0,
    strength: strengthLines(done, from, (id) => exerciseOf(id)?.loadModel).map((line) => ({
      ...line,
      exerciseName: names.get(line.exerciseId) ?? line.exerciseId,
      points: [...line.points],
    })),
    muscles: [...sums].map(([muscle, sets]) => ({ muscle, sets })).toSorted((a, b) => b.sets - a.sets),
    thisWeek: weeks.at(-1) ?? { monday, workouts: 0, minutes: 0 },
  };
}

/** Whether anything was completed in the weeks shown. */
export function hasProgress(progress: TrainingProgress): boolean {
  return progress.weeks.some((week) => week.workouts > 0);
}

/** How brightly a muscle is lit: fully from the sets at which it grows (the lower end of the weekly range for beginners). */
export function muscleLoad(muscles: TrainingProgress["muscles"]): Partial<Record<Muscle, number>> {
  const load: Partial<Record<Muscle, number>> = {};
  for (const { muscle, sets } of muscles) load[muscle] = Math.min(1, sets / fullFrom(muscle));
  return load;
}

/** The sets a week from which a muscle is fully lit. */
export function fullFrom(muscle: Muscle): number {
  return weeklyRange("beginner", VOLUME_MUSCLE_OF[muscle]).lower;
}

/** Eight example weeks for guests, ending before `today` and always labelled as an example. */
export function exampleProgress(today: CalendarDay, units: Units): TrainingProgress {
  const monday = mondayOf(today);
  const workouts = [0, 0, 0, 0, 2, 3, 2, 3, 3, 4, 3, 3];
  const minutes = [0, 0, 0, 0, 58, 92, 66, 104, 110, 146, 118, 112];
  const weeks = workouts.map((count, index) => ({
    monday: addDays(monday, (index - WEEKS + 1) * 7),
    workouts: count,
    minutes: minutes[index] ?? 0,
  }));
  const lifted = units === "kg" ? [40, 42.5, 42.5, 45, 47.5, 47.5, 50, 52.5] : [90, 95, 95, 100, 105, 105, 110, 115];
  const weights = lifted.map((weight) => toKg(weight, units));
  const points = weights.map((weightKg, index) => ({
    date: addDays(monday, (index - weights.length + 1) * 7),
    weightKg,
    reps: 8,
    seconds: null,
    oneRepMaxKg: weightKg * (1 + 8 / 30),
  }));
  return {
    weeks,
    hasCompleted: true,
    strength: [
      {
        exerciseId: "example",
        exerciseName: "Bench press (example)",
        best: { weightKg: Math.max(...weights), reps: 8, seconds: null, date: monday },
        oneRepMaxKg: Math.max(...points.map((point) => point.oneRepMaxKg)),
        points,
      },
    ],
    muscles: [
      { muscle: "quadriceps", sets: 9 },
      { muscle: "chest", sets: 8 },
      { muscle: "lats", sets: 8 },
      { muscle: "glutes", sets: 7 },
      { muscle: "triceps", sets: 5 },
      { muscle: "biceps", sets: 4 },
      { muscle: "hamstrings", sets: 4 },
      { muscle: "shoulders", sets: 3.5 },
      { muscle: "abdominals", sets: 3 },
    ],
    thisWeek: weeks.at(-1) ?? { monday, workouts: 0, minutes: 0 },
  };
}
