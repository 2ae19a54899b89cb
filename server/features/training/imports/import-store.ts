import type { IMPORT_STATUSES } from "@lockstep/contract/training-imports.ts";
import type { FileUnits, ImportedCustomExercise, ImportProblem, ImportSource } from "@lockstep/domain/training/import/history.ts";
import { sql, type Db } from "../../../platform/database/sql.ts";

/** A name in a file, how many sets it has, and the exercise it means; null while nobody knows, and `custom` is what it becomes then. */
export interface ImportName {
  readonly name: string;
  readonly sets: number;
  readonly exerciseId: string | null;
  readonly custom: ImportedCustomExercise;
}

/** An import, without its file. */
export interface ImportRow {
  readonly id: string;
  readonly userId: string;
  readonly source: ImportSource;
  readonly fileName: string;
  readonly status: (typeof IMPORT_STATUSES)[number];
  readonly needsUnit: boolean;
  readonly unit: FileUnits | null;
  readonly timeZone: string;
  readonly names: readonly ImportName[];
  readonly problems: readonly ImportProblem[];
  readonly problemCount: number;
  readonly workouts: number;
  readonly sets: number;
  readonly newWorkouts: number;
  readonly firstDate: string | null;
  readonly lastDate: string | null;
  readonly doneWorkouts: number;
  readonly addedWorkouts: number;
  readonly addedSets: number;
  readonly madeExercises: readonly string[];
  readonly createdAt: string;
  readonly finishedAt: string | null;
}
export type NewImport = Omit<
  ImportRow,
  "status" | "unit" | "doneWorkouts" | "addedWorkouts" | "addedSets" | "madeExercises" | "createdAt" | "finishedAt"
> & { readonly file: Uint8Array };

const COLUMNS = sql.raw(`
  id, user_id as "userId", source, file_name as "fileName", status, needs_unit as "needsUnit", unit, time_zone as "timeZone", names, problems,
  problem_count as "problemCount", workouts, sets, new_workouts as "newWorkouts", first_date as "firstDate", last_date as "lastDate",
  done_workouts as "doneWorkouts", added_workouts as "addedWorkouts", added_sets as "addedSets", made_exercises as "madeExercises",
  created_at as "createdAt", finished_at as "finishedAt"`);

/** So long a run may say nothing before another takes over, seconds. */
export const LEASE_SECONDS = 20;

/** Keeps a file that was read; those that were read before and not applied go. */
export async function insertImport(tx: Db, row: NewImport): Promise<void> {
  await tx.run(sql`delete from imports where user_id = ${row.userId} and status = 'preview'`);
  await tx.run(sql`
    insert into imports (id, user_id, source, file_name, file, needs_unit, time_zone, names, problems, problem_count, workouts, sets, new_workouts,
      first_date, last_date)
    values (${row.id}, ${row.userId}, ${row.source}, ${row.fileName}, ${row.file}, ${row.needsUnit}, ${row.timeZone}, ${sql.json(row.names)},
      ${sql.json(row.problems)}, ${row.problemCount}, ${row.workouts}, ${row.sets}, ${row.newWorkouts}, ${row.firstDate}, ${row.lastDate})`);
}

export function findImport(db: Db, id: string): Promise<ImportRow | null> {
  return db.first<ImportRow>(sql`select ${COLUMNS} from imports where id = ${id}`);
}

/** The same, and nobody else changes it until the transaction ends. */
export function lockImport(tx: Db, id: string): Promise<ImportRow | null> {
  return tx.first<ImportRow>(sql`select ${COLUMNS} from imports where id = ${id} for update`);
}

/** A person's imports, the latest first. */
export function listImportRows(db: Db, userId: string, most: number): Promise<readonly ImportRow[]> {
  return db.rows<ImportRow>(
    sql`select ${COLUMNS} from imports where user_id = ${userId} order by created_at desc, id desc limit ${most}`,
  );
}

/** Puts an import in line to be stored, under the names as they were decided. */
export async function startImport(
  tx: Db,
  id: string,
  { unit, names, madeExercises }: Pick<ImportRow, "unit" | "names" | "madeExercises">,
): Promise<void> {
  await tx.run(sql`
    update imports set status = 'running', unit = ${unit}, names = ${sql.json(names)},
      made_exercises = made_exercises || ${madeExercises}::uuid[], runner = null, runner_seen_at = null, attempts = 0
    where id = ${id}`);
}

