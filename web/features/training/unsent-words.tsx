import type { PreferencesChange } from "@lockstep/domain/training/training-preferences.ts";
import { useQuery } from "@tanstack/react-query";
import { unsentWords } from "../../offline/unsent-words.ts";
import type { CompletionChange } from "./completions.ts";
import type { CustomExerciseChange } from "./custom/custom-exercises.ts";
import type { FavoriteChange } from "./favorites.ts";
import type { RoutineChange } from "./routines/routines.ts";
import type { LighterWeekChange } from "./lighter-week.ts";
import { formatDay } from "../../plans/today.ts";
import type { MeasurementChange } from "./measurements/measurements.ts";
import type { WorkoutChange } from "./workout/running-workout.ts";
import { exerciseOptions } from "./queries.ts";

function ExerciseName({ id }: { id: string }) {
  const { data } = useQuery(exerciseOptions(id));
  return data?.name ?? "an exercise";
}

const setsText = (count: number): string => (count === 0 ? "" : count === 1 ? ", 1 set" : `, ${count} sets`);

const completions = unsentWords<CompletionChange>({
  kind: "completions",
  Title: ({ change: { exerciseId, completion } }) =>
    completion === null ? (
      <>
        Unchecked <ExerciseName id={exerciseId} />
      </>
    ) : (
      `Completed ${completion.exerciseName}${setsText(completion.sets.length)}`
    ),
  to: () => "/workout-plan",
});

const favorites = unsentWords<FavoriteChange>({
  kind: "favorites",
  Title: ({ change: { exerciseId, on } }) => (
    <>
      {on ? "Saved" : "Removed"} <ExerciseName id={exerciseId} /> {on ? "to" : "from"} favorites
    </>
  ),
  to: ({ exerciseId }) => `/exercises/${exerciseId}`,
});

const changeText = (change: WorkoutChange): string => {
  if (change.type === "start") return "Started a workout";
  if (change.type === "finish") return "Finished a workout";
  if (change.type === "discard") return "Discarded a workout";
  if (change.type === "restore") return "Restored a workout";
  if (change.type === "workout") return "Edited a workout";
  if (change.type === "exercise") return `${change.fields.exerciseName} in a workout`;
  if (change.type === "delete-exercise") return `Removed ${change.exerciseName} from a workout`;
  if (change.type === "restore-exercise") return `Restored ${change.entry.exerciseName} in a workout`;
  return change.type === "delete-set" ? "Deleted a set" : "A set in a workout";
};

const preferences = unsentWords<PreferencesChange>({
  kind: "training-preferences",
  Title: ({ change: { exerciseId } }) =>
    exerciseId === undefined ? (
      "Workout settings"
    ) : (
      <>
        Your note or settings for <ExerciseName id={exerciseId} />
      </>
    ),
  to: ({ exerciseId }) => (exerciseId === undefined ? "/workout" : `/exercises/${exerciseId}`),
});

const lighterWeeks = unsentWords<LighterWeekChange>({
  kind: "lighter-weeks",
  Title: ({ change: { isLighter } }) => (isLighter ? "Made this week lighter" : "Returned this week to normal"),
  to: () => "/workout-plan",
});

const workouts = unsentWords<WorkoutChange>({
  kind: "workouts",
  Title: ({ change }) => changeText(change),
  to: () => "/workout",
});

const customExercises = unsentWords<CustomExerciseChange>({
  kind: "custom-exercises",
  Title: ({ change: { exercise, isDeleted } }) => `${isDeleted ? "Deleted" : "Saved"} your exercise ${exercise.name}`,
  to: () => "/workouts",
});

const routines = unsentWords<RoutineChange>({
  kind: "routines",
  Title: ({ change: { routine, isDeleted } }) => `${isDeleted ? "Deleted" : "Saved"} the routine ${routine.name}`,
  to: () => "/workouts",
});

const measurements = unsentWords<MeasurementChange>({
  kind: "measurements",
  Title: ({ change: { measurement } }) =>
    measurement === null ? "Deleted a body measurement" : `Body measurement, ${formatDay(measurement.date)}`,
  to: () => "/progress?view=body",
});

/** What of a member's training wasn't sent yet. */
export const TRAINING_WORDS = [
  completions,
  favorites,
  workouts,
  customExercises,
  preferences,
  lighterWeeks,
  routines,
  measurements,
];
