import type { Completion, ExerciseDose, WorkoutExercise } from "@lockstep/contract/training.ts";
import { addDays } from "@lockstep/domain/calendar/calendar.ts";
import { exerciseTarget, timesDone, type TrainingPast as Past } from "@lockstep/domain/training/exercise-target.ts";
import type { Target } from "@lockstep/domain/training/next-target.ts";
import type { LiveFacts } from "./live-exercise.ts";

/** What the targets of a workout follow from, beside the exercise. */
export type TrainingPast = Past<Completion> & {
  /** As last measured; missing or null where that isn't known, or hidden. */
  readonly bodyWeightKg?: number | null;
};

/** What an exercise asks for today: sets, weight, repetitions, and why. `planned` is null for one that isn't in the plan. */
export function targetOf(exercise: LiveFacts, planned: ExerciseDose | null, past: TrainingPast): Target {
  return exerciseTarget(exercise, planned ?? exercise, past);
}

/** The sets of the last time, for ghosts. */
export function lastSets(past: TrainingPast, exerciseId: string): Completion | null {
  const [last = null] = timesDone(past, exerciseId);
  return last;
}

/** What next time asks for, once this workout's sets are the last ones. */
export function targetAfter(
  entry: WorkoutExercise,
  exercise: LiveFacts,
  planned: ExerciseDose | null,
  past: TrainingPast,
): Target | null {
  const sets = entry.sets
    .filter(({ doneAt, type }) => doneAt !== null && type !== "warmup")
    .map(({ weightKg, reps, seconds, rir, type }) => ({
      weightKg,
      reps: reps ?? 1,
      ...(seconds === null ? {} : { seconds }),
      ...(rir === null ? {} : { rir }),
      ...(type === "work" || type === "warmup" ? {} : { type }),
    }));
  if (sets.length === 0) return null;
  const done = { id: entry.id, date: past.today, exerciseId: exercise.id, exerciseName: entry.exerciseName };
  const completion: Completion = { ...done, planId: null, minutes: 0, sets, completedAt: `${past.today}T12:00:00.000Z` };
  const others = past.completions.filter(({ exerciseId, date }) => exerciseId !== exercise.id || date !== past.today);
  return targetOf(exercise, planned, { ...past, completions: [...others, completion], today: addDays(past.today, 1) });
}