/** Takes an import to store it, unless another run does; answers its file. */
export function claimImport(
  db: Db,
  id: string,
  runner: string,
): Promise<(ImportRow & { readonly file: Uint8Array; readonly attempts: number }) | null> {
  return db.first(sql`
    update imports set runner = ${runner}, runner_seen_at = now(), attempts = attempts + 1
    where id = ${id} and status = 'running' and file is not null
      and (runner_seen_at is null or runner_seen_at < now() - make_interval(secs => ${LEASE_SECONDS}))
    returning ${COLUMNS}, file, attempts`);
}

/** Whether an import is still this run's; nobody takes or undoes it until the transaction ends. */
export async function holdsImport(tx: Db, id: string, runner: string): Promise<boolean> {
  const held = await tx.first(sql`
    select 1 from imports where id = ${id} and runner = ${runner} and status = 'running' for update`);
  return held !== null;
}

/** Says that a run goes on, and what it stored since. */
export async function advanceImport(
  tx: Db,
  id: string,
  { done, addedWorkouts, addedSets }: { readonly done: number; readonly addedWorkouts: number; readonly addedSets: number },
): Promise<void> {
  await tx.run(sql`
    update imports set runner_seen_at = now(), done_workouts = ${done}, added_workouts = added_workouts + ${addedWorkouts},
      added_sets = added_sets + ${addedSets}
    where id = ${id}`);
}

/** The run is over: the file isn't needed anymore, unless it failed. */
export async function finishImport(
  tx: Db,
  id: string,
  {
    status,
    problems,
    problemCount,
    now,
  }: Pick<ImportRow, "status"> & Partial<Pick<ImportRow, "problems" | "problemCount">> & { readonly now: Date },
): Promise<void> {
  await tx.run(sql`
    update imports set status = ${status}, finished_at = ${now}, runner = null, runner_seen_at = null,
      file = case when ${status} = 'failed' then file end,
      problems = coalesce(${problems === undefined ? null : JSON.stringify(problems)}::jsonb, problems),
      problem_count = coalesce(${problemCount ?? null}::int, problem_count)
    where id = ${id}`);
}

/** Lets the next run have an import at once: this one failed. */
export async function releaseImport(db: Db, id: string, runner: string): Promise<void> {
  await db.run(sql`update imports set runner = null, runner_seen_at = null where id = ${id} and runner = ${runner}`);
}

export async function deleteImportRow(tx: Db, id: string): Promise<void> {
  await tx.run(sql`delete from imports where id = ${id}`);
}

/** Imports that are to be stored, and whether a run says that it's at it. */
export function listRunningImports(db: Db): Promise<readonly { readonly id: string; readonly isHeld: boolean }[]> {
  return db.rows(sql`
    select id, coalesce(runner_seen_at >= now() - make_interval(secs => ${LEASE_SECONDS}), false) as "isHeld" from imports where status = 'running'`);
}

/** Files that were looked at and left are deleted. */
export async function deletePreviews(db: Db, before: Date): Promise<void> {
  await db.run(sql`delete from imports where status = 'preview' and created_at < ${before}`);
}

/** What a person said that names mean, by the name in lower case. */
export async function listImportNames(db: Db, userId: string): Promise<ReadonlyMap<string, string>> {
  const rows = await db.rows<{ name: string; exerciseId: string }>(
    sql`select name, exercise_id as "exerciseId" from import_names where user_id = ${userId}`,
  );
  return new Map(rows.map(({ name, exerciseId }) => [name, exerciseId]));
}

/** Remembers what names mean, for the next file. */
export async function putImportNames(
  tx: Db,
  userId: string,
  names: readonly { readonly name: string; readonly exerciseId: string }[],
): Promise<void> {
  await tx.run(sql`
    insert into import_names (user_id, name, exercise_id)
    select ${userId}, name, exercise_id
    from unnest(${names.map(({ name }) => nameKey(name))}::text[], ${names.map(({ exerciseId }) => exerciseId)}::text[]) as said (name, exercise_id)
    on conflict (user_id, name) do update set exercise_id = excluded.exercise_id`);
}

/** A name as it's remembered: upper and lower case are the same. */
export function nameKey(name: string): string {
  return name.toLowerCase().slice(0, 200);
}

/** For a person's data export: what they imported and what they said of names, without files. */
export async function exportImports(db: Db, userId: string): Promise<object> {
  const imports = await db.rows(sql`
    select id, source, file_name as "fileName", status, unit, workouts, sets, added_workouts as "addedWorkouts", added_sets as "addedSets",
      first_date as "firstDate", last_date as "lastDate", created_at as "createdAt", finished_at as "finishedAt"
    from imports where user_id = ${userId} order by created_at, id`);
  const names = await db.rows(
    sql`select name, exercise_id as "exerciseId" from import_names where user_id = ${userId} order by name`,
  );
  return { imports, names };
}
