import type { Actor } from "@lockstep/domain/accounts/actor.ts";
import { mayUseWorkout } from "@lockstep/domain/training/access.ts";
import { sql } from "../../../platform/database/sql.ts";
import { ApiError } from "../../../platform/http/api-error.ts";
import type { Platform } from "../../../platform/platform.ts";
import { removeUnusedCustomExercises } from "../custom/ensure-custom-exercises.ts";
import { publishWorkouts } from "../workouts/change-workouts.ts";
import { lockWorkoutsOf } from "../workouts/workout-store.ts";
import { deleteImportRow, findImport, finishImport, lockImport } from "./import-store.ts";

/**
 * Takes out every workout that an import brought, and the exercises it made that nothing else has. Workouts that were there before stay. One that was only looked at is
 * forgotten; one that's undone, or never was, is fine.
 */
export async function undoImport(platform: Platform, actor: Actor, id: string): Promise<{ ok: true }> {
  const { userId } = actor;
  const known = await findImport(platform.db, id);
  if (known === null) return { ok: true };
  if (!mayUseWorkout(actor, known)) throw new ApiError("NOT_FOUND");
  const now = platform.now();
  await platform.write(async (tx, record) => {
    await lockWorkoutsOf(tx, userId);
    const row = await lockImport(tx, id);
    if (row === null || row.status === "undone") return;
    if (row.status === "preview") return deleteImportRow(tx, id);
    // As if each were deleted by hand, in one statement; the rows go for good with all that was deleted (remove-deleted.ts).
    await tx.run(sql`update workouts set deleted_at = ${now}::timestamptz where import_id = ${id} and deleted_at is null`);
    await removeUnusedCustomExercises(tx, userId, row.madeExercises, now);
    await finishImport(tx, id, { status: "undone", now });
    await record({ type: "workouts.imported", actorId: userId, payload: { importId: id } });
    await publishWorkouts(tx, userId);
  });
  return { ok: true };
}
