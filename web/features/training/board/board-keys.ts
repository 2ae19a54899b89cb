import type { PlanEdit, PlannedDay } from "@lockstep/contract/training.ts";
import type { Weekday } from "@lockstep/domain/calendar/weekdays.ts";
import { placesBy } from "./next-edits.ts";

/** A place on the board: the day, and the row in it; 0 is the day's own button, then its exercises, then Add. */
export interface Place {
  readonly col: number;
  readonly row: number;
}

/** What has the focus once a change is made: an exercise, or the day's own button. */
export interface Landing {
  readonly day: Weekday;
  readonly exerciseId: string | null;
}

export interface KeyPress {
  readonly key: string;
  readonly altKey: boolean;
}

/** What an arrow key does on the board: go to another place, or change the week (and go where the moved thing is). */
export type KeyAction =
  | { readonly kind: "go"; readonly to: Place }
  | { readonly kind: "change"; readonly edit: PlanEdit; readonly said: string; readonly landing: Landing };

/** Rows of a day: its own button, its exercises, and Add where there can be one. */
export function rowsOf(day: PlannedDay): number {
  return day.isRest ? 1 : day.exercises.length + 2;
}

const STEPS: Readonly<Record<string, { readonly col: number; readonly row: number }>> = {
  ArrowUp: { col: 0, row: -1 },
  ArrowDown: { col: 0, row: 1 },
  ArrowLeft: { col: -1, row: 0 },
  ArrowRight: { col: 1, row: 0 },
};

/** Whether a key press moves things: an arrow with Alt. */
export function isAltArrow({ key, altKey }: KeyPress): boolean {
  return altKey && Object.hasOwn(STEPS, key);
}

/**
 * Where what was pressed in the shown week is in the latest one, which changes on their way have made: an exercise stays in its day, a
 * training day goes along the week. Null when it is gone.
 */
export function whereNow(shown: readonly PlannedDay[], latest: readonly PlannedDay[], at: Place): Place | null {
  const day = shown[at.col];
  const exercise = day?.exercises[at.row - 1];
  if (!day || (at.row > 0 && !exercise)) return null;
  if (exercise) {
    const index = latest[at.col]?.exercises.findIndex((each) => each.exerciseId === exercise.exerciseId) ?? -1;
    return index < 0 ? null : { col: at.col, row: index + 1 };
  }
  const session = sessionOf(day);
  const cols = latest.map((_, col) => col).filter((col) => latest[col] && sessionOf(latest[col]) === session);
  // Of two equal sessions the near one is meant.
  const [col] = cols.toSorted((a, b) => Math.abs(a - at.col) - Math.abs(b - at.col));
  return day.isRest || col === undefined ? null : { col, row: 0 };
}

function sessionOf(day: PlannedDay): string {
  return day.exercises.map((each) => each.exerciseId).join(" ");
}

/** Arrow keys walk; with Alt an exercise moves within its day and a training day along the week. Null where there is nowhere to go. */
export function actionOf(days: readonly PlannedDay[], at: Place, press: KeyPress): KeyAction | null {
  const step = STEPS[press.key];
  const day = days[at.col];
  if (!step || !day) return null;
  if (press.altKey) return step.row === 0 ? moveDay(days, at, step.col) : moveExercise(day, at.row - 1, step.row);
  const col = at.col + step.col;
  const target = days[col];
  if (!target) return null;
  const row = step.col === 0 ? at.row + step.row : Math.min(at.row, rowsOf(target) - 1);
  return row < 0 || row >= rowsOf(target) ? null : { kind: "go", to: { col, row } };
}

function moveExercise(day: PlannedDay, index: number, by: number): KeyAction | null {
  const exercise = day.exercises[index];
  const edit = exercise && placesBy([day], day.day, exercise.exerciseId, by);
  if (!edit) return null;
  return {
    kind: "change",
    edit,
    said: `${exercise.name} is number ${edit.toIndex + 1} on ${day.day}`,
    landing: { day: day.day, exerciseId: exercise.exerciseId },
  };
}

function moveDay(days: readonly PlannedDay[], at: Place, by: number): KeyAction | null {
  const from = days[at.col];
  const to = days[at.col + by];
  if (!from || !to || from.isRest || at.row !== 0) return null;
  return {
    kind: "change",
    edit: { type: "move-day", from: from.day, to: to.day },
    said: `${from.focus} moved to ${to.day}`,
    landing: { day: to.day, exerciseId: null },
  };
}
