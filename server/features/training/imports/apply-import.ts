import type { applyImport as route, TrainingImport } from "@lockstep/contract/training-imports.ts";
import type { RouteFields } from "@lockstep/contract/route.ts";
import type { Actor } from "@lockstep/domain/accounts/actor.ts";
import { mayUseWorkout } from "@lockstep/domain/training/access.ts";
import { MOST_CUSTOM_EXERCISES } from "@lockstep/domain/training/custom-exercise-limits.ts";
import { ApiError } from "../../../platform/http/api-error.ts";
import type { Platform } from "../../../platform/platform.ts";
import { ensureCustomExercises } from "../custom/ensure-custom-exercises.ts";
import { refused } from "../workouts/change-workouts.ts";
import { lockWorkoutsOf } from "../workouts/workout-store.ts";
import { findImport, lockImport, nameKey, putImportNames, startImport } from "./import-store.ts";
import { mayMapTo } from "./import-names.ts";
import { getImport } from "./list-imports.ts";

export const APPLY_JOB = "apply-import";

/** Decides what the names of a file mean, makes the exercises that are missing, and has the workouts stored by a job. */
export async function applyImport(
  platform: Platform,
  actor: Actor,
  { id, unit, mapping = {} }: RouteFields<typeof route>,
): Promise<TrainingImport> {
  const { userId } = actor;
  const known = await findImport(platform.db, id);
  if (known === null || !mayUseWorkout(actor, known)) throw new ApiError("NOT_FOUND");
  const chosen = new Map(Object.entries(mapping).map(([name, exerciseId]) => [nameKey(name), exerciseId]));
  const mayBe = await mayMapTo(
    platform.db,
    userId,
    [...chosen.values()].flatMap((each) => each ?? []),
  );
  for (const [name, exerciseId] of Object.entries(mapping))
    if (exerciseId !== null && !mayBe(exerciseId)) throw refused(`mapping.${name}`, "We couldn't find that exercise.");
  if (known.needsUnit && unit === undefined && known.unit === null && known.status === "preview")
    throw refused("unit", "Choose kilograms or pounds.");
  await platform.write(async (tx) => {
    await lockWorkoutsOf(tx, userId);
    const row = await lockImport(tx, id);
    if (row === null) throw new ApiError("NOT_FOUND");
    // Sent a second time, it's what was asked for already.
    if (row.status === "running" || row.status === "done") return;
    if (row.status === "undone") throw new ApiError("CONFLICT", { message: "This import was undone. Choose the file again." });
    const decided = row.names.map((name) => {
      const choice = chosen.get(nameKey(name.name));
      return choice === undefined ? name : { ...name, exerciseId: choice };
    });
    const missing = decided.filter(({ exerciseId }) => exerciseId === null);
    const made = await ensureCustomExercises(
      tx,
      userId,
      missing.map(({ custom }) => custom),
    );
    if (made === null)
      throw refused(
        "mapping",
        `You can have ${MOST_CUSTOM_EXERCISES} exercises of your own. Match more of these names to exercises we know.`,
      );
    const names = decided.map((each) => ({ ...each, exerciseId: each.exerciseId ?? made.ids.get(each.custom.name) ?? null }));
    await putImportNames(
      tx,
      userId,
      names.flatMap(({ name, exerciseId }) => (exerciseId !== null && chosen.has(nameKey(name)) ? [{ name, exerciseId }] : [])),
    );
    await startImport(tx, id, { unit: unit ?? row.unit, names, madeExercises: made.made });
    await platform.jobs.send(APPLY_JOB, { importId: id }, tx);
  });
  return getImport(platform, actor, id);
}
