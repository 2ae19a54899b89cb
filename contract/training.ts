import { z } from "zod";
import { LEVELS } from "@lockstep/domain/training/exercise.ts";
import { MUSCLES, VOLUME_MUSCLES } from "@lockstep/domain/training/muscles.ts";
import { WEEKDAYS } from "@lockstep/domain/calendar/weekdays.ts";
import { FIT_REASONS } from "@lockstep/domain/training/fit-week.ts";
import { defineRoute } from "./route.ts";
import { CalendarDay, ClientId, Done, FileAnswer, IdParam, NewCopy, PlanName, planPage, Replaces } from "./shared.ts";
import { PlanEdit } from "./training-edits.ts";
import { AnyExerciseId, CompactDays, Plan, PlanPreview, TrainingChoices } from "./training-plan.ts";

export * from "./training-block.ts";
export * from "./training-library.ts";
export * from "./training-plan.ts";
export * from "./training-preferences.ts";
export * from "./training-edits.ts";
export * from "./training-custom.ts";
export * from "./training-imports.ts";
export * from "./training-history.ts";
export * from "./training-routines.ts";
export * from "./training-workouts.ts";
export * from "./training-records.ts";
export * from "./training-measurements.ts";

export const previewTrainingPlan = defineRoute({
  id: "previewTrainingPlan",
  method: "POST",
  path: "/api/training/preview",
  summary: "Preview a week of training without saving it",
  feature: "training",
  session: "none",
  stores: false,
  body: TrainingChoices,
  output: PlanPreview,
});

/** Makes and keeps a plan, which becomes the current one. With `days` the given week is kept (a guest's plan moving in) instead of a new one. */
export const createTrainingPlan = defineRoute({
  id: "createTrainingPlan",
  method: "POST",
  path: "/api/training/plans",
  summary: "Make and save a week of training",
  feature: "training",
  session: "required",
  status: 201,
  body: TrainingChoices.extend({
    id: ClientId.optional(),
    name: PlanName.optional(),
    days: CompactDays.optional(),
    /** The Monday that a device's plan began its block on; without it the block begins now. */
    blockStartsOn: CalendarDay.optional(),
    replaces: Replaces.optional(),
  }),
  output: Plan,
});

export const duplicateTrainingPlan = defineRoute({
  id: "duplicateTrainingPlan",
  method: "POST",
  path: "/api/training/plans/{id}/duplicate",
  summary: "Save a copy of a plan; the current plan stays current",
  feature: "training",
  session: "required",
  status: 201,
  params: IdParam,
  body: NewCopy,
  output: Plan,
});

