import type { Actor } from "@lockstep/domain/accounts/actor.ts";
import { mayUseWorkout } from "@lockstep/domain/training/access.ts";
import { isPlausibleDay } from "../../../platform/clock/day-in.ts";
import { violatedConstraint } from "../../../platform/database/availability.ts";
import type { Db } from "../../../platform/database/sql.ts";
import type { RecordEvent } from "../../../platform/events/outbox.ts";
import { ApiError } from "../../../platform/http/api-error.ts";
import { publishLive } from "../../../platform/live/publish-live.ts";
import type { Platform } from "../../../platform/platform.ts";
import { holdRoutine } from "../routines/routine-store.ts";
import { findWorkout, holdPlan, lockWorkoutsOf, type WorkoutRow } from "./workout-store.ts";

/** What a change of someone's workouts is made with. */
export interface WorkoutChange {
  readonly tx: Db;
  readonly record: RecordEvent;
  /** Something of the person's workouts is different: their open pages read it again. */
  readonly publish: () => Promise<void>;
}

/** Changes a person's workouts in one transaction, one change after the other. An id that another person took in the meantime answers ID_TAKEN. */
export async function changeWorkouts<T>(
  platform: Platform,
  actor: Actor,
  work: (change: WorkoutChange) => Promise<T>,
): Promise<T> {
  try {
    return await platform.write(async (tx, record) => {
      await lockWorkoutsOf(tx, actor.userId);
      return work({ tx, record, publish: () => publishWorkouts(tx, actor.userId) });
    });
  } catch (error) {
    if (/^(?:workout\w+|custom_exercises|routines)_pkey$/.test(violatedConstraint(error) ?? "")) throw new ApiError("ID_TAKEN");
    throw error;
  }
}

/** Makes the person's open pages read their workouts again. */
export async function publishWorkouts(tx: Db, userId: string): Promise<void> {
  await publishLive(tx, { event: { type: "workouts.changed" }, audience: { kind: "person", userId }, actorId: null });
}

/** What counts as done in a workout may be different: streaks, challenges and achievements are recounted. */
export async function recordWorkoutChange(record: RecordEvent, actor: Actor, workoutId: string): Promise<void> {
  await record({ type: "workout.changed", actorId: actor.userId, payload: { workoutId } });
}

/** The person's own workout, deleted or not. */
export async function getOwnWorkout(db: Db, actor: Actor, id: string): Promise<WorkoutRow> {
  const found = await findWorkout(db, id);
  if (found === null || !mayUseWorkout(actor, found)) throw new ApiError("NOT_FOUND");
  return found;
}

/** The plan that something is written with: null once it's deleted, since that doesn't take what was done with it. */
export async function planOf(tx: Db, actor: Actor, planId: string | null): Promise<string | null> {
  const plan = planId === null ? null : await holdPlan(tx, planId);
  if (plan !== null && plan.userId !== actor.userId) throw new ApiError("NOT_FOUND");
  return plan === null ? null : planId;
}

/** The routine that a workout came of: null once it's gone for good. */
export async function routineOf(tx: Db, actor: Actor, routineId: string | null): Promise<string | null> {
  const routine = routineId === null ? null : await holdRoutine(tx, routineId);
  if (routine !== null && routine.userId !== actor.userId) throw new ApiError("NOT_FOUND");
  return routine === null ? null : routineId;
}

/** The fields that were sent, over those that are there. */
export function withSent<Row extends object>(row: Row, sent: { readonly [Field in keyof Row]?: Row[Field] | undefined }): Row {
  return { ...row, ...Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined)) };
}

/** So far a device's clock may be ahead of ours, ms. */
const MOST_AHEAD_MS = 3 * 60 * 60 * 1000;

/** A moment of a device in our form. One in the future, or from before there was anything to log, is refused. */
export function readMoment(text: string, path: string, now: Date): string {
  const moment = new Date(text);
  if (moment.getTime() > now.getTime() + MOST_AHEAD_MS) throw refused(path, "That's in the future. Check the date and time.");
  const day = moment.toISOString().slice(0, 10);
  if (!isPlausibleDay(day, now)) throw refused(path, "Please choose a time from 2000 up to now.");
  return moment.toISOString();
}

/** Answers what is wrong with one field. */
export function refused(path: string, message: string): ApiError {
  return new ApiError("VALIDATION_FAILED", { issues: [{ path, message }] });
}
