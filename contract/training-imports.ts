import { z } from "zod";
import { IMPORT_SOURCES } from "@lockstep/domain/training/import/history.ts";
import { defineRoute } from "./route.ts";
import { CalendarDay, Done, IdParam, StreamedFile } from "./shared.ts";
import { AnyExerciseId } from "./training-plan.ts";

/** The largest file of workouts that's taken in, bytes. */
export const MOST_IMPORT_BYTES = 50 * 1024 * 1024;
/** The message for a larger one. */
export const IMPORT_TOO_LARGE = "This file is larger than 50 MB. Export fewer workouts at once, or split the file.";
/** So many problems of a file are told one by one; the others are only counted. */
export const MOST_PROBLEMS_TOLD = 100;

/** `preview`: read, nothing stored. `failed`: it stopped halfway on a fault of ours, and can be applied again. */
export const IMPORT_STATUSES = ["preview", "running", "done", "failed", "undone"] as const;

/** A file of workouts that someone imports. */
export const ImportSummary = z.object({
  id: z.uuid(),
  source: z.enum(IMPORT_SOURCES),
  fileName: z.string(),
  status: z.enum(IMPORT_STATUSES),
  /** In the file, as far as they can be stored. */
  workouts: z.int(),
  sets: z.int(),
  /** Of these, workouts that weren't there yet when the file was read. */
  newWorkouts: z.int(),
  firstDate: CalendarDay.nullable(),
  lastDate: CalendarDay.nullable(),
  /** How far a running import is, in workouts. */
  doneWorkouts: z.int(),
  /** What it stored. */
  addedWorkouts: z.int(),
  addedSets: z.int(),
  createdAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
});
export type ImportSummary = z.infer<typeof ImportSummary>;

const ExerciseName = z.object({ exerciseId: z.string(), name: z.string() });

/** The same with all that's to be decided about it. */
export const TrainingImport = ImportSummary.extend({
  /** The file has weights or distances and doesn't say in what: `unit` is asked. */
  needsUnit: z.boolean(),
  /** Names that mean no exercise for sure, those with the most sets first. Without an answer each becomes an exercise of the person's own. */
  unmatched: z.array(z.object({ name: z.string(), sets: z.int(), suggestions: z.array(ExerciseName) })),
  /** Names that mean an exercise, by the catalogue or by what the person said the last time. */
  matched: z.array(z.object({ name: z.string(), sets: z.int(), exerciseId: z.string(), exerciseName: z.string() })),
  /** What's left out and why, the first of them. `line` is null where lines say nothing (JSON). */
  problems: z.array(z.object({ line: z.int().nullable(), message: z.string() })),
  problemCount: z.int(),
});
export type TrainingImport = z.infer<typeof TrainingImport>;

/**
 * Reads a file of workouts and stores none of them yet. The body is `multipart/form-data` with the part `file`: CSV of Hevy, Strong or Lockstep, or JSON of Lockstep. Errors: BODY_TOO_LARGE
 * over 50 MB, VALIDATION_FAILED with `file` for what can't be read.
 */
export const createImport = defineRoute({
  id: "createImport",
  method: "POST",
  path: "/api/imports",
  summary: "Read a file of workouts from another app (multipart/form-data: file)",
  feature: "training",
  session: "required",
  status: 201,
  form: { file: { kind: "file", isRequired: true } },
  output: TrainingImport,
});

/** The latest first; files that were only looked at aren't kept for long. */
export const listImports = defineRoute({
  id: "listImports",
  method: "GET",
  path: "/api/imports",
  summary: "Your imports, the latest first",
  feature: "training",
  session: "required",
  output: z.object({ items: z.array(ImportSummary), nextCursor: z.null() }),
});

export const getImport = defineRoute({
  id: "getImport",
  method: "GET",
  path: "/api/imports/{id}",
  summary: "One import, with its progress",
  feature: "training",
  session: "required",
  params: IdParam,
  output: TrainingImport,
});

/** Stores the workouts in the background; the answer comes at once, and {@link getImport} says how far it is. Applying one that runs or is done changes nothing. */
export const applyImport = defineRoute({
  id: "applyImport",
  method: "POST",
  path: "/api/imports/{id}/apply",
  summary: "Import the workouts of a file that was read",
  feature: "training",
  session: "required",
  params: IdParam,
  body: z.object({
    unit: z.enum(["kg", "lb"], { error: "Choose kilograms or pounds." }).optional(),
    /** The exercise for a name of the file; null makes one of the person's own. Names that aren't here stay as the preview has them. */
    mapping: z.record(z.string(), AnyExerciseId.nullable()).optional(),
  }),
  output: TrainingImport,
});

/** Takes everything out again that the import brought, and nothing else; one that's undone already is fine. */
export const deleteImport = defineRoute({
  id: "deleteImport",
  method: "DELETE",
  path: "/api/imports/{id}",
  summary: "Undo an import",
  feature: "training",
  session: "required",
  params: IdParam,
  output: Done,
});

/** One line for each set that was done, with Hevy's columns. */
export const exportWorkoutsCsv = defineRoute({
  id: "exportWorkoutsCsv",
  method: "GET",
  path: "/api/exports/workouts.csv",
  summary: "All your workouts as CSV, with Hevy's columns",
  feature: "training",
  session: "required",
  file: "text/csv",
  output: StreamedFile,
});

/** Everything of the workouts; importing it elsewhere makes the same ones. */
export const exportWorkoutsJson = defineRoute({
  id: "exportWorkoutsJson",
  method: "GET",
  path: "/api/exports/workouts.json",
  summary: "All your workouts as JSON",
  feature: "training",
  session: "required",
  file: "application/json",
  output: StreamedFile,
});
