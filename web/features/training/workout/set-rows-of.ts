import type { Completion, ExerciseDetail, ExerciseDose, WorkoutExercise, WorkoutSet } from "@lockstep/contract/training.ts";
import { nextSetKg, type Target } from "@lockstep/domain/training/next-target.ts";
import type { Units } from "../units.ts";
import { doneCount } from "./done-count.ts";

/** What a set starts from before anyone changes it. */
export interface SetDefaults {
  readonly weightKg: number | null;
  readonly reps: number;
  readonly seconds: number | null;
}

/** A line of an exercise: a set that's stored, or one that's still to do. */
export interface SetLine {
  readonly key: string;
  readonly set: WorkoutSet | null;
  /** "1", or "W" for a warm-up. */
  readonly label: string;
  readonly defaults: SetDefaults;
  /** The same set of the last time. */
  readonly ghost: Completion["sets"][number] | null;
}

/** An exercise of a running workout with everything its screen shows. */
export interface LiveExercise {
  readonly entry: WorkoutExercise;
  /** Null while it isn't known, or left the catalogue. */
  readonly detail: ExerciseDetail | null;
  /** What was meant to be done: the plan's, the routine's, or that of the workout it repeats. */
  readonly planned: ExerciseDose | null;
  readonly target: Target | null;
  readonly last: Completion | null;
}

/** The lines of an exercise: what's stored in its order, then as many as the target still asks for, then the `extra` ones. */
export function setLines(live: LiveExercise, extra: number, units: Units): SetLine[] {
  const { entry, detail, target, last } = live;
  const work = entry.sets.filter(({ type }) => type !== "warmup");
  const open = Math.max(0, setsAsked(live) - work.length) + extra;
  const lines = entry.sets.map((set): SetLine => {
    const at = work.indexOf(set);
    return {
      key: set.id,
      set,
      label: at < 0 ? "W" : String(at + 1),
      defaults: { weightKg: set.weightKg, reps: set.reps ?? target?.reps ?? 8, seconds: set.seconds },
      ghost: at < 0 ? null : ghostOf(last, at),
    };
  });
  for (let at = work.length; at < work.length + open; at += 1) {
    lines.push({
      key: `open-${at}`,
      set: null,
      label: String(at + 1),
      defaults: defaultsOf({ work, detail, target, last }, at, units),
      ghost: ghostOf(last, at),
    });
  }
  return lines;
}

function ghostOf(last: Completion | null, at: number): Completion["sets"][number] | null {
  return last?.sets[at] ?? last?.sets.at(-1) ?? null;
}

/** Most sets repeat the one before; one that missed its effort by two repetitions or more moves the weight. */
function defaultsOf(
  { work, detail, target, last }: Pick<LiveExercise, "detail" | "target" | "last"> & { readonly work: readonly WorkoutSet[] },
  at: number,
  units: Units,
): SetDefaults {
  const reps = target?.reps ?? 8;
  const seconds = target?.seconds ?? null;
  const before = work.findLast(({ doneAt }) => doneAt !== null);
  if (before === undefined) return { weightKg: target?.weightKg ?? null, reps, seconds };
  const { weightKg, rir } = before;
  if (weightKg === null || weightKg === 0 || detail === null)
    return { weightKg, reps, seconds: seconds === null ? null : (before.seconds ?? ghostOf(last, at)?.seconds ?? seconds) };
  return { weightKg: nextSetKg({ weightKg, rir }, target?.rir ?? null, { exercise: detail, units }), reps, seconds };
}

/** How many sets an exercise asks for. */
export function setsAsked({ target, planned }: LiveExercise): number {
  return target?.sets ?? planned?.sets ?? 3;
}

/** Whether every set that the exercise asks for is done. */
export function isDone(live: LiveExercise): boolean {
  const { entry } = live;
  return doneCount(entry) >= setsAsked(live) && entry.sets.every(({ doneAt, type }) => doneAt !== null || type === "warmup");
}
