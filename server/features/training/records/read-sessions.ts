import type { ExerciseSession } from "@lockstep/contract/training.ts";
import { parseCalendarDay } from "@lockstep/domain/calendar/calendar.ts";
import { bodyWeightOn, movesWholeBody, type WeighIn } from "@lockstep/domain/training/body-weight.ts";
import type { Exercise } from "@lockstep/domain/training/exercise.ts";
import type { DatedSession } from "@lockstep/domain/training/exercise-history.ts";
import type { SessionRow, SetTuple } from "./session-store.ts";

/** A session of an exercise as its owner sees it, without what it comes to. */
export interface OwnSession extends DatedSession {
  readonly workoutId: string;
  readonly startedAt: string;
  readonly note: string;
  readonly sets: ExerciseSession["sets"];
}

/**
 * Rows as sessions, by exercise, the oldest first: an exercise that's twice in a workout is one session. A workout that only warmed up isn't any. What the person weighed is
 * known of exercises that move the whole body.
 */
export function readSessions(
  rows: readonly SessionRow[],
  weighIns: readonly WeighIn[],
  exerciseOf: (id: string) => Exercise | undefined,
): ReadonlyMap<string, readonly OwnSession[]> {
  const byExercise = new Map<string, OwnSession[]>();
  const movesBody = (id: string): boolean => {
    const exercise = exerciseOf(id);
    return exercise !== undefined && movesWholeBody(exercise);
  };
  for (let at = rows.length - 1; at >= 0; at -= 1) {
    const row = rows[at] as SessionRow;
    const sets = (row.sets ?? []).map(toSet);
    if (!row.isCompleted && sets.every(({ type }) => type === "warmup")) continue;
    const sessions = byExercise.get(row.exerciseId) ?? [];
    byExercise.set(row.exerciseId, sessions);
    const before = sessions.at(-1);
    if (before?.workoutId === row.workoutId) {
      // Rows are read from the end: this entry comes before the one that's there.
      const note = [row.note, before.note].filter((each) => each !== "").join(" ");
      sessions[sessions.length - 1] = { ...before, note, sets: [...sets, ...before.sets] };
      continue;
    }
    const date = parseCalendarDay(row.date);
    if (date === null) throw new Error(`Workout ${row.workoutId} has the date ${row.date}.`);
    sessions.push({
      workoutId: row.workoutId,
      startedAt: row.startedAt,
      date,
      note: row.note,
      bodyWeightKg: movesBody(row.exerciseId) ? (row.bodyWeightKg ?? bodyWeightOn(weighIns, date)) : null,
      sets,
    });
  }
  return byExercise;
}

function toSet([type, weightKg, reps, seconds, rir, side]: SetTuple): ExerciseSession["sets"][number] {
  // A hold of before has no seconds, and a set of before may lack repetitions: it counts as one, as everywhere.
  return { type, weightKg, reps: reps ?? 1, seconds, rir, side };
}
