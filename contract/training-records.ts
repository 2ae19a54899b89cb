import { z } from "zod";
import { LOAD_MODELS } from "@lockstep/domain/training/exercise.ts";
import { RECORD_REPS } from "@lockstep/domain/training/records.ts";
import { SET_TYPES, SIDES } from "@lockstep/domain/training/set-limits.ts";
import { defineRoute } from "./route.ts";
import { CalendarDay, page } from "./shared.ts";

const DatedKg = z.object({ kg: z.number(), date: CalendarDay });

/** The best set: the heaviest (of an assisted exercise the one with the least help), then the longest, then the one with the most repetitions. */
export const BestSet = z.object({
  weightKg: z.number().nullable(),
  reps: z.number().int().nullable(),
  seconds: z.number().int().nullable(),
});
export type BestSet = z.infer<typeof BestSet>;

/**
 * Records of an exercise, each with the day it was first reached. Weights are as the exercise's load model reads them: of an assisted exercise it's the help, and
 * less is better. Warm-ups never count, and drop sets only for volume.
 */
export const ExerciseRecords = z.object({
  /** The best weight with at least so many repetitions; missing where nothing was done. */
  weightAt: z.array(
    z.object({ reps: z.union(RECORD_REPS.map((reps) => z.literal(reps))), weightKg: z.number(), date: CalendarDay }),
  ),
  /** With the body alone. */
  mostReps: z.object({ reps: z.number().int(), date: CalendarDay }).nullable(),
  longestHold: z.object({ seconds: z.number().int(), date: CalendarDay }).nullable(),
  /** The highest estimate of any set (Epley with repetitions in reserve); for pull-ups, dips and assisted work the body counts, if its weight is known. */
  bestOneRepMax: DatedKg.nullable(),
  /** The most moved in one session. */
  bestVolume: DatedKg.nullable(),
  bestSet: BestSet.extend({ date: CalendarDay }).nullable(),
});
export type ExerciseRecords = z.infer<typeof ExerciseRecords>;

/** An exercise that was trained, with its records. */
export const RecordedExercise = ExerciseRecords.extend({
  exerciseId: z.string(),
  /** One that left the catalogue has its id as its name. */
  exerciseName: z.string(),
  loadModel: z.enum(LOAD_MODELS),
  /** A compound lift that people follow their strength by. */
  isMainLift: z.boolean(),
  sessions: z.number().int(),
  lastDate: CalendarDay,
  /** The estimated one-rep max as it is now: the median of the last three sessions that have one. Null where none has: holds, bands, more than ten repetitions. */
  oneRepMaxKg: z.number().nullable(),
  /** Moved in all sessions. */
  totalVolumeKg: z.number(),
});
export type RecordedExercise = z.infer<typeof RecordedExercise>;

export const listRecords = defineRoute({
  id: "listRecords",
  method: "GET",
  path: "/api/records",
  summary: "Your records, by exercise; the most often trained first",
  feature: "training",
  session: "required",
  output: z.object({ items: z.array(RecordedExercise), nextCursor: z.null() }),
});

/** A session of an exercise: what was done of it in one workout. */
export const ExerciseSession = z.object({
  workoutId: z.uuid(),
  date: CalendarDay,
  note: z.string(),
  /** Done ones, warm-ups included. Empty where it was marked as completed without any. */
  sets: z.array(BestSet.extend({ type: z.enum(SET_TYPES), rir: z.number().int().nullable(), side: z.enum(SIDES).nullable() })),
  bestSet: BestSet.nullable(),
  /** The highest estimate of its sets. */
  oneRepMaxKg: z.number().nullable(),
  /** What's shown after it: the median of the last three that have one. Null where this one has none. */
  shownOneRepMaxKg: z.number().nullable(),
  volumeKg: z.number(),
});
export type ExerciseSession = z.infer<typeof ExerciseSession>;

/** A session as a chart draws it. */
export const SessionPoint = ExerciseSession.pick({ date: true, bestSet: true, shownOneRepMaxKg: true, volumeKg: true });
export type SessionPoint = z.infer<typeof SessionPoint>;

/** Sessions, the latest first. The first page brings the records and every session's point too. */
export const getExerciseHistory = defineRoute({
  id: "getExerciseHistory",
  method: "GET",
  path: "/api/exercises/{id}/history",
  summary: "Your sessions of an exercise, with records",
  feature: "training",
  session: "required",
  params: z.object({ id: z.string().max(80) }),
  query: z.object({ cursor: z.string().max(200).optional() }),
  output: page(ExerciseSession).extend({
    overview: z
      .object({
        /** Null while the exercise was never trained. */
        records: RecordedExercise.nullable(),
        /** Oldest first; days without a set aren't among them. */
        points: z.array(SessionPoint),
        /** With the body's weight its estimates would be known. */
        needsBodyWeight: z.boolean(),
      })
      .nullable(),
  }),
});
