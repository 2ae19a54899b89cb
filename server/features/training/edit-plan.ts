import type { editTrainingPlan, editTrainingPreview, PlanEdit } from "@lockstep/contract/training.ts";
import type { RouteFields, RouteOutput } from "@lockstep/contract/route.ts";
import type { Actor } from "@lockstep/domain/accounts/actor.ts";
import { editWeek } from "@lockstep/domain/training/edit.ts";
import { rebuildPlan } from "@lockstep/domain/training/rebuild.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import type { Platform } from "../../platform/platform.ts";
import { editRefused } from "../plans/index.ts";
import { FREE_EXERCISES, openExercises, requireExercises } from "./catalogue.ts";
import { presentPlan, presentWeek } from "./present-plan.ts";
import { trainingPlans } from "./training-plans.ts";

/** Changes a saved plan's week. Made on an older state than the stored one, nothing changes and CONFLICT says so. */
export async function editPlan(
  platform: Platform,
  actor: Actor,
  { id, version, edit }: RouteFields<typeof editTrainingPlan>,
): Promise<RouteOutput<typeof editTrainingPlan>> {
  const plan = await trainingPlans.getVersion(platform.db, actor, id, version);
  await requireExercises(platform, actor, broughtInBy(edit));
  const { name, days, notes, choices } = plan;
  const edited = editWeek({ name, days, notes }, edit, choices, await openExercises(platform, actor));
  if (!edited.ok) throw editRefused(edited.message);
  const row = await platform.write(async (tx, record) => {
    const written = await trainingPlans.putVersion(tx, id, version, { ...edited.plan, choices });
    await trainingPlans.recordChange(record, actor, id);
    return written;
  });
  return { plan: presentPlan(row), warnings: [...edited.warnings] };
}

/** Changes a week that is kept on a guest's device; nothing is stored here. */
export function editPreview(
  _platform: Platform,
  _actor: Actor | null,
  { name, choices, days, edit }: RouteFields<typeof editTrainingPreview>,
): RouteOutput<typeof editTrainingPreview> {
  const rebuilt = rebuildPlan(choices, days, FREE_EXERCISES);
  if (!rebuilt.ok) throw new ApiError("VALIDATION_FAILED", { issues: [{ path: "days", message: rebuilt.message }] });
  const edited = editWeek({ ...rebuilt.plan, name }, edit, choices, FREE_EXERCISES);
  if (!edited.ok) throw editRefused(edited.message);
  return { plan: presentWeek({ ...edited.plan, choices }), warnings: [...edited.warnings] };
}

/** The exercises that an edit names to put them into a day. */
function broughtInBy(edit: PlanEdit): readonly string[] {
  switch (edit.type) {
    case "add-exercise":
      return [edit.exerciseId];
    case "swap-exercise":
      return [edit.withExerciseId];
    case "restore-day":
      return edit.exercises.map(({ exerciseId }) => exerciseId);
    default:
      return [];
  }
}
