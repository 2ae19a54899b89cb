import {
  MOST_EXERCISES_OF_WORKOUT,
  type putWorkoutExercise as putRoute,
  type deleteWorkoutExercise as deleteRoute,
} from "@lockstep/contract/training.ts";
import type { RouteFields, RouteOutput } from "@lockstep/contract/route.ts";
import type { Actor } from "@lockstep/domain/accounts/actor.ts";
import { mayUseWorkout } from "@lockstep/domain/training/access.ts";
import { ApiError } from "../../../platform/http/api-error.ts";
import type { Platform } from "../../../platform/platform.ts";
import { findKnownExercise } from "../custom/find-known-exercises.ts";
import { changeWorkouts, getOwnWorkout, recordWorkoutChange, refused, withSent } from "./change-workouts.ts";
import { presentEntry } from "./present-workout.ts";
import { ENTRIES, findEntry, measureWorkout, writeRow, type EntryRow } from "./workout-store.ts";

/** Adds an exercise to a workout, or changes the fields that are sent of one. */
export async function putWorkoutExercise(
  platform: Platform,
  actor: Actor,
  { id, entryId, restore, isCompleted, ...fields }: RouteFields<typeof putRoute>,
): Promise<RouteOutput<typeof putRoute>> {
  return changeWorkouts(platform, actor, async ({ tx, record, publish }) => {
    await getOwnWorkout(tx, actor, id);
    const known = await findEntry(tx, entryId);
    if (known !== null && !mayUseWorkout(actor, known)) throw new ApiError("ID_TAKEN");
    if (known !== null && known.workoutId !== id) throw new ApiError("NOT_FOUND");
    // One that left the catalogue stays where it is.
    const exercise = await findKnownExercise(tx, actor.userId, fields.exerciseId);
    if (known?.exerciseId !== fields.exerciseId && exercise === undefined)
      throw refused("exerciseId", "We couldn't find that exercise.");
    const before = known === null ? await newEntry() : ownFields(known);
    const completedAt =
      isCompleted === undefined ? undefined : isCompleted ? (before.completedAt ?? platform.now().toISOString()) : null;
    const after = { ...withSent(before, { ...fields, completedAt }), ...(restore === true ? { deletedAt: null } : {}) };
    if (known === null || JSON.stringify(after) !== JSON.stringify(before)) {
      await writeRow(tx, ENTRIES, after, known === null);
      await recordWorkoutChange(record, actor, id);
      await publish();
    }
    return presentEntry(after, exercise);

    async function newEntry(): Promise<EntryRow> {
      const { count, last } = await measureWorkout(tx, id);
      if (count >= MOST_EXERCISES_OF_WORKOUT)
        throw refused("exerciseId", `A workout can have up to ${MOST_EXERCISES_OF_WORKOUT} exercises.`);
      const nothing = {
        superset: null,
        note: "",
        minutes: null,
        dose: null,
        completedAt: null,
        isSkipped: false,
        deletedAt: null,
      };
      return { id: entryId, workoutId: id, exerciseId: fields.exerciseId, place: Math.floor(last) + 1, ...nothing };
    }
  });
}

/** Takes an exercise out of a workout, with its sets; one that's gone already is fine. */
export async function deleteWorkoutExercise(
  platform: Platform,
  actor: Actor,
  { id, entryId }: RouteFields<typeof deleteRoute>,
): Promise<{ ok: true }> {
  await changeWorkouts(platform, actor, async ({ tx, record, publish }) => {
    const known = await findEntry(tx, entryId);
    if (known === null) return;
    if (!mayUseWorkout(actor, known) || known.workoutId !== id) throw new ApiError("NOT_FOUND");
    if (known.deletedAt !== null) return;
    await writeRow(tx, ENTRIES, { ...ownFields(known), deletedAt: platform.now().toISOString() }, false);
    await recordWorkoutChange(record, actor, id);
    await publish();
  });
  return { ok: true };
}

function ownFields(known: EntryRow): EntryRow {
  const { id, workoutId, exerciseId, place, superset, note, minutes, dose, completedAt, isSkipped, deletedAt } = known;
  return { id, workoutId, exerciseId, place, superset, note, minutes, dose, completedAt, isSkipped, deletedAt };
}
