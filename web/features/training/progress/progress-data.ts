import type { Completion, ExerciseDetail, TrainingProgress } from "@lockstep/contract/training.ts";
import { addDays, mondayOf, parseCalendarDay } from "@lockstep/domain/calendar/calendar.ts";
import type { CalendarDay } from "@lockstep/domain/calendar/calendar.ts";
import type { Muscle } from "@lockstep/domain/training/muscles.ts";
import { MUSCLES, VOLUME_MUSCLE_OF, VOLUME_MUSCLES } from "@lockstep/domain/training/muscles.ts";
import type { VolumeMuscle } from "@lockstep/domain/training/muscles.ts";
import type { Level } from "@lockstep/domain/training/exercise.ts";
import {
  effectiveSetsDone,
  isMainLift,
  setsPlanned,
  strengthLines,
  totalByWeek,
  volumeByWeek,
} from "@lockstep/domain/training/progress.ts";
import type { CompactDay } from "@lockstep/domain/training/plan.ts";
import { weeklyRange } from "@lockstep/domain/training/volume.ts";
import type { VolumeRange } from "@lockstep/domain/training/volume.ts";
import { toKg } from "../units.ts";
import type { Units } from "../units.ts";

/** Weeks in the charts, this one included. */
export const WEEKS = 12;

/** What counts for strength and for a muscle's sets: what the weight means, and the exercise's kind, muscles and usual sets. */
type Counted = Pick<ExerciseDetail, "loadModel" | "kind" | "compound" | "pattern" | "targets" | "synergists" | "sets">;

/** A plan whose sets count where none were written down. */
interface AskedBy {
  readonly id: string;
  readonly days: readonly CompactDay[];
  readonly level: Level;
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
    strength: strengthLines(done, from, (id) => exerciseOf(id)?.loadModel).map((line) => {
      const exercise = exerciseOf(line.exerciseId);
      return {
        ...line,
        exerciseName: names.get(line.exerciseId) ?? line.exerciseId,
        isMainLift: exercise !== undefined && isMainLift(exercise),
        points: [...line.points],
      };
    }),
    muscles: [...sums].map(([muscle, sets]) => ({ muscle, sets })).toSorted((a, b) => b.sets - a.sets),
    level: plan?.level ?? "beginner",
    volume: volumeByWeek(done, today, WEEKS, exerciseOf).map(({ sets, ...week }) => ({ ...week, sets: { ...sets } })),
    thisWeek: weeks.at(-1) ?? { monday, workouts: 0, minutes: 0 },
  };
}

/** Whether anything was completed in the weeks shown. */
export function hasProgress(progress: TrainingProgress): boolean {
  return progress.weeks.some((week) => week.workouts > 0);
}

/** The sets of weeks, each muscle's on average. */
export function averageSets(weeks: TrainingProgress["volume"]): Readonly<Record<VolumeMuscle, number>> {
  const mean = (muscle: VolumeMuscle): number =>
    weeks.reduce((sum, { sets }) => sum + sets[muscle], 0) / Math.max(1, weeks.length);
  return Object.fromEntries(VOLUME_MUSCLES.map((muscle) => [muscle, mean(muscle)])) as Record<VolumeMuscle, number>;
}

/** Where a muscle's sets of a week are in the range in which it grows. */
export function placeInRange(sets: number, { lower, upper }: VolumeRange): "none" | "under" | "in" | "over" {
  if (sets === 0) return "none";
  return sets < lower ? "under" : sets > upper ? "over" : "in";
}

/** How brightly a muscle is lit: fully from the sets a week at which it grows at that level. */
export function volumeLoad(sets: Readonly<Record<VolumeMuscle, number>>, level: Level): Partial<Record<Muscle, number>> {
  const load: Partial<Record<Muscle, number>> = {};
  for (const muscle of MUSCLES) {
    const counted = VOLUME_MUSCLE_OF[muscle];
    const share = Math.min(1, sets[counted] / weeklyRange(level, counted).lower);
    if (share > 0) load[muscle] = share;
  }
  return load;
}

const EXAMPLE_SETS: Partial<Record<VolumeMuscle, number>> = {
  quadriceps: 9,
  chest: 8,
  back: 9,
  glutes: 7,
  triceps: 5,
  biceps: 4,
  hamstrings: 4,
  shoulders: 5,
  abdominals: 3,
};

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
        isMainLift: true,
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
    level: "beginner",
    volume: weeks.map(({ monday: each, minutes: trained }) => ({
      monday: each,
      sets: Object.fromEntries(
        VOLUME_MUSCLES.map((muscle) => [muscle, Math.round((EXAMPLE_SETS[muscle] ?? 0) * (trained / 112) * 2) / 2]),
      ) as Record<VolumeMuscle, number>,
    })),
    thisWeek: weeks.at(-1) ?? { monday, workouts: 0, minutes: 0 },
  };
}
