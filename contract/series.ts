import { z } from "zod";
import { PARTS } from "@lockstep/domain/series/series.ts";
import { EQUIPMENT, LEVELS } from "@lockstep/domain/training/exercise.ts";
import { MUSCLES } from "@lockstep/domain/training/muscles.ts";
import { defineRoute } from "./route.ts";
import { CalendarDay, IdParam } from "./shared.ts";

/** An exercise as a session shows it. */
export const SeriesExercise = z.object({
  exerciseId: z.string(),
  name: z.string(),
  perSide: z.boolean(),
  demonstration: z.object({ movement: z.string(), variant: z.string() }),
  targets: z.array(z.enum(MUSCLES)),
  synergists: z.array(z.enum(MUSCLES)),
});
export type SeriesExercise = z.infer<typeof SeriesExercise>;

/** A session as everyone may see it. */
export const SessionOutline = z.object({
  /** From 1. */
  number: z.number().int(),
  title: z.string(),
  focus: z.string(),
  /** What's new since the session before. */
  builds: z.string(),
  minutes: z.number().int(),
  /** The day on which the caller last finished it; null before. */
  doneOn: CalendarDay.nullable(),
});
export type SessionOutline = z.infer<typeof SessionOutline>;

/** A series as everyone may see it. */
export const SeriesSummary = z.object({
  id: z.string(),
  title: z.string(),
  promise: z.string(),
  about: z.string(),
  level: z.enum(LEVELS),
  equipment: z.string(),
  needs: z.array(z.enum(EQUIPMENT)),
  cover: SeriesExercise,
  /** What the first session trains, to look into while it's locked. */
  glimpse: z.array(SeriesExercise),
  sessions: z.array(SessionOutline),
  /** True when the caller's membership doesn't open the sessions. */
  locked: z.boolean(),
});
export type SeriesSummary = z.infer<typeof SeriesSummary>;

/** Visible for everyone: what there is, and how far the caller has come. */
export const listSeries = defineRoute({
  id: "listSeries",
  method: "GET",
  path: "/api/series",
  summary: "The guided series, with their sessions in outline",
  feature: "series",
  session: "none",
  output: z.object({ items: z.array(SeriesSummary), nextCursor: z.null() }),
});

const SetDose = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("reps"),
    reps: z.number().int(),
    /** Seconds there, hold, back, hold, as the exercise's figure moves. */
    tempo: z.tuple([z.number(), z.number(), z.number(), z.number()]),
  }),
  z.object({ kind: z.literal("time"), seconds: z.number() }),
  z.object({ kind: z.literal("hold"), seconds: z.number() }),
]);

/** All that it takes to guide someone through a session. */
export const GuidedSession = SessionOutline.omit({ doneOn: true }).extend({
  safety: z.array(z.string()),
  blocks: z.array(
    z.object({
      part: z.enum(PARTS),
      rounds: z.number().int(),
      moves: z.array(
        z.object({ exerciseId: z.string(), dose: SetDose, cues: z.array(z.string()), restSeconds: z.number().int() }),
      ),
    }),
  ),
  closing: z.string(),
});
export type GuidedSession = z.infer<typeof GuidedSession>;

/** MEMBERSHIP_REQUIRED unless the caller's membership has the video series. */
export const getSeries = defineRoute({
  id: "getSeries",
  method: "GET",
  path: "/api/series/{id}",
  summary: "Every session of a series, ready to be played",
  feature: "series",
  session: "required",
  params: z.object({ id: z.string().max(80) }),
  output: z.object({
    id: z.string(),
    title: z.string(),
    sessions: z.array(GuidedSession),
    /** What the sessions are made of, each once. */
    exercises: z.array(SeriesExercise),
  }),
});
export type SeriesDetail = z.infer<typeof getSeries.output>;

/** A session that someone finished on a calendar day. */
export const SessionCompletion = z.object({
  id: z.uuid(),
  seriesId: z.string(),
  session: z.number().int(),
  date: CalendarDay,
});
export type SessionCompletion = z.infer<typeof SessionCompletion>;

/**
 * Idempotent by the client-made id; the same session on the same day under another id is the one that's there, which is the answer. Its main exercises
 * count as completed that day. What someone did is theirs to record: a membership that ended before the device was online again refuses nothing.
 */
export const putSessionCompletion = defineRoute({
  id: "putSessionCompletion",
  method: "PUT",
  path: "/api/series/completions/{id}",
  summary: "Record a finished session",
  feature: "series",
  session: "required",
  params: IdParam,
  body: SessionCompletion.omit({ id: true }).extend({ session: z.number().int().min(1).max(20), seriesId: z.string().max(80) }),
  output: SessionCompletion,
});
