import type { RecordedExercise } from "@lockstep/contract/training.ts";
import type { Exercise } from "@lockstep/domain/training/exercise.ts";
import { summarizeExercise } from "@lockstep/domain/training/exercise-history.ts";
import { isMainLift } from "@lockstep/domain/training/progress.ts";
import type { OwnSession } from "./read-sessions.ts";

/** An exercise with the records of its sessions, which come oldest first; null without any. One that nobody knows anymore counts as one with a bar. */
export function presentRecords(
  exerciseId: string,
  exercise: Exercise | undefined,
  sessions: readonly OwnSession[],
): RecordedExercise | null {
  const loadModel = exercise?.loadModel ?? "total";
  const summary = summarizeExercise(sessions, loadModel);
  if (summary === null) return null;
  return {
    exerciseId,
    exerciseName: exercise?.name ?? exerciseId,
    loadModel,
    isMainLift: exercise !== undefined && isMainLift(exercise),
    ...summary,
    weightAt: [...summary.weightAt],
  };
}
