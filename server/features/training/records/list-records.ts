import type { getExerciseHistory as historyRoute, listRecords as recordsRoute } from "@lockstep/contract/training.ts";
import type { RouteFields, RouteOutput } from "@lockstep/contract/route.ts";
import type { Actor } from "@lockstep/domain/accounts/actor.ts";
import { movesWholeBody } from "@lockstep/domain/training/body-weight.ts";
import { sumSessions } from "@lockstep/domain/training/exercise-history.ts";
import { ApiError } from "../../../platform/http/api-error.ts";
import { cutPage, readPageCursor, type PageCursor } from "../../../platform/http/page-cursor.ts";
import type { Platform } from "../../../platform/platform.ts";
import { findKnownExercise, findKnownExercises } from "../custom/find-known-exercises.ts";
import { listWeighIns } from "../measurements/measurement-store.ts";
import { presentRecords } from "./present-records.ts";
import { readSessions, type OwnSession } from "./read-sessions.ts";
import { listSessionRows } from "./session-store.ts";

const PAGE_SIZE = 20;

/** The person's records of every exercise they did, the most often trained first. */
export async function listRecords({ db }: Platform, actor: Actor): Promise<RouteOutput<typeof recordsRoute>> {
  const [rows, weighIns] = await Promise.all([listSessionRows(db, actor.userId, null), listWeighIns(db, actor.userId)]);
  const known = await findKnownExercises(
    db,
    actor.userId,
    rows.map(({ exerciseId }) => exerciseId),
  );
  const byExercise = readSessions(rows, weighIns, (id) => known.get(id));
  const items = [...byExercise].flatMap(([id, sessions]) => presentRecords(id, known.get(id), sessions) ?? []);
  return { items: items.sort((a, b) => b.sessions - a.sessions || (a.exerciseId < b.exerciseId ? -1 : 1)), nextCursor: null };
}

/** The person's sessions of an exercise, the latest first. All of them are read for each page: what a session shows follows from those before it. */
export async function getExerciseHistory(
  { db }: Platform,
  actor: Actor,
  { id, cursor }: RouteFields<typeof historyRoute>,
): Promise<RouteOutput<typeof historyRoute>> {
  const after = readPageCursor(cursor);
  const exercise = await findKnownExercise(db, actor.userId, id);
  const movesBody = exercise !== undefined && movesWholeBody(exercise);
  const [rows, weighIns] = await Promise.all([
    listSessionRows(db, actor.userId, id),
    movesBody ? listWeighIns(db, actor.userId) : [],
  ]);
  const sessions = readSessions(rows, weighIns, () => exercise).get(id) ?? [];
  if (exercise === undefined && sessions.length === 0) throw new ApiError("NOT_FOUND");
  const sums = sumSessions(sessions, exercise?.loadModel ?? "total");
  const summed = sessions.map((session, at) => ({ session, sums: sums[at] ?? NOTHING }));
  const later = summed.toReversed().filter(({ session }) => after === null || isAfter(session, after));
  const { rows: page, nextCursor } = cutPage(later.slice(0, PAGE_SIZE + 1), PAGE_SIZE, ({ session }) => placeOf(session));
  return {
    items: page.map(({ session: { workoutId, date, note, sets }, sums: each }) => ({ workoutId, date, note, sets, ...each })),
    nextCursor,
    overview:
      after === null
        ? {
            records: presentRecords(id, exercise, sessions),
            points: summed
              .filter(({ session }) => session.sets.length > 0)
              .map(({ session: { date }, sums: { bestSet, shownOneRepMaxKg, volumeKg } }) => ({
                date,
                bestSet,
                shownOneRepMaxKg,
                volumeKg,
              })),
            needsBodyWeight: movesBody && sessions.some(({ bodyWeightKg }) => bodyWeightKg === null),
          }
        : null,
  };
}

const NOTHING = { oneRepMaxKg: null, shownOneRepMaxKg: null, volumeKg: 0, bestSet: null };

const placeOf = ({ startedAt, workoutId }: OwnSession): PageCursor => ({ createdAt: new Date(startedAt), id: workoutId });

/** Whether a session comes after a place in the list, which has the latest first. */
function isAfter(session: OwnSession, { createdAt, id }: PageCursor): boolean {
  const difference = new Date(session.startedAt).getTime() - createdAt.getTime();
  return difference < 0 || (difference === 0 && session.workoutId < id);
}
