import { z } from "zod";
import { WEEKDAYS } from "@lockstep/domain/calendar/weekdays.ts";
import {
  heaviestKg,
  MOST_METRES,
  MOST_REPS,
  MOST_RIR,
  MOST_SECONDS,
  REPS_REFUSED,
  SECONDS_REFUSED,
  SET_TYPES,
  SIDES,
  weightRefused,
} from "@lockstep/domain/training/set-limits.ts";
import { defineRoute } from "./route.ts";
import { CalendarDay, Done, freeText, IdParam, page } from "./shared.ts";
import { AnyExerciseId } from "./training-plan.ts";
import { ExerciseDose } from "./training-routines.ts";

/** The most sets of an exercise, and the most exercises of a workout. */
export const MOST_SETS_OF_EXERCISE = 50;
export const MOST_EXERCISES_OF_WORKOUT = 50;

const Note = freeText(1000, "Please keep the note under 1,000 characters.");
const Place = z.number().min(-1e9).max(1e9);
const Minutes = z.number().min(0).max(300);
const between = (least: number, most: number, message: string) => z.int(message).min(least, message).max(most, message);
const metresRefused = "Enter a distance up to 100,000 meters.";
const rirRefused = `Enter 0 to ${MOST_RIR} reps in reserve.`;
const bodyWeightRefused = "Enter a body weight from 20 to 500 kg.";

/**
 * A set: planned while `doneAt` is null. `weightKg` is as the exercise's load model reads it (in one hand, added, taken off, ...), null for the body alone.
 * A hold says `seconds`, and 1 for `reps` or nothing. `place` orders the sets of an exercise.
 */
export const WorkoutSet = z.object({
  id: z.uuid(),
  exerciseEntryId: z.uuid(),
  place: z.number(),
  type: z.enum(SET_TYPES),
  weightKg: z.number().nullable(),
  reps: z.number().int().nullable(),
  seconds: z.number().int().nullable(),
  metres: z.number().nullable(),
  /** Repetitions in reserve: how many more there would have been. */
  rir: z.number().int().nullable(),
  side: z.enum(SIDES).nullable(),
  doneAt: z.iso.datetime().nullable(),
});
export type WorkoutSet = z.infer<typeof WorkoutSet>;

/** An exercise in a workout, with its sets in their order. */
export const WorkoutExercise = z.object({
  id: z.uuid(),
  exerciseId: z.string(),
  /** One that left the catalogue has its id as its name; a deleted one of the person's own keeps its name. */
  exerciseName: z.string(),
  place: z.number(),
  /** Exercises with the same number take turns. */
  superset: z.number().int().nullable(),
  note: z.string(),
  /** Minutes it counts for, as planned; null where nothing was, and then it's three for each set. */
  minutes: z.number().nullable(),
  /** What was meant to be done, where it comes from a routine or an earlier workout. */
  dose: ExerciseDose.nullable(),
  /** When it was marked as completed, which counts without any set. */
  completedAt: z.iso.datetime().nullable(),
  /** Nothing more of it is done in this workout; its sets count. */
  isSkipped: z.boolean(),
  sets: z.array(WorkoutSet),
});
export type WorkoutExercise = z.infer<typeof WorkoutExercise>;

/** A workout, running while `endedAt` is null. */
export const Workout = z.object({
  id: z.uuid(),
  /** The day it counts for, in the person's own calendar. */
  date: CalendarDay,
  startedAt: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(),
  /** False for exercises that were logged one by one on a day: nobody timed them. */
  isTimed: z.boolean(),
  planId: z.uuid().nullable(),
  day: z.enum(WEEKDAYS).nullable(),
  routineId: z.uuid().nullable(),
  /** What it's called: the day's focus, the routine's name; empty for none. */
  name: z.string(),
  note: z.string(),
  bodyWeightKg: z.number().nullable(),
  exercises: z.array(WorkoutExercise),
});
export type Workout = z.infer<typeof Workout>;

/** The workouts of a person, the latest first, the running ones included. */
export const listWorkouts = defineRoute({
  id: "listWorkouts",
  method: "GET",
  path: "/api/workouts",
  summary: "Your workouts, the latest first",
  feature: "training",
  session: "required",
  query: z.object({ cursor: z.string().max(200).optional() }),
  output: page(Workout),
});

/** Usually one at most; two where two devices started one each without a connection. The latest first. */
export const listRunningWorkouts = defineRoute({
  id: "listRunningWorkouts",
  method: "GET",
  path: "/api/workouts/running",
  summary: "Your workouts that aren't finished",
  feature: "training",
  session: "required",
  output: z.object({ items: z.array(Workout), nextCursor: z.null() }),
});

export const getWorkout = defineRoute({
  id: "getWorkout",
  method: "GET",
  path: "/api/workouts/{id}",
  summary: "One workout",
  feature: "training",
  session: "required",
  params: IdParam,
  output: Workout,
});

