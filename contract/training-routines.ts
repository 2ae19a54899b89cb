import { z } from "zod";
import { isReadableName, NAME_REFUSED } from "@lockstep/domain/accounts/display-name.ts";
import { MOST_EXERCISES_OF_ROUTINE, ROUTINE_LIMITS } from "@lockstep/domain/training/exercise-dose.ts";
import { defineRoute } from "./route.ts";
import { Done, freeText, IdParam } from "./shared.ts";
import { AnyExerciseId } from "./training-plan.ts";

const whole = ([least, most]: readonly [number, number], unit: string) => {
  const message = `Enter ${least} to ${most.toLocaleString("en")} ${unit}.`;
  return z.int(message).min(least, message).max(most, message);
};
const Dose = z.object({
  sets: whole(ROUTINE_LIMITS.sets, "sets"),
  repsMin: whole(ROUTINE_LIMITS.reps, "reps"),
  repsMax: whole(ROUTINE_LIMITS.reps, "reps"),
  /** Seconds a set is held, and then both numbers of repetitions are 1. */
  holdSeconds: whole(ROUTINE_LIMITS.seconds, "seconds").nullable(),
  /** Between sets; null for what's usual for the exercise. */
  restSeconds: whole(ROUTINE_LIMITS.restSeconds, "seconds of rest").nullable(),
});
const isRange = ({ repsMin, repsMax }: { repsMin: number; repsMax: number }): boolean => repsMin <= repsMax;
const rangeRefused = { path: ["repsMax"], error: "The rep range has to go from low to high." };

/** What's meant to be done of an exercise. */
export const ExerciseDose = Dose.refine(isRange, rangeRefused);
export type ExerciseDose = z.infer<typeof ExerciseDose>;

const SentExercise = Dose.extend({
  exerciseId: AnyExerciseId,
  /** Exercises with the same number take turns. */
  superset: z.int().min(0).max(50).nullable(),
  note: freeText(1000, "Please keep the note under 1,000 characters."),
});

/** An exercise in a routine. */
export const RoutineExercise = SentExercise.extend({
  exerciseId: z.string(),
  /** As {@link WorkoutExercise} has it. */
  exerciseName: z.string(),
  note: z.string(),
});
export type RoutineExercise = z.infer<typeof RoutineExercise>;

/** A workout that a person made to start it again and again. */
export const Routine = z.object({
  id: z.uuid(),
  name: z.string(),
  note: z.string(),
  exercises: z.array(RoutineExercise),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type Routine = z.infer<typeof Routine>;

/** All of them, in the order they were made in, without deleted ones. */
export const listRoutines = defineRoute({
  id: "listRoutines",
  method: "GET",
  path: "/api/routines",
  summary: "Your routines",
  feature: "training",
  session: "required",
  output: z.object({ items: z.array(Routine), nextCursor: z.null() }),
});

/** Makes a routine under a client-made id, or changes it: fields that aren't sent stay, the exercises as a whole. `restore` brings a deleted one back. */
export const putRoutine = defineRoute({
  id: "putRoutine",
  method: "PUT",
  path: "/api/routines/{id}",
  summary: "Make a routine, or change it",
  feature: "training",
  session: "required",
  params: IdParam,
  body: z.object({
    name: z.string().trim().min(1, "Give the routine a name.").max(80).refine(isReadableName, NAME_REFUSED),
    note: freeText(1000, "Please keep the note under 1,000 characters.").optional(),
    exercises: z
      .array(SentExercise.refine(isRange, rangeRefused))
      .max(MOST_EXERCISES_OF_ROUTINE, `A routine can have up to ${MOST_EXERCISES_OF_ROUTINE} exercises.`)
      .optional(),
    restore: z.literal(true).optional(),
  }),
  output: Routine,
});

/** Workouts that came of it stay. One that's gone already is fine. */
export const deleteRoutine = defineRoute({
  id: "deleteRoutine",
  method: "DELETE",
  path: "/api/routines/{id}",
  summary: "Delete a routine",
  feature: "training",
  session: "required",
  params: IdParam,
  output: Done,
});
