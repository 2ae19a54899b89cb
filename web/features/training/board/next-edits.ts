import type { PlanEdit, PlannedDay } from "@lockstep/contract/training.ts";
import type { Weekday } from "@lockstep/domain/calendar/weekdays.ts";

type Days = readonly PlannedDay[];

/** What the server takes for one exercise. */
export const MOST_SETS = 10;

/** So many sets more or less than the exercise has in this week; null where it has them no longer to give, or is gone. */
export function setsBy(days: Days, day: Weekday, exerciseId: string, by: number): PlanEdit | null {
  const exercise = days.find((each) => each.day === day)?.exercises.find((each) => each.exerciseId === exerciseId);
  if (!exercise) return null;
  const sets = exercise.sets + by;
  return sets < 1 || sets > MOST_SETS ? null : { type: "set-sets", day, exerciseId, sets };
}

/** A dose of the person's own. */
export type Dose = Pick<Extract<PlanEdit, { type: "set-dose" }>, "sets" | "repsMin" | "repsMax" | "holdSeconds" | "restSeconds">;

/** The exercise's dose in this week with a change; null when it is gone. */
export function doseWith(days: Days, day: Weekday, exerciseId: string, change: Partial<Dose>): PlanEdit | null {
  const exercise = days.find((each) => each.day === day)?.exercises.find((each) => each.exerciseId === exerciseId);
  if (!exercise) return null;
  const { sets, repsMin, repsMax, holdSeconds, restSeconds } = exercise;
  return { type: "set-dose", day, exerciseId, sets, repsMin, repsMax, holdSeconds, restSeconds, ...change };
}

/** So many places later (or earlier) than the exercise is in this week; null past either end, or when it is gone. */
export function placesBy(
  days: Days,
  day: Weekday,
  exerciseId: string,
  by: number,
): Extract<PlanEdit, { type: "move-exercise" }> | null {
  const exercises = days.find((each) => each.day === day)?.exercises ?? [];
  const index = exercises.findIndex((each) => each.exerciseId === exerciseId);
  // The two of a superset stay side by side: what comes upon them goes past both.
  const [met, next] = [exercises[index + by], exercises[index + 2 * by]];
  const isPair = met !== undefined && met.superset !== null && met.superset === next?.superset;
  const toIndex = index + (isPair ? 2 * by : by);
  return index < 0 || toIndex < 0 || toIndex >= exercises.length ? null : { type: "move-exercise", day, exerciseId, toIndex };
}
