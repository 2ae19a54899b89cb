import {
  MOST_SETS_OF_EXERCISE,
  type deleteWorkoutSet as deleteRoute,
  type putWorkoutSet as putRoute,
  type WorkoutSet,
} from "@lockstep/contract/training.ts";
import type { RouteFields } from "@lockstep/contract/route.ts";
import type { Actor } from "@lockstep/domain/accounts/actor.ts";
import { mayUseWorkout } from "@lockstep/domain/training/access.ts";
import { setIssues } from "@lockstep/domain/training/set-limits.ts";
import { ApiError } from "../../../platform/http/api-error.ts";
import type { Platform } from "../../../platform/platform.ts";
import { findKnownExercise } from "../custom/find-known-exercises.ts";
import { changeWorkouts, readMoment, recordWorkoutChange, refused, withSent } from "./change-workouts.ts";
import { presentSet } from "./present-workout.ts";
import { findEntry, findSet, measureEntry, SETS, writeRow, type SetRow } from "./workout-store.ts";

/**
 * Adds a set, ticks it, or changes the fields that are sent. Changes of several devices come in any order: each field has the last value that arrived, and
 * a set of a deleted exercise is kept with it.
 */
export async function putWorkoutSet(
  platform: Platform,
  actor: Actor,
  { id, setId, restore, ...fields }: RouteFields<typeof putRoute>,
): Promise<WorkoutSet> {
  const doneAt = typeof fields.doneAt === "string" ? readMoment(fields.doneAt, "doneAt", platform.now()) : fields.doneAt;
  return changeWorkouts(platform, actor, async ({ tx, record, publish }) => {
    const entry = await findEntry(tx, fields.exerciseEntryId);
    if (entry === null || !mayUseWorkout(actor, entry) || entry.workoutId !== id) throw new ApiError("NOT_FOUND");
    const known = await findSet(tx, setId);
    if (known !== null && !mayUseWorkout(actor, known)) throw new ApiError("ID_TAKEN");
    if (known !== null && known.workoutId !== id) throw new ApiError("NOT_FOUND");
    const issues = setIssues(fields, (await findKnownExercise(tx, actor.userId, entry.exerciseId))?.loadModel);
    if (issues.length > 0)
      throw new ApiError("VALIDATION_FAILED", { issues: issues.map(({ field, message }) => ({ path: field, message })) });
    const before = known === null ? await newSet() : ownFields(known);
    const after = { ...withSent(before, { ...fields, doneAt }), ...(restore === true ? { deletedAt: null } : {}) };
    if (known === null || JSON.stringify(after) !== JSON.stringify(before)) {
      await writeRow(tx, SETS, after, known === null);
      if (before.doneAt !== null || after.doneAt !== null) await recordWorkoutChange(record, actor, id);
      await publish();
    }
    return presentSet(after);

    async function newSet(): Promise<SetRow> {
      const { count, last } = await measureEntry(tx, fields.exerciseEntryId);
      if (count >= MOST_SETS_OF_EXERCISE)
        throw refused("exerciseEntryId", `An exercise can have up to ${MOST_SETS_OF_EXERCISE} sets.`);
      const nothing = { weightKg: null, reps: null, seconds: null, metres: null, rir: null, side: null };
      const place = Math.floor(last) + 1;
      return { id: setId, exerciseEntryId: entry?.id ?? "", place, type: "work", ...nothing, doneAt: null, deletedAt: null };
    }
  });
}

/** Deletes a set; one that's gone already is fine. */
export async function deleteWorkoutSet(
  platform: Platform,
  actor: Actor,
  { id, setId }: RouteFields<typeof deleteRoute>,
): Promise<{ ok: true }> {
  await changeWorkouts(platform, actor, async ({ tx, record, publish }) => {
    const known = await findSet(tx, setId);
    if (known === null) return;
    if (!mayUseWorkout(actor, known) || known.workoutId !== id) throw new ApiError("NOT_FOUND");
    if (known.deletedAt !== null) return;
    await writeRow(tx, SETS, { ...ownFields(known), deletedAt: platform.now().toISOString() }, false);
    if (known.doneAt !== null) await recordWorkoutChange(record, actor, id);
    await publish();
  });
  return { ok: true };
}

function ownFields({ workoutId: _workoutId, userId: _userId, ...row }: SetRow & { workoutId: string; userId: string }): SetRow {
  return row;
}
