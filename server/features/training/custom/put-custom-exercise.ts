import type {
  CustomExercise,
  listCustomExercises as listRoute,
  putCustomExercise as putRoute,
} from "@lockstep/contract/training.ts";
import type { RouteFields, RouteOutput } from "@lockstep/contract/route.ts";
import type { Actor } from "@lockstep/domain/accounts/actor.ts";
import { mayUseWorkout } from "@lockstep/domain/training/access.ts";
import { MOST_CUSTOM_EXERCISES } from "@lockstep/domain/training/custom-exercise-limits.ts";
import { usualLoadModel } from "@lockstep/domain/training/custom-exercise.ts";
import { ApiError } from "../../../platform/http/api-error.ts";
import type { Platform } from "../../../platform/platform.ts";
import { changeWorkouts, refused, withSent } from "../workouts/change-workouts.ts";
import {
  findCustomExercise,
  listCustomExerciseRows,
  writeCustomExercise,
  type CustomExerciseRow,
} from "./custom-exercise-store.ts";

/** Makes an exercise of the person's own, or changes the fields that are sent of one. A deleted one stays deleted unless it's restored. */
export async function putCustomExercise(
  platform: Platform,
  actor: Actor,
  { id, restore, ...fields }: RouteFields<typeof putRoute>,
): Promise<CustomExercise> {
  return changeWorkouts(platform, actor, async ({ tx, publish }) => {
    const known = await findCustomExercise(tx, id);
    if (known !== null && !mayUseWorkout(actor, known)) throw new ApiError("ID_TAKEN");
    const isAdded = known === null || (restore === true && known.deletedAt !== null);
    if (isAdded && (await listCustomExerciseRows(tx, actor.userId)).length >= MOST_CUSTOM_EXERCISES)
      throw refused("name", `You can have up to ${MOST_CUSTOM_EXERCISES} exercises of your own. Delete one you no longer use.`);
    const before: CustomExerciseRow = known ?? {
      id,
      userId: actor.userId,
      name: fields.name,
      targets: [],
      synergists: [],
      needs: [],
      loadModel: usualLoadModel(fields.needs ?? []),
      isHold: false,
      deletedAt: null,
    };
    const sent = { ...withSent(before, fields), ...(restore === true ? { deletedAt: null } : {}) };
    // A target doesn't help as well.
    const after = { ...sent, synergists: sent.synergists.filter((muscle) => !sent.targets.includes(muscle)) };
    if (known === null || JSON.stringify(after) !== JSON.stringify(before)) {
      await writeCustomExercise(tx, after, known === null);
      await publish();
    }
    return presentCustomExercise(after);
  });
}

/** Takes an exercise out of the person's own; one that's gone already is fine. */
export async function deleteCustomExercise(platform: Platform, actor: Actor, id: string): Promise<{ ok: true }> {
  await changeWorkouts(platform, actor, async ({ tx, publish }) => {
    const known = await findCustomExercise(tx, id);
    if (known === null || known.deletedAt !== null) return;
    if (!mayUseWorkout(actor, known)) throw new ApiError("NOT_FOUND");
    await writeCustomExercise(tx, { ...known, deletedAt: platform.now().toISOString() }, false);
    await publish();
  });
  return { ok: true };
}

/** The person's own, by name. */
export async function listCustomExercises({ db }: Platform, actor: Actor): Promise<RouteOutput<typeof listRoute>> {
  return { items: (await listCustomExerciseRows(db, actor.userId)).map(presentCustomExercise), nextCursor: null };
}

function presentCustomExercise({ id, name, targets, synergists, needs, loadModel, isHold }: CustomExerciseRow): CustomExercise {
  return { id, name, targets: [...targets], synergists: [...synergists], needs: [...needs], loadModel, isHold };
}
