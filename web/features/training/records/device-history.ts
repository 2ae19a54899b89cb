import type { Completion, ExerciseDetail, ExerciseSession, RecordedExercise, SessionPoint } from "@lockstep/contract/training.ts";
import { parseCalendarDay } from "@lockstep/domain/calendar/calendar.ts";
import { summarizeExercise, sumSessions } from "@lockstep/domain/training/exercise-history.ts";
import { isMainLift, recordedSession } from "@lockstep/domain/training/progress.ts";

type Counted = Pick<ExerciseDetail, "loadModel" | "kind" | "compound" | "pattern">;

/** An exercise as its person's history shows it. */
export interface ShownHistory {
  readonly records: RecordedExercise | null;
  /** Oldest first. */
  readonly points: readonly SessionPoint[];
  /** The latest first. */
  readonly sessions: readonly ExerciseSession[];
  readonly needsBodyWeight: boolean;
}

/** The history of an exercise that a guest did on this device, as the server makes a member's: each day is a session. */
export function historyOfCompletions(
  completions: readonly Completion[],
  exerciseId: string,
  exercise: Counted | undefined,
): ShownHistory {
  const loadModel = exercise?.loadModel ?? "total";
  const days = completions
    .filter((each) => each.exerciseId === exerciseId)
    .toSorted((a, b) => (a.date < b.date ? -1 : 1))
    .flatMap((each) => {
      const date = parseCalendarDay(each.date);
      return date === null ? [] : [{ id: each.id, name: each.exerciseName, date, ...recordedSession(each) }];
    });
  const sums = sumSessions(days, loadModel);
  const sessions = days.flatMap(({ id, date, sets }, at): ExerciseSession[] => {
    const each = sums[at];
    if (each === undefined) return [];
    return [{ workoutId: id, date, note: "", sets: sets.map((set) => ({ ...set, side: null })), ...each }];
  });
  const summary = summarizeExercise(days, loadModel);
  return {
    records: summary && {
      exerciseId,
      exerciseName: days.at(-1)?.name ?? exerciseId,
      loadModel,
      isMainLift: exercise !== undefined && isMainLift(exercise),
      ...summary,
      weightAt: [...summary.weightAt],
    },
    points: sessions.filter(({ sets }) => sets.length > 0),
    sessions: sessions.toReversed(),
    needsBodyWeight: false,
  };
}

/** The records of everything a guest did on this device, the most often trained first. */
export function recordsOfCompletions(
  completions: readonly Completion[],
  exerciseOf: (id: string) => Counted | undefined,
): readonly RecordedExercise[] {
  return [...new Set(completions.map(({ exerciseId }) => exerciseId))]
    .flatMap((id) => historyOfCompletions(completions, id, exerciseOf(id)).records ?? [])
    .sort((a, b) => b.sessions - a.sessions || (a.exerciseId < b.exerciseId ? -1 : 1));
}
