import type { StreamedFile } from "@lockstep/contract/shared.ts";
import type { Workout } from "@lockstep/contract/training-workouts.ts";
import type { Actor } from "@lockstep/domain/accounts/actor.ts";
import { zoneClock } from "@lockstep/domain/calendar/zone-clock.ts";
import { csvOfWorkout, CSV_HEADER } from "@lockstep/domain/training/import/write-csv.ts";
import { JSON_FORMAT } from "@lockstep/domain/training/import/read-json-history.ts";
import type { Platform } from "../../../platform/platform.ts";
import { findProfile } from "../../accounts/index.ts";
import { listCustomExerciseRows } from "../custom/custom-exercise-store.ts";
import { presentWorkouts } from "../workouts/present-workout.ts";
import { listWorkoutRows } from "../workouts/workout-store.ts";

/** Workouts that are read at once: however many there are, these are what's in memory. */
const PAGE = 50;
/** Exports that a person may start in an hour. */
const MOST_AN_HOUR = 60;

/** All workouts of a person as CSV with Hevy's columns, the latest first; times are those of their own clock. */
export async function exportWorkoutsCsv(platform: Platform, actor: Actor): Promise<StreamedFile> {
  await platform.limiter.take(`export:${actor.userId}`, MOST_AN_HOUR, 3600);
  const profile = await findProfile(platform.db, actor.userId);
  const clock = zoneClock(profile?.timeZone ?? "UTC");
  return {
    name: fileName(platform, "csv"),
    pieces: (async function* () {
      yield CSV_HEADER;
      for await (const page of pagesOf(platform, actor)) yield page.map((workout) => csvOfWorkout(workout, clock)).join("");
    })(),
  };
}

/** All workouts of a person as JSON, the latest first, with the exercises they made. */
export async function exportWorkoutsJson(platform: Platform, actor: Actor): Promise<StreamedFile> {
  await platform.limiter.take(`export:${actor.userId}`, MOST_AN_HOUR, 3600);
  const customExercises = (await listCustomExerciseRows(platform.db, actor.userId)).map(
    ({ userId: _userId, deletedAt: _deletedAt, ...exercise }) => exercise,
  );
  const head = { format: JSON_FORMAT, version: 1, exportedAt: platform.now().toISOString(), customExercises };
  return {
    name: fileName(platform, "json"),
    pieces: (async function* () {
      yield `${JSON.stringify(head).slice(0, -1)},"workouts":[`;
      let isFirst = true;
      for await (const page of pagesOf(platform, actor)) {
        yield page.map((workout, at) => `${isFirst && at === 0 ? "" : ","}\n${JSON.stringify(workout)}`).join("");
        isFirst = false;
      }
      yield "\n]}\n";
    })(),
  };
}

function fileName({ now }: Platform, ending: string): string {
  return `lockstep-workouts-${now().toISOString().slice(0, 10)}.${ending}`;
}

async function* pagesOf({ db }: Platform, { userId }: Actor): AsyncGenerator<readonly Workout[]> {
  let after: { readonly id: string; readonly createdAt: Date } | null = null;
  for (;;) {
    const rows = await listWorkoutRows(db, userId, { after, most: PAGE });
    const last = rows.at(-1);
    if (last === undefined) return;
    yield await presentWorkouts(db, rows);
    if (rows.length < PAGE) return;
    after = { id: last.id, createdAt: new Date(last.startedAt) };
  }
}
