import type { listMeasurements as listRoute, Measurement, putMeasurement as putRoute } from "@lockstep/contract/training.ts";
import type { RouteFields, RouteOutput } from "@lockstep/contract/route.ts";
import type { Actor } from "@lockstep/domain/accounts/actor.ts";
import { mayUseWorkout } from "@lockstep/domain/training/access.ts";
import { MEASURES } from "@lockstep/domain/training/measurements.ts";
import { DAY_REFUSED, isPlausibleDay } from "../../../platform/clock/day-in.ts";
import type { Db } from "../../../platform/database/sql.ts";
import { ApiError } from "../../../platform/http/api-error.ts";
import { cutPage, readPageCursor } from "../../../platform/http/page-cursor.ts";
import type { Platform } from "../../../platform/platform.ts";
import { publishWorkouts, refused, withSent } from "../workouts/change-workouts.ts";
import { lockWorkoutsOf } from "../workouts/workout-store.ts";
import { findMeasurement, listMeasurementRows, writeMeasurement, type MeasurementRow } from "./measurement-store.ts";

/** A year and more of weighing oneself each morning: a trend needs all of it. */
const PAGE_SIZE = 400;

/** The person's measurements, the latest first. */
export async function listMeasurements(
  { db }: Platform,
  actor: Actor,
  { cursor }: RouteFields<typeof listRoute>,
): Promise<RouteOutput<typeof listRoute>> {
  const read = await listMeasurementRows(db, actor.userId, { after: readPageCursor(cursor), most: PAGE_SIZE + 1 });
  const { rows, nextCursor } = cutPage(read, PAGE_SIZE, ({ id, date }) => ({ id, createdAt: new Date(date) }));
  return { items: rows.map(present), nextCursor };
}

/** Keeps a measurement, or changes the fields that are sent of one. */
export async function putMeasurement(
  platform: Platform,
  actor: Actor,
  { id, restore, ...sent }: RouteFields<typeof putRoute>,
): Promise<Measurement> {
  if (!isPlausibleDay(sent.date, platform.now())) throw refused("date", DAY_REFUSED);
  return change(platform, actor, async (tx) => {
    const known = await findMeasurement(tx, id);
    if (known !== null && !mayUseWorkout(actor, known)) throw new ApiError("ID_TAKEN");
    const before: MeasurementRow = known ?? { id, userId: actor.userId, ...NOTHING, date: sent.date, deletedAt: null };
    const after = { ...withSent(before, sent), ...(restore === true ? { deletedAt: null } : {}) };
    if (MEASURES.every((measure) => after[measure] === null)) throw refused("", "Enter at least one measurement.");
    if (!(await writeMeasurement(tx, after))) throw new ApiError("ID_TAKEN");
    return present(after);
  });
}

/** Deletes a measurement; one that's gone already, or never came, is fine. */
export async function deleteMeasurement(platform: Platform, actor: Actor, id: string): Promise<{ ok: true }> {
  return change(platform, actor, async (tx) => {
    const known = await findMeasurement(tx, id);
    if (known !== null && !mayUseWorkout(actor, known)) throw new ApiError("NOT_FOUND");
    if (known !== null && known.deletedAt === null)
      await writeMeasurement(tx, { ...known, deletedAt: platform.now().toISOString() });
    return { ok: true };
  });
}

const NOTHING = {
  weightKg: null,
  waistCm: null,
  hipsCm: null,
  chestCm: null,
  armCm: null,
  thighCm: null,
  bodyFatPercent: null,
};

/** One change of a person's measurements after the other; their open pages read what follows from them again. */
async function change<T>(platform: Platform, actor: Actor, work: (tx: Db) => Promise<T>): Promise<T> {
  return platform.write(async (tx) => {
    await lockWorkoutsOf(tx, actor.userId);
    const answer = await work(tx);
    await publishWorkouts(tx, actor.userId);
    return answer;
  });
}

function present({ userId: _userId, deletedAt: _deletedAt, ...row }: MeasurementRow): Measurement {
  return row;
}
