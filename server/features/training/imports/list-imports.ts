import type { ImportSummary, TrainingImport } from "@lockstep/contract/training-imports.ts";
import type { Actor } from "@lockstep/domain/accounts/actor.ts";
import { mayUseWorkout } from "@lockstep/domain/training/access.ts";
import type { Db } from "../../../platform/database/sql.ts";
import { ApiError } from "../../../platform/http/api-error.ts";
import type { Platform } from "../../../platform/platform.ts";
import { findKnownExercises } from "../custom/find-known-exercises.ts";
import { findImport, listImportRows, type ImportRow } from "./import-store.ts";
import { matchName } from "./read-import-file.ts";

/** More imports than anyone looks through. */
const MOST_LISTED = 50;

/** The person's imports, the latest first. */
export async function listImports({ db }: Platform, actor: Actor): Promise<{ items: ImportSummary[]; nextCursor: null }> {
  const rows = await listImportRows(db, actor.userId, MOST_LISTED);
  return { items: rows.map(presentSummary), nextCursor: null };
}

/** One of the person's own imports. */
export async function getImport({ db }: Platform, actor: Actor, id: string): Promise<TrainingImport> {
  const row = await findImport(db, id);
  if (row === null || !mayUseWorkout(actor, row)) throw new ApiError("NOT_FOUND");
  return presentImport(db, row);
}

function presentSummary(row: ImportRow): ImportSummary {
  const { id, source, fileName, status, workouts, sets, newWorkouts, firstDate, lastDate, doneWorkouts } = row;
  const { addedWorkouts, addedSets, createdAt, finishedAt } = row;
  const inFile = { workouts, sets, newWorkouts, firstDate, lastDate };
  return { id, source, fileName, status, ...inFile, doneWorkouts, addedWorkouts, addedSets, createdAt, finishedAt };
}

/** An import with what's to be decided about it. */
export async function presentImport(db: Db, row: ImportRow): Promise<TrainingImport> {
  const known = await findKnownExercises(
    db,
    row.userId,
    row.names.flatMap(({ exerciseId }) => exerciseId ?? []),
  );
  return {
    ...presentSummary(row),
    needsUnit: row.needsUnit,
    unmatched: row.names.flatMap(({ name, sets, exerciseId }) =>
      exerciseId === null ? [{ name, sets, suggestions: [...matchName(name).suggestions] }] : [],
    ),
    matched: row.names.flatMap(({ name, sets, exerciseId }) =>
      exerciseId === null ? [] : [{ name, sets, exerciseId, exerciseName: known.get(exerciseId)?.name ?? name }],
    ),
    problems: [...row.problems],
    problemCount: row.problemCount,
  };
}
