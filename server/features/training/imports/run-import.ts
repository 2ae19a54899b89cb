import { randomUUID } from "node:crypto";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { MOST_PROBLEMS_TOLD } from "@lockstep/contract/training-imports.ts";
import type { Platform } from "../../../platform/platform.ts";
import { findProfile } from "../../accounts/index.ts";
import { publishWorkouts } from "../workouts/change-workouts.ts";
import { lockWorkoutsOf } from "../workouts/workout-store.ts";
import { advanceImport, claimImport, finishImport, holdsImport, nameKey, releaseImport, type ImportRow } from "./import-store.ts";
import { whatNamesMean } from "./import-names.ts";
import { readFile, settleHistory } from "./read-import-file.ts";
import { insertWorkouts, withoutKnown, type StorableWorkout } from "./store-workouts.ts";

const fromGzip = promisify(gunzip);

/** Workouts that one transaction stores: a second's work at most, so that the person's other changes don't wait for long. */
const BATCH = 200;
/** After so many faults it's given up, until the person tries again. */
const MOST_ATTEMPTS = 4;

/**
 * Stores the workouts of an import, batch by batch. A run that ends halfway, with its server or by a fault, is continued by the next from the last batch that was stored; what is stored twice
 * is the same. One event says that all of it is there: streaks, achievements and challenges are recounted once.
 */
export async function runImport(platform: Platform, importId: string): Promise<void> {
  const runner = randomUUID();
  const claimed = await claimImport(platform.db, importId, runner);
  // It's done or undone, or another run has it.
  if (claimed === null) return;
  const { file, attempts, ...row } = claimed;
  try {
    await storeAll(platform, row, { runner, text: (await fromGzip(file)).toString("utf8") });
  } catch (error) {
    if (attempts < MOST_ATTEMPTS) {
      await releaseImport(platform.db, importId, runner);
      throw error;
    }
    platform.log.error({ importId, error }, "an import was given up");
    await platform.write((tx) => finishImport(tx, importId, { status: "failed", now: platform.now() }));
  }
}

async function storeAll(
  platform: Platform,
  row: ImportRow,
  { runner, text }: { readonly runner: string; readonly text: string },
): Promise<void> {
  const { id, userId } = row;
  const history = await readFile(text, row.unit);
  if ("unreadable" in history) throw new Error("A file that was read before can't be read anymore.");
  const decided = new Map(
    row.names.flatMap(({ name, exerciseId }) => (exerciseId === null ? [] : [[nameKey(name), exerciseId]])),
  );
  const known = await whatNamesMean(platform.db, userId, history, decided);
  const profile = await findProfile(platform.db, userId);
  const { settled, problems } = await settleHistory(history, {
    timeZone: row.timeZone,
    now: platform.now(),
    units: row.unit ?? profile?.units ?? "kg",
    loadModelOf: known.loadModelOf,
  });
  const workouts = settled.map((workout) => ({
    ...workout,
    exercises: workout.exercises.map((exercise) => ({ ...exercise, exerciseId: known.idOf(exercise) ?? exercise.name })),
  }));
  for (let from = row.doneWorkouts; from < workouts.length; from += BATCH) {
    const batch = workouts.slice(from, from + BATCH);
    if (!(await storeBatch(platform, { id, userId, runner, done: from + batch.length }, batch, known.nameOf))) return;
  }
  await platform.write(async (tx, record) => {
    await lockWorkoutsOf(tx, userId);
    if (!(await holdsImport(tx, id, runner))) return;
    const told = { problems: problems.slice(0, MOST_PROBLEMS_TOLD), problemCount: problems.length };
    await finishImport(tx, id, { status: "done", now: platform.now(), ...told });
    await record({ type: "workouts.imported", actorId: userId, payload: { importId: id } });
    await publishWorkouts(tx, userId);
  });
}

/** False when the import isn't this run's anymore: it was undone, or another took over. */
function storeBatch(
  platform: Platform,
  { id, userId, runner, done }: { readonly id: string; readonly userId: string; readonly runner: string; readonly done: number },
  batch: readonly StorableWorkout[],
  nameOf: (exerciseId: string) => string,
): Promise<boolean> {
  return platform.write(async (tx) => {
    await lockWorkoutsOf(tx, userId);
    if (!(await holdsImport(tx, id, runner))) return false;
    const added = await insertWorkouts(tx, { userId, importId: id }, await withoutKnown(tx, userId, batch, nameOf));
    await advanceImport(tx, id, { done, addedWorkouts: added.workouts, addedSets: added.sets });
    return true;
  });
}
