import type { Completion, ExerciseDetail, ExerciseDose, WorkoutExercise } from "@lockstep/contract/training.ts";
import { LEAST_HEAVY_RESERVE, reserveIn } from "@lockstep/domain/training/block-words.ts";
import { blockWeekOn, isInLighterWeek, type BlockOfPlan } from "@lockstep/domain/training/block.ts";
import { addDays, daysBetween, parseCalendarDay } from "@lockstep/domain/calendar/calendar.ts";
import type { CalendarDay } from "@lockstep/domain/calendar/calendar.ts";
import type { Level } from "@lockstep/domain/training/exercise.ts";
import { nextTarget, type DoneWorkSet, type Target } from "@lockstep/domain/training/next-target.ts";
import type { Units } from "../units.ts";

/** What the targets of a workout follow from, beside the exercise. */
export interface TrainingPast {
  readonly completions: readonly Completion[];
  readonly block: BlockOfPlan | null;
  readonly level: Level;
  readonly today: CalendarDay;
  readonly units: Units;
}

/** Lifts that always keep repetitions in reserve. */
const HEAVY = new Set(["squat", "hinge"]);

/** The longest time without any training between a day and today. */
function longestBreak(trained: readonly string[], since: string, today: CalendarDay): number {
  const days = [...new Set([since, ...trained.filter((date) => date > since && date < today), today])].toSorted();
  const parsed = days.flatMap((day) => parseCalendarDay(day) ?? []);
  return Math.max(0, ...parsed.slice(1).map((day, at) => daysBetween(parsed[at] ?? day, day)));
}

/** What an exercise asks for today: sets, weight, repetitions, and why. `planned` is null for one that isn't in the plan. */
export function targetOf(exercise: ExerciseDetail, planned: ExerciseDose | null, past: TrainingPast): Target {
  const { completions, block, level, today, units } = past;
  const mine = completions
    .filter(({ exerciseId, date, sets }) => exerciseId === exercise.id && date < today && sets.length > 0)
    .toSorted((a, b) => (a.date < b.date ? 1 : -1));
  const hard = block === null ? mine : mine.filter(({ date }) => !isInLighterWeek(block, date));
  const isLighter = block !== null && isInLighterWeek(block, today);
  const [last] = mine;
  const reserve = block === null ? null : reserveIn(blockWeekOn(block, today).week, level);
  return nextTarget({
    exercise,
    dose: planned ?? exercise,
    level,
    reserve: reserve !== null && HEAVY.has(exercise.pattern) ? Math.max(reserve, LEAST_HEAVY_RESERVE) : reserve,
    isLighter,
    exposures: (hard.length > 0 ? hard : mine).map(({ sets }) => sets.map(toDoneSet)),
    daysOff:
      last === undefined
        ? 0
        : longestBreak(
            completions.map(({ date }) => date),
            last.date,
            today,
          ),
    units,
  });
}

/** The sets of the last time, for ghosts. */
export function lastSets({ completions, today }: TrainingPast, exerciseId: string): Completion | null {
  const [last = null] = completions
    .filter((each) => each.exerciseId === exerciseId && each.date < today && each.sets.length > 0)
    .toSorted((a, b) => (a.date < b.date ? 1 : -1));
  return last;
}

/** What next time asks for, once this workout's sets are the last ones. */
export function targetAfter(
  entry: WorkoutExercise,
  exercise: ExerciseDetail,
  planned: ExerciseDose | null,
  past: TrainingPast,
): Target | null {
  const sets = entry.sets
    .filter(({ doneAt, type }) => doneAt !== null && type !== "warmup")
    .map(({ weightKg, reps, seconds, rir }) => ({
      weightKg,
      reps: reps ?? 1,
      ...(seconds === null ? {} : { seconds }),
      ...(rir === null ? {} : { rir }),
    }));
  if (sets.length === 0) return null;
  const done = { id: entry.id, date: past.today, exerciseId: exercise.id, exerciseName: exercise.name };
  const completion: Completion = { ...done, planId: null, minutes: 0, sets, completedAt: `${past.today}T12:00:00.000Z` };
  const others = past.completions.filter(({ exerciseId, date }) => exerciseId !== exercise.id || date !== past.today);
  return targetOf(exercise, planned, { ...past, completions: [...others, completion], today: addDays(past.today, 1) });
}

function toDoneSet({ weightKg, reps, seconds, rir }: Completion["sets"][number]): DoneWorkSet {
  return { weightKg, reps, seconds: seconds ?? null, rir: rir ?? null };
}
