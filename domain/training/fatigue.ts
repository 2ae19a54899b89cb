import { addDays, daysBetween, mondayOf, parseCalendarDay, type CalendarDay } from "../calendar/calendar.ts";
import { blockWeekOn, isInLighterWeek } from "./block.ts";
import { deloadReason } from "./deload.ts";
import type { ExerciseFacts } from "./exercise.ts";
import { timesDone, workSets, type TrainingPast } from "./exercise-target.ts";
import { estimateOneRepMaxKg } from "./one-rep-max.ts";
import type { PlannedDay } from "./plan.ts";

/** A week with fewer training days than this, or than half of those planned, is no hard one. */
const LEAST_DAYS = 2;
/** After so long without training an estimate from before says nothing about fatigue, days. */
const BREAK_DAYS = 14;
/** Weeks looked back at most. */
const MOST_WEEKS = 52;

/** A plan's week, and what is known of its exercises. */
interface FollowedPlan {
  readonly days: readonly Pick<PlannedDay, "isRest" | "exercises">[];
  readonly exercises: ReadonlyMap<string, Pick<ExerciseFacts, "id" | "compound" | "kind" | "loadModel">>;
}

/** Why a lighter week should be offered today, as a sentence; null where none is due, or where this week is one, or the next block is still ahead. */
export function lighterWeekReason({ days, exercises }: FollowedPlan, past: TrainingPast): string | null {
  const { block, level, today } = past;
  const phase = block === null ? "hard" : blockWeekOn(block, today).phase;
  if (phase === "lighter" || phase === "ahead") return null;
  const mainLifts = mainLiftsOf(days, exercises).map((exercise) =>
    exercise.loadModel === "total" || exercise.loadModel === "per-hand" || exercise.loadModel === "stack"
      ? estimatesOf(exercise.id, past)
      : [],
  );
  return deloadReason({ level, hardWeeks: hardWeeksBefore(days, past), mainLifts });
}

/** The first compound lift of each training day, once each. */
function mainLiftsOf(days: FollowedPlan["days"], exercises: FollowedPlan["exercises"]) {
  const first = days.flatMap((day) => {
    const lift = day.exercises
      .flatMap(({ exerciseId }) => exercises.get(exerciseId) ?? [])
      .find(({ compound, kind }) => compound && kind === "strength");
    return lift ?? [];
  });
  return [...new Set(first)];
}

/** The best estimate of each exposure, the latest first, back to the last break; without those of lighter weeks. */
function estimatesOf(exerciseId: string, past: TrainingPast): readonly number[] {
  const { block, today } = past;
  const estimates: number[] = [];
  let after: CalendarDay = today;
  for (const done of timesDone(past, exerciseId)) {
    const date = parseCalendarDay(done.date);
    if (date === null || daysBetween(date, after) >= BREAK_DAYS) break;
    after = date;
    if (block !== null && isInLighterWeek(block, date)) continue;
    const all = workSets(done).flatMap(({ weightKg, reps, seconds, rir }) =>
      weightKg === null || seconds !== null ? [] : (estimateOneRepMaxKg(weightKg, reps, rir ?? 0) ?? []),
    );
    if (all.length > 0) estimates.push(Math.max(...all));
  }
  return estimates;
}

/** Hard weeks in a row up to last Sunday. */
function hardWeeksBefore(days: FollowedPlan["days"], { completions, block, today }: TrainingPast): number {
  const planned = days.filter(({ isRest }) => !isRest).length;
  const least = Math.max(LEAST_DAYS, Math.ceil(planned / 2));
  const trained = new Set(completions.map(({ date }) => date));
  let weeks = 0;
  for (let monday = addDays(mondayOf(today), -7); weeks < MOST_WEEKS; monday = addDays(monday, -7)) {
    if (block !== null && isInLighterWeek(block, monday)) break;
    const count = [0, 1, 2, 3, 4, 5, 6].filter((day) => trained.has(addDays(monday, day))).length;
    if (count < least) break;
    weeks += 1;
  }
  return weeks;
}
