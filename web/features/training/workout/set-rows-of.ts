import type { Completion, WorkoutSet } from "@lockstep/contract/training.ts";
import { weightToTryKg } from "@lockstep/domain/training/find-weight.ts";
import { nextSetKg } from "@lockstep/domain/training/next-target.ts";
import type { Units } from "../units.ts";
import { setsAsked, type LiveExercise } from "./live-exercise.ts";

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

/** The lines of an exercise: what's stored in its order, then as many as are asked for or `wanted`. `barKg` is what a first barbell set starts from. */
export function setLines(
  live: LiveExercise,
  wanted: number,
  { units, barKg }: { units: Units; barKg: number | null },
): SetLine[] {
  const { entry, last } = live;
  const work = entry.sets.filter(({ type }) => type !== "warmup");
  const missing = entry.isSkipped ? 0 : Math.max(0, Math.max(setsAsked(live), wanted) - work.length);
  const lines = entry.sets.map((set): SetLine => {
    const at = work.indexOf(set);
    const { reps, seconds } = amountOf(live, Math.max(0, at));
    return {
      key: set.id,
      set,
      label: at < 0 ? "W" : String(at + 1),
      defaults: { weightKg: set.weightKg, reps: set.reps ?? reps, seconds: set.seconds ?? seconds },
      ghost: at < 0 ? null : ghostOf(last, at),
    };
  });
  for (let at = work.length; at < work.length + missing; at += 1) {
    lines.push({
      key: `open-${at}`,
      set: null,
      label: String(at + 1),
      defaults: defaultsOf(live, at, { units, barKg }),
      ghost: ghostOf(last, at),
    });
  }
  return lines;
}

function ghostOf(last: Completion | null, at: number): Completion["sets"][number] | null {
  return last?.sets[at] ?? last?.sets.at(-1) ?? null;
}

/** Repetitions and seconds of a set: the target's; without one last time's, or the dose's. */
function amountOf({ target, planned, detail, last }: LiveExercise, at: number): Omit<SetDefaults, "weightKg"> {
  if (target !== null) return { reps: target.reps, seconds: target.seconds };
  const ghost = ghostOf(last, at);
  const dose = planned ?? detail;
  return { reps: ghost?.reps ?? dose?.repsMax ?? 8, seconds: ghost?.seconds ?? dose?.holdSeconds ?? null };
}

/** Whether a weight is still being looked for: a first time, before any set was right. */
export function isFindingWeight({ target, entry }: LiveExercise): boolean {
  if (target?.rule !== "find-weight") return false;
  const work = entry.sets.filter(({ doneAt, type }) => doneAt !== null && type !== "warmup");
  return work.length === 0 || (work.length === 1 && work[0]?.rir === null);
}

/** Most sets repeat the one before; one that missed its effort by two repetitions or more moves the weight, and so does a first one that was too light or too heavy. */
function defaultsOf(
  live: LiveExercise,
  at: number,
  { units, barKg }: { readonly units: Units; readonly barKg: number | null },
): SetDefaults {
  const { entry, detail, target, last } = live;
  const { reps, seconds } = amountOf(live, at);
  const isFirstTime = target?.rule === "find-weight";
  const done = entry.sets.filter(
    ({ doneAt, type }) => doneAt !== null && (isFirstTime || (type !== "warmup" && type !== "drop")),
  );
  const before = done.at(-1);
  if (before === undefined) {
    const weightKg = target === null ? (ghostOf(last, at)?.weightKg ?? null) : target.weightKg;
    return { weightKg: weightKg ?? (isFirstTime ? barKg : null), reps, seconds };
  }
  const { weightKg, rir } = before;
  if (weightKg === null || weightKg === 0 || detail === null)
    return { weightKg, reps, seconds: seconds === null ? null : (before.seconds ?? ghostOf(last, at)?.seconds ?? seconds) };
  const request = { exercise: detail, units };
  if (isFirstTime && rir !== null) return { weightKg: weightToTryKg(weightKg, rir, request), reps, seconds };
  return { weightKg: nextSetKg({ weightKg, rir }, target?.rir ?? null, request), reps, seconds };
}
