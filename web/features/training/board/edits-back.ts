import type { PlanEdit, PlannedDay } from "@lockstep/contract/training.ts";

type Days = readonly PlannedDay[];

/** More steps than any day needs; a plan that somebody else changes meanwhile must not keep us going. */
export const MOST_STEPS = 60;

/** Whether a change of this kind can be taken back by further changes: a day that lost its last exercise is a rest day, and those take none. */
export function canGoBack(before: Days, after: Days, edit: PlanEdit): boolean {
  if (edit.type === "move-day") return true;
  return before.every((day, index) => day.isRest || after[index]?.isRest === false);
}

/** The change that undoes a move: the two days change places again, from the one that holds training now. */
export function moveBack(after: Days, edit: Extract<PlanEdit, { type: "move-day" }>): PlanEdit {
  const holds = after.find((day) => day.day === edit.to);
  return holds?.isRest === false
    ? { type: "move-day", from: edit.to, to: edit.from }
    : { type: "move-day", from: edit.from, to: edit.to };
}

/**
 * The next change that brings `now` closer to `before`, one exercise at a time; null when they hold the same exercises with the same sets in
 * the same order. Repetitions and rests are settled by the server.
 */
export function nextEditBack(before: Days, now: Days): PlanEdit | null {
  for (const [index, wanted] of before.entries()) {
    const day = now[index];
    if (!day || wanted.isRest || day.isRest) continue;
    const edit = nextInDay(wanted, day);
    if (edit) return edit;
  }
  return null;
}

function nextInDay(wanted: PlannedDay, day: PlannedDay): PlanEdit | null {
  const missing = wanted.exercises.filter((each) => !has(day, each.exerciseId));
  const extra = day.exercises.filter((each) => !has(wanted, each.exerciseId));
  const [firstMissing, firstExtra] = [missing[0], extra[0]];
  if (firstMissing && firstExtra && missing.length === 1 && extra.length === 1) {
    return { type: "swap-exercise", day: day.day, exerciseId: firstExtra.exerciseId, withExerciseId: firstMissing.exerciseId };
  }
  // What is missing comes first, so that the day never empties on the way.
  if (firstMissing) return { type: "add-exercise", day: day.day, exerciseId: firstMissing.exerciseId };
  if (firstExtra) return { type: "remove-exercise", day: day.day, exerciseId: firstExtra.exerciseId };
  for (const each of wanted.exercises) {
    const planned = day.exercises.find((other) => other.exerciseId === each.exerciseId);
    if (planned && planned.sets !== each.sets)
      return { type: "set-sets", day: day.day, exerciseId: each.exerciseId, sets: each.sets };
  }
  for (const [index, each] of wanted.exercises.entries()) {
    if (day.exercises[index]?.exerciseId !== each.exerciseId)
      return { type: "move-exercise", day: day.day, exerciseId: each.exerciseId, toIndex: index };
  }
  return null;
}

function has(day: PlannedDay, exerciseId: string): boolean {
  return day.exercises.some((each) => each.exerciseId === exerciseId);
}
