import type { editTrainingPlan, editTrainingPreview, PlanEdit, TrainingChoices } from "@lockstep/contract/training.ts";
import type { RouteFields, RouteOutput } from "@lockstep/contract/route.ts";
import type { Actor } from "@lockstep/domain/accounts/actor.ts";
import type { CompactDay } from "@lockstep/domain/training/plan.ts";
import { editWeek } from "@lockstep/domain/training/edit.ts";
import { rebuildPlan } from "@lockstep/domain/training/rebuild.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import type { Platform } from "../../platform/platform.ts";
import { requireEntitlement } from "../billing/index.ts";
import { editRefused } from "../plans/index.ts";
import { openExercises, requireExercises } from "./catalogue.ts";
import { openDoses } from "./open-doses.ts";
import { presentPlan, presentWeek } from "./present-plan.ts";
import { trainingPlans } from "./training-plans.ts";

/** Changes a saved plan's week. Made on an older state than the stored one, nothing changes and CONFLICT says so. */
export async function editPlan(
  platform: Platform,
  actor: Actor,
  { id, version, edit }: RouteFields<typeof editTrainingPlan>,
): Promise<RouteOutput<typeof editTrainingPlan>> {
  const plan = await trainingPlans.getVersion(platform.db, actor, id, version);
  const { name, days, notes, choices } = plan;
  const open = await openEdit(platform, actor, edit, { choices, days });
  const edited = editWeek({ name, days, notes }, open, choices, await openExercises(platform, actor));
  if (!edited.ok) throw editRefused(edited.message);
  const row = await platform.write(async (tx, record) => {
    const written = await trainingPlans.putVersion(tx, id, version, { ...edited.plan, choices });
    await trainingPlans.recordChange(record, actor, id);
    return written;
  });
  return { plan: presentPlan(row), warnings: [...edited.warnings] };
}

/** Changes a week that is kept on a guest's device; nothing is stored here. */
export async function editPreview(
  platform: Platform,
  actor: Actor | null,
  { name, choices, days, edit }: RouteFields<typeof editTrainingPreview>,
): Promise<RouteOutput<typeof editTrainingPreview>> {
  const catalogue = await openExercises(platform, actor);
  const open = await openEdit(platform, actor, edit, { choices, days });
  const rebuilt = rebuildPlan(choices, await openDoses(platform, actor, choices, days), catalogue);
  if (!rebuilt.ok) throw new ApiError("VALIDATION_FAILED", { issues: [{ path: "days", message: rebuilt.message }] });
  const edited = editWeek({ ...rebuilt.plan, name }, open, choices, catalogue);
  if (!edited.ok) throw editRefused(edited.message);
  return { plan: presentWeek({ ...edited.plan, choices }), warnings: [...edited.warnings] };
}

/** The edit as the caller's membership allows it; MEMBERSHIP_REQUIRED when it doesn't. */
async function openEdit(
  platform: Platform,
  actor: Actor | null,
  edit: PlanEdit,
  { choices, days }: { readonly choices: TrainingChoices; readonly days: readonly CompactDay[] },
): Promise<PlanEdit> {
  await requireExercises(platform, actor, broughtInBy(edit));
  switch (edit.type) {
    case "set-dose":
    case "pair-exercises":
    case "unpair-exercises":
      await requireEntitlement(platform, actor, "ownDoses");
      return edit;
    case "restore-day": {
      const [day = edit] = await openDoses(platform, actor, choices, [edit], days);
      return day;
    }
    default:
      return edit;
  }
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