/** Starts a workout under a client-made id, or changes it: fields that aren't sent stay. `restore` brings a deleted one back; without it, it stays deleted. */
export const putWorkout = defineRoute({
  id: "putWorkout",
  method: "PUT",
  path: "/api/workouts/{id}",
  summary: "Start a workout, or change it",
  feature: "training",
  session: "required",
  params: IdParam,
  body: z.object({
    startedAt: z.iso.datetime({ offset: true }),
    /** The day on the person's device; without it the day of `startedAt` in their time zone. */
    date: CalendarDay.optional(),
    endedAt: z.iso.datetime({ offset: true }).nullable().optional(),
    planId: z.uuid().nullable().optional(),
    day: z.enum(WEEKDAYS).nullable().optional(),
    routineId: z.uuid().nullable().optional(),
    name: freeText(80, "Please keep the name under 80 characters.").optional(),
    note: Note.optional(),
    bodyWeightKg: z.number(bodyWeightRefused).min(20, bodyWeightRefused).max(500, bodyWeightRefused).nullable().optional(),
    restore: z.literal(true).optional(),
  }),
  output: Workout,
});

/** One that's gone already is fine. */
export const deleteWorkout = defineRoute({
  id: "deleteWorkout",
  method: "DELETE",
  path: "/api/workouts/{id}",
  summary: "Delete a workout with everything in it",
  feature: "training",
  session: "required",
  params: IdParam,
  output: Done,
});

/** Ends a workout now, or when the person says it ended. Finishing again changes only the end. */
export const finishWorkout = defineRoute({
  id: "finishWorkout",
  method: "POST",
  path: "/api/workouts/{id}/finish",
  summary: "Finish a workout",
  feature: "training",
  session: "required",
  params: IdParam,
  body: z.object({ endedAt: z.iso.datetime({ offset: true }).optional() }).optional(),
  output: Workout,
});

const ENTRY = "/api/workouts/{id}/exercises/{entryId}";
const EntryParams = z.object({ id: z.uuid(), entryId: z.uuid() });

/** Adds an exercise under a client-made id, or changes it: fields that aren't sent stay. */
export const putWorkoutExercise = defineRoute({
  id: "putWorkoutExercise",
  method: "PUT",
  path: ENTRY,
  summary: "Add an exercise to a workout, or change it",
  feature: "training",
  session: "required",
  params: EntryParams,
  body: z.object({
    exerciseId: AnyExerciseId,
    /** Without it a new exercise goes last. */
    place: Place.optional(),
    superset: z.int().min(0).max(50).nullable().optional(),
    note: Note.optional(),
    minutes: Minutes.nullable().optional(),
    dose: ExerciseDose.nullable().optional(),
    /** Marks it as completed, or not. */
    isCompleted: z.boolean().optional(),
    isSkipped: z.boolean().optional(),
    restore: z.literal(true).optional(),
  }),
  output: WorkoutExercise.omit({ sets: true }),
});

export const deleteWorkoutExercise = defineRoute({
  id: "deleteWorkoutExercise",
  method: "DELETE",
  path: ENTRY,
  summary: "Take an exercise out of a workout",
  feature: "training",
  session: "required",
  params: EntryParams,
  output: Done,
});

const SET = "/api/workouts/{id}/sets/{setId}";
const SetParams = z.object({ id: z.uuid(), setId: z.uuid() });

/**
 * Adds a set under a client-made id, ticks it, or changes it: fields that aren't sent stay, so that two devices change different ones without losing any; of the same
 * one the last to arrive stays. A deleted set stays deleted, unless `restore` is sent.
 */
export const putWorkoutSet = defineRoute({
  id: "putWorkoutSet",
  method: "PUT",
  path: SET,
  summary: "Add a set to a workout, check it off, or change it",
  feature: "training",
  session: "required",
  params: SetParams,
  body: z.object({
    exerciseEntryId: z.uuid(),
    /** Without it a new set goes last. */
    place: Place.optional(),
    type: z.enum(SET_TYPES).optional(),
    /** What the exercise takes is decided by its load model. */
    weightKg: z
      .number(weightRefused(undefined))
      .min(0, weightRefused(undefined))
      .max(heaviestKg(undefined), weightRefused(undefined))
      .nullable()
      .optional(),
    reps: between(1, MOST_REPS, REPS_REFUSED).nullable().optional(),
    seconds: between(1, MOST_SECONDS, SECONDS_REFUSED).nullable().optional(),
    metres: z.number(metresRefused).min(0, metresRefused).max(MOST_METRES, metresRefused).nullable().optional(),
    rir: between(0, MOST_RIR, rirRefused).nullable().optional(),
    side: z.enum(SIDES).nullable().optional(),
    doneAt: z.iso.datetime({ offset: true }).nullable().optional(),
    restore: z.literal(true).optional(),
  }),
  output: WorkoutSet,
});

export const deleteWorkoutSet = defineRoute({
  id: "deleteWorkoutSet",
  method: "DELETE",
  path: SET,
  summary: "Delete a set",
  feature: "training",
  session: "required",
  params: SetParams,
  output: Done,
});
