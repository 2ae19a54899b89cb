import type { PlanEdit, PlannedDay } from "@lockstep/contract/training.ts";
import type { Weekday } from "@lockstep/domain/calendar/weekdays.ts";

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
export type KeyAct =
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

/** Arrow keys walk; with Alt an exercise moves within its day and a training day along the week. Null where there is nowhere to go. */
export function actOf(days: readonly PlannedDay[], at: Place, press: KeyPress): KeyAct | null {
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

function moveExercise(day: PlannedDay, index: number, by: number): KeyAct | null {
  const exercise = day.exercises[index];
  const toIndex = index + by;
  if (!exercise || toIndex < 0 || toIndex >= day.exercises.length) return null;
  return {
    kind: "change",
    edit: { type: "move-exercise", day: day.day, exerciseId: exercise.exerciseId, toIndex },
    said: `${exercise.name} is number ${toIndex + 1} on ${day.day}`,
    landing: { day: day.day, exerciseId: exercise.exerciseId },
  };
}

function moveDay(days: readonly PlannedDay[], at: Place, by: number): KeyAct | null {
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