const PlanSummary = z.object({
  id: z.uuid(),
  name: z.string(),
  isCurrent: z.boolean(),
  version: z.number().int(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  choices: TrainingChoices,
  trainingDays: z.number().int(),
});

export const listTrainingPlans = defineRoute({
  id: "listTrainingPlans",
  method: "GET",
  path: "/api/training/plans",
  summary: "Saved plans, newest first",
  feature: "training",
  session: "required",
  query: z.object({ cursor: z.string().max(200).optional() }),
  output: planPage(PlanSummary),
});

/** `null` while there is none. */
export const getCurrentTrainingPlan = defineRoute({
  id: "getCurrentTrainingPlan",
  method: "GET",
  path: "/api/training/plans/current",
  summary: "The current training plan, or null",
  feature: "training",
  session: "required",
  output: Plan.nullable(),
});

export const getTrainingPlan = defineRoute({
  id: "getTrainingPlan",
  method: "GET",
  path: "/api/training/plans/{id}",
  summary: "One saved plan",
  feature: "training",
  session: "required",
  params: IdParam,
  output: Plan,
});

/** In Premium: `recipePdfs`. */
export const getTrainingPlanPdf = defineRoute({
  id: "getTrainingPlanPdf",
  method: "GET",
  path: "/api/training/plans/{id}/pdf",
  summary: "A saved workout plan as a PDF with drawings and room to write",
  feature: "training",
  session: "required",
  params: IdParam,
  output: FileAnswer,
  file: "application/pdf",
});

export const patchTrainingPlan = defineRoute({
  id: "patchTrainingPlan",
  method: "PATCH",
  path: "/api/training/plans/{id}",
  summary: "Rename a plan or make it current",
  feature: "training",
  session: "required",
  params: IdParam,
  body: z.object({ name: PlanName.optional(), isCurrent: z.literal(true).optional() }).strict(),
  output: Plan,
});

export const deleteTrainingPlan = defineRoute({
  id: "deleteTrainingPlan",
  method: "DELETE",
  path: "/api/training/plans/{id}",
  summary: "Delete a saved plan; completed exercises stay",
  feature: "training",
  session: "required",
  params: IdParam,
  output: Done,
});

export const shareTrainingPlan = defineRoute({
  id: "shareTrainingPlan",
  method: "POST",
  path: "/api/training/plans/{id}/share",
  summary: "Create a read-only link to a plan (the same one until it's revoked)",
  feature: "training",
  session: "required",
  params: IdParam,
  output: z.object({ token: z.string(), url: z.string() }),
});

export const unshareTrainingPlan = defineRoute({
  id: "unshareTrainingPlan",
  method: "DELETE",
  path: "/api/training/plans/{id}/share",
  summary: "Revoke a plan's link",
  feature: "training",
  session: "required",
  params: IdParam,
  output: Done,
});

/** The plan behind a link, without anything of its owner. NOT_FOUND once revoked. */
export const getSharedPlan = defineRoute({
  id: "getSharedPlan",
  method: "GET",
  path: "/api/shared/{token}",
  summary: "A shared plan, read-only",
  feature: "training",
  session: "none",
  params: z.object({ token: z.string().min(1).max(64) }),
  output: PlanPreview,
});

/**
 * Saves the plan behind a link as the caller's own current one, made to fit their level, what they avoid and their membership; `changes` says what's different. Without room for one
 * more it answers MEMBERSHIP_REQUIRED, unless it `replaces` a plan of theirs.
 */
export const copySharedPlan = defineRoute({
  id: "copySharedPlan",
  method: "POST",
  path: "/api/shared/{token}/copy",
  summary: "Save a shared plan as your own",
  feature: "training",
  session: "required",
  status: 201,
  params: z.object({ token: z.string().min(1).max(64) }),
  body: z.object({ id: ClientId, replaces: Replaces.optional() }),
  output: z.object({
    plan: Plan,
    changes: z.array(
      z.object({ day: z.enum(WEEKDAYS), name: z.string(), to: z.string().nullable(), reason: z.enum(FIT_REASONS) }),
    ),
    /** Sets and repetitions of the author's own aren't in the caller's membership: they're the usual ones. */
    hasUsualDoses: z.boolean(),
  }),
});

/** One set as done. `weightKg` is null for body weight; for holds `reps` is 1 and `seconds` is the duration. */
export const CompletedSet = z.object({
  weightKg: z.number().min(0).max(1000).nullable(),
  reps: z.number().int().min(0).max(1000),
  seconds: z.number().int().min(0).max(7200).nullable().optional(),
  /** Repetitions in reserve, where the person said. */
  rir: z.number().int().min(0).max(10).optional(),
  /** What kind of set it was, where it's no work set. Read only: what's sent of it is ignored. */
  type: z.enum(["drop", "failure", "amrap"]).optional(),
});
export type CompletedSet = z.infer<typeof CompletedSet>;

/** An exercise done on a calendar day. One a person, day and exercise: completing again replaces its sets. */
export const Completion = z.object({
  id: z.uuid(),
  date: CalendarDay,
  exerciseId: z.string(),
  exerciseName: z.string(),
  planId: z.uuid().nullable(),
  /** Minutes the exercise counts for, as planned. */
  minutes: z.number(),
  sets: z.array(CompletedSet),
  completedAt: z.iso.datetime(),
});
export type Completion = z.infer<typeof Completion>;

export const listCompletions = defineRoute({
  id: "listCompletions",
  method: "GET",
  path: "/api/training/completions",
  summary: "What was completed between two days, inclusive (at most 400 days apart)",
  feature: "training",
  session: "required",
  query: z.object({ from: CalendarDay, to: CalendarDay }),
  output: z.object({ items: z.array(Completion), nextCursor: z.null() }),
});

/** Idempotent by the client-made id; the same day and exercise under another id replaces the earlier one, unless that holds more sets: then it stays and is the answer. Dates more than a day ahead are refused. */
export const putCompletion = defineRoute({
  id: "putCompletion",
  method: "PUT",
  path: "/api/training/completions/{id}",
  summary: "Mark an exercise as completed on a day",
  feature: "training",
  session: "required",
  params: IdParam,
  body: z.object({
    date: CalendarDay,
    exerciseId: AnyExerciseId,
    planId: z.uuid().nullable().optional(),
    minutes: z.number().min(0).max(300),
    sets: z.array(CompletedSet.omit({ type: true })).max(20),
  }),
  output: Completion,
});

export const deleteCompletion = defineRoute({
  id: "deleteCompletion",
  method: "DELETE",
  path: "/api/training/completions/{id}",
  summary: "Undo a completion",
  feature: "training",
  session: "required",
  params: IdParam,
  output: Done,
});

/** What was completed, added up: weeks start on Monday, in the person's time zone. */
export const TrainingProgress = z.object({
  /** Oldest first, weeks without training included. */
  weeks: z.array(z.object({ monday: CalendarDay, workouts: z.number().int(), minutes: z.number() })),
  /** Whether anything was ever completed, be it before these weeks. */
  hasCompleted: z.boolean(),
  /**
   * By exercise, the most often trained first: the best set of all time, and of each day in these weeks, oldest first; with the estimated 1RM (Epley with repetitions in
   * reserve, at most 10 of both, no holds) as the median of the last three days that have one.
   */
  strength: z.array(
    z.object({
      exerciseId: z.string(),
      exerciseName: z.string(),
      /** A compound lift that people follow their strength by. */
      isMainLift: z.boolean(),
      best: z.object({ weightKg: z.number(), reps: z.number().int(), seconds: z.number().nullable(), date: CalendarDay }),
      oneRepMaxKg: z.number().nullable(),
      points: z.array(
        z.object({
          date: CalendarDay,
          weightKg: z.number(),
          reps: z.number().int(),
          seconds: z.number().nullable(),
          oneRepMaxKg: z.number().nullable(),
        }),
      ),
    }),
  ),
  /** Effective sets of each muscle in the current week (target 1, synergist one half). */
  muscles: z.array(z.object({ muscle: z.enum(MUSCLES), sets: z.number() })),
  /** What weekly ranges are for: the level of the profile, or else of the current plan. */
  level: z.enum(LEVELS),
  /** Effective sets in each of these weeks, oldest first, in the muscles that weekly ranges are for. */
  volume: z.array(z.object({ monday: CalendarDay, sets: z.record(z.enum(VOLUME_MUSCLES), z.number()) })),
  thisWeek: z.object({ monday: CalendarDay, workouts: z.number().int(), minutes: z.number() }),
});
export type TrainingProgress = z.infer<typeof TrainingProgress>;

/** The last finished week, Monday to Sunday in the person's time zone, and what it suggests for their current plan. */
export const TrainingReview = z.object({
  monday: CalendarDay,
  /** The plan that the review is about, to apply proposals to; null while there is none. */
  plan: z.object({ id: z.uuid(), version: z.number().int() }).nullable(),
  /** A day counts as done with its first exercise. Null while there's no week of the plan to look back on. */
  facts: z
    .object({
      daysDone: z.number().int(),
      daysPlanned: z.number().int(),
      exercisesDone: z.number().int(),
      exercisesPlanned: z.number().int(),
    })
    .nullable(),
  /** Left out in this week and the one before, although the day was trained. */
  skippedTwice: z.array(z.object({ day: z.enum(WEEKDAYS), exerciseId: z.string(), name: z.string() })),
  /** Full weeks in a row, this one being the last. */
  fullWeeks: z.number().int(),
  summary: z.string(),
  /** At most three, most important first. `isMade`: the plan is like that already. */
  proposals: z.array(
    z.object({ id: z.string(), title: z.string(), reason: z.string(), edits: z.array(PlanEdit), isMade: z.boolean() }),
  ),
});
export type TrainingReview = z.infer<typeof TrainingReview>;

/** In Premium: `weeklyReview`. */
export const getTrainingReview = defineRoute({
  id: "getTrainingReview",
  method: "GET",
  path: "/api/training/review",
  summary: "The last finished week in review, with suggested changes",
  feature: "training",
  session: "required",
  output: TrainingReview,
});

/** Changes the current plan at once. What's made already stays as it is; a plan that was changed since `version` answers CONFLICT. In Premium: `weeklyReview`. */
export const applyTrainingReview = defineRoute({
  id: "applyTrainingReview",
  method: "POST",
  path: "/api/training/review/apply",
  summary: "Make changes the review suggested",
  feature: "training",
  session: "required",
  body: z.object({ planId: z.uuid(), version: z.int().min(1), proposalIds: z.array(z.string().max(120)).min(1).max(3) }),
  output: z.object({ plan: Plan, review: TrainingReview }),
});

export const getTrainingProgress = defineRoute({
  id: "getTrainingProgress",
  method: "GET",
  path: "/api/training/progress",
  summary: "Workouts, minutes, strength and muscles from what was completed",
  feature: "training",
  session: "required",
  query: z.object({ weeks: z.coerce.number().int().min(1).max(52).default(12) }),
  output: TrainingProgress,
});
