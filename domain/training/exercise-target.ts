import { daysBetween, parseCalendarDay, type CalendarDay } from "../calendar/calendar.ts";
import { reserveIn } from "./reserve.ts";
import { blockWeekOn, isInLighterWeek, type BlockOfPlan } from "./block.ts";
import type { Avoidance, ExerciseFacts, Level } from "./exercise.ts";
import { LIGHTER_SETS } from "./lighter-week.ts";
import { nextTarget, type DoneWorkSet, type Target, type TargetRequest } from "./next-target.ts";

/** An exercise as it was done on a day: its sets without warm-ups. `type` says what a set was that wasn't a usual work set. */
export interface DoneExercise {
  readonly exerciseId: string;
  readonly date: string;
  readonly sets: readonly {
    readonly weightKg: number | null;
    readonly reps: number;
    readonly seconds?: number | null | undefined;
    readonly rir?: number | null | undefined;
    readonly type?: "drop" | "failure" | "amrap" | undefined;
  }[];
}

/** What today's targets follow from, beside the exercise: everything that was done, in any order, and where the person is. */
export interface TrainingPast<Done extends DoneExercise = DoneExercise> {
  readonly completions: readonly Done[];
  /** Null outside a block. */
  readonly block: BlockOfPlan | null;
  readonly level: Level;
  /** What the plan avoids: some of it asks for easier sets. */
  readonly avoid?: readonly Avoidance[] | undefined;
  readonly today: CalendarDay;
  readonly units: "kg" | "lb";
}

/** What an exercise asks for today: weight, repetitions, and why. `dose` is the plan's, or the exercise's own. */
export function exerciseTarget(
  exercise: Pick<ExerciseFacts, "id"> & TargetRequest["exercise"],
  dose: TargetRequest["dose"],
  past: TrainingPast,
): Target {
  const { completions, block, level, avoid, today, units } = past;
  const mine = timesDone(past, exercise.id);
  const hard = block === null ? mine : mine.filter(({ date }) => !isInLighterWeek(block, date));
  const [last] = mine;
  const isLighter = block !== null && isInLighterWeek(block, today);
  return nextTarget({
    exercise,
    dose: isLighter ? { ...dose, sets: Math.min(dose.sets, LIGHTER_SETS) } : dose,
    level,
    reserve: block === null ? null : reserveIn(blockWeekOn(block, today).week, { skillLevel: level, avoid }, exercise.pattern),
    isLighter,
    exposures: (hard.length > 0 ? hard : mine).map(workSets),
    daysOff: last === undefined ? 0 : longestBreak(completions, last.date, today),
    units,
  });
}

/** The days before today on which an exercise was done with work sets, the latest first. */
export function timesDone<Done extends DoneExercise>({ completions, today }: TrainingPast<Done>, exerciseId: string): Done[] {
  return completions
    .filter((each) => each.exerciseId === exerciseId && each.date < today && workSets(each).length > 0)
    .sort((a, b) => (a.date < b.date ? 1 : -1));
}

/** The sets that progress follows from. A drop set is done tired, so it says nothing; one to failure left nothing in reserve. */
export function workSets({ sets }: DoneExercise): readonly DoneWorkSet[] {
  return sets
    .filter(({ type }) => type !== "drop")
    .map(({ weightKg, reps, seconds, rir, type }) => ({
      weightKg,
      reps,
      seconds: seconds ?? null,
      rir: rir ?? (type === "failure" ? 0 : null),
    }));
}

/** The longest time without any training between a day and today, days. */
function longestBreak(completions: readonly DoneExercise[], since: string, today: CalendarDay): number {
  const trained = completions.map(({ date }) => date).filter((date) => date > since && date < today);
  const days = [...new Set([since, ...trained, today])].toSorted().flatMap((day) => parseCalendarDay(day) ?? []);
  return Math.max(0, ...days.slice(1).map((day, at) => daysBetween(days[at] ?? day, day)));
}
