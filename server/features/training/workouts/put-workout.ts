import type { finishWorkout as finishRoute, putWorkout as putRoute, Workout } from "@lockstep/contract/training.ts";
import type { RouteFields } from "@lockstep/contract/route.ts";
import type { Actor } from "@lockstep/domain/accounts/actor.ts";
import { daysBetween, parseCalendarDay } from "@lockstep/domain/calendar/calendar.ts";
import { mayUseWorkout } from "@lockstep/domain/training/access.ts";
import { DAY_REFUSED, isPlausibleDay } from "../../../platform/clock/day-in.ts";
import { ApiError } from "../../../platform/http/api-error.ts";
import type { Platform } from "../../../platform/platform.ts";
import { ownToday } from "../../accounts/index.ts";
import {
  changeWorkouts,
  getOwnWorkout,
  planOf,
  readMoment,
  recordWorkoutChange,
  routineOf,
  refused,
  withSent,
  type WorkoutChange,
} from "./change-workouts.ts";
import { presentWorkout } from "./present-workout.ts";
import { findWorkout, WORKOUTS, writeRow, type WorkoutRow } from "./workout-store.ts";

/** Starts a workout, or changes the fields that are sent of one. A deleted one stays deleted, whatever reaches the server late, unless it's restored. */
export async function putWorkout(
  platform: Platform,
  actor: Actor,
  { id, restore, planId, routineId, ...body }: RouteFields<typeof putRoute>,
): Promise<Workout> {
  const now = platform.now();
  const startedAt = readMoment(body.startedAt, "startedAt", now);
  const endedAt = typeof body.endedAt === "string" ? readMoment(body.endedAt, "endedAt", now) : body.endedAt;
  const date = body.date ?? (await ownToday(platform.db, actor.userId, new Date(startedAt)));
  return changeWorkouts(platform, actor, async (change) => {
    const known = await findWorkout(change.tx, id);
    if (known !== null && !mayUseWorkout(actor, known)) throw new ApiError("ID_TAKEN");
    const sent = {
      ...body,
      startedAt,
      endedAt,
      planId: planId === undefined ? undefined : await planOf(change.tx, actor, planId),
      routineId: routineId === undefined ? undefined : await routineOf(change.tx, actor, routineId),
    };
    const before: WorkoutRow = known ?? {
      id,
      userId: actor.userId,
      date,
      startedAt,
      endedAt: null,
      isTimed: true,
      planId: null,
      day: null,
      routineId: null,
      name: "",
      note: "",
      bodyWeightKg: null,
      deletedAt: null,
    };
    const after = { ...withSent(before, sent), ...(restore === true ? { deletedAt: null } : {}) };
    checkTimes(after, now);
    return writeWorkout(change, actor, known, after);
  });
}

/** Ends a workout. Two devices that finish at once agree: the last to arrive says when. */
export async function finishWorkout(
  platform: Platform,
  actor: Actor,
  { id, endedAt }: RouteFields<typeof finishRoute> & { readonly endedAt?: string | undefined },
): Promise<Workout> {
  const now = platform.now();
  const moment = endedAt === undefined ? null : readMoment(endedAt, "endedAt", now);
  return changeWorkouts(platform, actor, async (change) => {
    const known = await getOwnWorkout(change.tx, actor, id);
    const endedAt = moment ?? known.endedAt ?? now.toISOString();
    // A device whose clock is ahead began later than it is here, or on the device that ends it.
    const after = { ...known, endedAt: endedAt < known.startedAt ? known.startedAt : endedAt };
    checkTimes(after, now);
    return writeWorkout(change, actor, known, after);
  });
}

/** Deletes a workout; one that's gone already, or never came, is fine. */
export async function deleteWorkout(platform: Platform, actor: Actor, id: string): Promise<{ ok: true }> {
  await changeWorkouts(platform, actor, async (change) => {
    const known = await findWorkout(change.tx, id);
    if (known === null || known.deletedAt !== null) return;
    if (!mayUseWorkout(actor, known)) throw new ApiError("NOT_FOUND");
    await writeWorkout(change, actor, known, { ...known, deletedAt: platform.now().toISOString() });
  });
  return { ok: true };
}

async function writeWorkout(
  { tx, record, publish }: WorkoutChange,
  actor: Actor,
  known: WorkoutRow | null,
  after: WorkoutRow,
): Promise<Workout> {
  if (known === null || !isSame(known, after)) {
    await writeRow(tx, WORKOUTS, after, known === null);
    const movesDay = known !== null && known.date !== after.date;
    if (movesDay || (known?.deletedAt ?? null) !== after.deletedAt) await recordWorkoutChange(record, actor, after.id);
    await publish();
  }
  return presentWorkout(tx, after);
}

function isSame(a: WorkoutRow, b: WorkoutRow): boolean {
  return Object.entries(a).every(([field, value]) => b[field as keyof WorkoutRow] === value);
}

function checkTimes({ date, startedAt, endedAt }: WorkoutRow, now: Date): void {
  if (!isPlausibleDay(date, now)) throw refused("date", DAY_REFUSED);
  if (endedAt !== null && endedAt < startedAt) throw refused("endedAt", "A workout can't end before it starts.");
  const [day, start] = [parseCalendarDay(date), parseCalendarDay(startedAt.slice(0, 10))];
  // Time zones are at most a day apart.
  if (day === null || start === null || Math.abs(daysBetween(day, start)) > 1)
    throw refused("date", "The workout's day and its start don't match.");
}
