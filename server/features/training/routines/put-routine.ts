import type { listRoutines as listRoute, putRoutine as putRoute, Routine } from "@lockstep/contract/training.ts";
import type { RouteFields, RouteOutput } from "@lockstep/contract/route.ts";
import type { Actor } from "@lockstep/domain/accounts/actor.ts";
import { mayUseWorkout } from "@lockstep/domain/training/access.ts";
import { MOST_ROUTINES } from "@lockstep/domain/training/exercise-dose.ts";
import type { Db } from "../../../platform/database/sql.ts";
import { ApiError } from "../../../platform/http/api-error.ts";
import type { Platform } from "../../../platform/platform.ts";
import { findKnownExercises } from "../custom/find-known-exercises.ts";
import { changeWorkouts, refused, withSent } from "../workouts/change-workouts.ts";
import { findRoutine, listRoutineRows, writeRoutine, type RoutineRow } from "./routine-store.ts";

/** Makes a routine, or changes the fields that are sent of one. A deleted one stays deleted unless it's restored. */
export async function putRoutine(
  platform: Platform,
  actor: Actor,
  { id, restore, ...fields }: RouteFields<typeof putRoute>,
): Promise<Routine> {
  return changeWorkouts(platform, actor, async ({ tx, publish }) => {
    const known = await findRoutine(tx, id);
    if (known !== null && !mayUseWorkout(actor, known)) throw new ApiError("ID_TAKEN");
    const isAdded = known === null || (restore === true && known.deletedAt !== null);
    if (isAdded && (await listRoutineRows(tx, actor.userId)).length >= MOST_ROUTINES)
      throw refused("name", `You can have up to ${MOST_ROUTINES} routines. Delete one you no longer use.`);
    await checkExercises(tx, actor.userId, fields.exercises ?? [], known);
    const now = platform.now().toISOString();
    const before: RoutineRow = known ?? {
      id,
      userId: actor.userId,
      name: fields.name,
      note: "",
      exercises: [],
      createdAt: now,
      updatedAt: now,
      deletedAt: null,
    };
    const after = { ...withSent(before, fields), ...(restore === true ? { deletedAt: null } : {}) };
    const isChanged = known === null || JSON.stringify(after) !== JSON.stringify(before);
    const written = isChanged ? { ...after, updatedAt: now } : after;
    if (isChanged) {
      await writeRoutine(tx, written, known === null);
      await publish();
    }
    return presentRoutine(tx, written);
  });
}

/** Deletes a routine; one that's gone already is fine. */
export async function deleteRoutine(platform: Platform, actor: Actor, id: string): Promise<{ ok: true }> {
  await changeWorkouts(platform, actor, async ({ tx, publish }) => {
    const known = await findRoutine(tx, id);
    if (known === null || known.deletedAt !== null) return;
    if (!mayUseWorkout(actor, known)) throw new ApiError("NOT_FOUND");
    await writeRoutine(tx, { ...known, deletedAt: platform.now().toISOString() }, false);
    await publish();
  });
  return { ok: true };
}

/** The person's routines, in the order they were made in. */
export async function listRoutines({ db }: Platform, actor: Actor): Promise<RouteOutput<typeof listRoute>> {
  return { items: await presentRoutines(db, actor.userId, await listRoutineRows(db, actor.userId)), nextCursor: null };
}

/** One that left the catalogue stays where it is; a new one has to be known. */
async function checkExercises(
  tx: Db,
  userId: string,
  exercises: readonly { readonly exerciseId: string }[],
  known: RoutineRow | null,
): Promise<void> {
  const ids = exercises.map(({ exerciseId }) => exerciseId);
  const found = await findKnownExercises(tx, userId, ids);
  const had = new Set(known?.exercises.map(({ exerciseId }) => exerciseId));
  const missing = ids.findIndex((exerciseId) => !found.has(exerciseId) && !had.has(exerciseId));
  if (missing >= 0) throw refused(`exercises.${missing}.exerciseId`, "We couldn't find that exercise.");
}

async function presentRoutine(db: Db, row: RoutineRow): Promise<Routine> {
  const [routine] = await presentRoutines(db, row.userId, [row]);
  if (routine === undefined) throw new Error("A routine was lost while it was read.");
  return routine;
}

async function presentRoutines(db: Db, userId: string, rows: readonly RoutineRow[]): Promise<Routine[]> {
  const ids = rows.flatMap(({ exercises }) => exercises.map(({ exerciseId }) => exerciseId));
  const known = await findKnownExercises(db, userId, ids);
  return rows.map(({ id, name, note, exercises, createdAt, updatedAt }) => ({
    id,
    name,
    note,
    createdAt,
    updatedAt,
    exercises: exercises.map((each) => ({ ...each, exerciseName: known.get(each.exerciseId)?.name ?? each.exerciseId })),
  }));
}
