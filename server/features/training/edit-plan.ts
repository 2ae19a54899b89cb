import type { editTrainingPlan, editTrainingPreview, PlanEdit, TrainingChoices } from "@lockstep/contract/training.ts";
import type { RouteFields, RouteOutput } from "@lockstep/contract/route.ts";
import type { Actor } from "@lockstep/domain/accounts/actor.ts";
import type { Exercise } from "@lockstep/domain/training/exercise.ts";
import type { CompactDay } from "@lockstep/domain/training/plan.ts";
import { editWeek } from "@lockstep/domain/training/edit.ts";
import { rebuildPlan } from "@lockstep/domain/training/rebuild.ts";
import { pairsToFit } from "@lockstep/domain/training/superset-edits.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import type { Platform } from "../../platform/platform.ts";
import { requireEntitlement } from "../billing/index.ts";
import { editRefused } from "../plans/index.ts";
import { EXERCISES, EXERCISES_BY_ID, openExercises, requireExercises } from "./catalogue.ts";
import { openDoses } from "./open-doses.ts";
import { presentWithTargets } from "./plan-targets.ts";
import { presentWeek } from "./present-plan.ts";
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
  const edited = editWeek({ name, days, notes }, open, choices, withHeld(await openExercises(platform, actor), days));
  if (!edited.ok) throw editRefused(edited.message);
  const row = await platform.write(async (tx, record) => {
    const written = await trainingPlans.putVersion(tx, id, version, { ...edited.plan, choices });
    await trainingPlans.recordChange(record, actor, id);
    return written;
  });
  return { plan: await presentWithTargets(platform, actor, row), warnings: [...edited.warnings] };
}

/** Changes a week that is kept on a guest's device; nothing is stored here. */
export async function editPreview(
  platform: Platform,
  actor: Actor | null,
  { name, choices, days, edit }: RouteFields<typeof editTrainingPreview>,
): Promise<RouteOutput<typeof editTrainingPreview>> {
  const catalogue = await openExercises(platform, actor);
  const opened = await openDoses(platform, actor, choices, days);
  const open = await openEdit(platform, actor, edit, { choices, days: opened });
  const rebuilt = rebuildPlan(choices, opened, catalogue);
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
  const held = idsOf(days);
  await requireExercises(
    platform,
    actor,
    broughtInBy(edit).filter((id) => !held.has(id)),
  );
  switch (edit.type) {
    case "pair-exercises":
      if (!isPlansOwn(edit, choices, days)) await requireEntitlement(platform, actor, "ownDoses");
      return edit;
    case "set-dose":
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

/** Whether a superset is what the plan offers to get a day back into its minutes: planned, and so everyone's. */
function isPlansOwn(
  { day, exerciseId, withExerciseId }: Extract<PlanEdit, { type: "pair-exercises" }>,
  { durationMinutes }: TrainingChoices,
  days: readonly CompactDay[],
): boolean {
  const exercises = days.find((each) => each.day === day)?.exercises ?? [];
  return pairsToFit(exercises, [exerciseId, withExerciseId], durationMinutes, EXERCISES_BY_ID);
}

function idsOf(days: readonly CompactDay[]): ReadonlySet<string> {
  return new Set(days.flatMap(({ exercises }) => exercises.map(({ exerciseId }) => exerciseId)));
}

/** What the membership opens, with what a saved week has from a membership that ended: bringing its own day back brings nothing in. */
export function withHeld(open: readonly Exercise[], days: readonly CompactDay[]): readonly Exercise[] {
  const held = idsOf(days);
  const beyond = EXERCISES.filter((exercise) => held.has(exercise.id) && !open.includes(exercise));
  return beyond.length === 0 ? open : [...open, ...beyond];
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
