import { randomUUID } from "node:crypto";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { MOST_PROBLEMS_TOLD, type TrainingImport } from "@lockstep/contract/training-imports.ts";
import type { Actor } from "@lockstep/domain/accounts/actor.ts";
import { ApiError } from "../../../platform/http/api-error.ts";
import type { Platform } from "../../../platform/platform.ts";
import { findProfile } from "../../accounts/index.ts";
import { refused } from "../workouts/change-workouts.ts";
import { insertImport } from "./import-store.ts";
import { namesOf, whatNamesMean } from "./import-names.ts";
import { getImport } from "./list-imports.ts";
import { readFile, settleHistory } from "./read-import-file.ts";
import { readImportForm } from "./read-import-form.ts";
import { withoutKnown } from "./store-workouts.ts";

const asGzip = promisify(gzip);

/** Files that a person may have read in an hour. */
const MOST_AN_HOUR = 30;
/** A large file takes a few times its size in memory while it's read: so many at once, no more. */
const MOST_AT_ONCE = 2;
let atOnce = 0;
/** Workouts that are looked up at once. */
const BATCH = 500;

/** Reads a file of workouts, and keeps it until the person says that they're to be stored. */
export async function createImport(
  platform: Platform,
  actor: Actor,
  { request }: { readonly request: Request },
): Promise<TrainingImport> {
  await platform.limiter.take(`import:${actor.userId}`, MOST_AN_HOUR, 3600);
  if (atOnce >= MOST_AT_ONCE) throw new ApiError("SERVICE_UNAVAILABLE", { headers: { "Retry-After": "5" } });
  atOnce += 1;
  try {
    return await readAndKeep(platform, actor, await readImportForm(request));
  } finally {
    atOnce -= 1;
  }
}

async function readAndKeep(
  platform: Platform,
  actor: Actor,
  { name, text }: { readonly name: string; readonly text: string },
): Promise<TrainingImport> {
  const { db } = platform;
  const { userId } = actor;
  const history = await readFile(text, null);
  if ("unreadable" in history) throw refused("file", history.unreadable);
  const profile = await findProfile(db, userId);
  const timeZone = profile?.timeZone ?? "UTC";
  const known = await whatNamesMean(db, userId, history);
  const { settled, problems } = await settleHistory(history, {
    timeZone,
    now: platform.now(),
    units: profile?.units ?? "kg",
    loadModelOf: known.loadModelOf,
  });
  if (settled.length === 0) {
    const [first] = problems;
    const reason = first === undefined ? "" : ` ${first.line === null ? "" : `Line ${first.line}: `}${first.message}`;
    throw refused("file", `There are no workouts in this file that we can read.${reason}`);
  }
  const storable = settled.map((workout) => ({
    ...workout,
    exercises: workout.exercises.map((exercise) => ({ ...exercise, exerciseId: known.idOf(exercise) ?? exercise.name })),
  }));
  let newWorkouts = 0;
  for (let from = 0; from < storable.length; from += BATCH)
    newWorkouts += (await withoutKnown(db, userId, storable.slice(from, from + BATCH), known.nameOf)).length;
  const id = randomUUID();
  const dates = settled.map(({ date }) => date).toSorted();
  const file = await asGzip(text);
  await platform.write(async (tx) => {
    await insertImport(tx, {
      id,
      userId,
      source: history.source,
      fileName: name,
      file,
      needsUnit: history.needsUnits,
      timeZone,
      names: namesOf(settled, history, known.idOf),
      problems: problems.slice(0, MOST_PROBLEMS_TOLD),
      problemCount: problems.length,
      workouts: settled.length,
      sets: settled.reduce((sum, { exercises }) => sum + exercises.reduce((count, { sets }) => count + sets.length, 0), 0),
      newWorkouts,
      firstDate: dates[0] ?? null,
      lastDate: dates.at(-1) ?? null,
    });
  });
  return getImport(platform, actor, id);
}
