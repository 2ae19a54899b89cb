import type { editTrainingPlan, editTrainingPreview } from "@lockstep/contract/training.ts";
import type { RouteOutput, RouteParsed } from "@lockstep/contract/route.ts";
import type { Actor } from "@lockstep/domain/accounts/actor.ts";
import type { Tier } from "@lockstep/domain/billing/entitlements.ts";
import { editWeek } from "@lockstep/domain/training/edit.ts";
import { rebuildPlan } from "@lockstep/domain/training/rebuild.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import type { Platform } from "../../platform/platform.ts";
import { catalogueOf } from "./catalogue.ts";
import { getOwnPlan } from "./keep-plans.ts";
import { presentPlan, presentWeek } from "./present-plan.ts";
import { updateWeek } from "./store.ts";

/** Changes a kept plan's week. Made on an older state than the stored one, nothing changes and CONFLICT says so. */
export async function editPlan(
  platform: Platform,
  actor: Actor,
  tier: Tier,
  id: string,
  body: RouteParsed<typeof editTrainingPlan>["body"],
): Promise<RouteOutput<typeof editTrainingPlan>> {
  const plan = await getOwnPlan(platform.db, actor, id);
  if (plan.version !== body.version) throw new ApiError("CONFLICT");
  const edited = editWeek({ name: plan.name, days: plan.days, notes: plan.notes }, body.edit, plan.choices, catalogueOf(tier));
  if (!edited.ok) throw refused(edited.message);
  const row = await platform.write(async (tx, record) => {
    const written = await updateWeek(tx, id, body.version, { days: edited.plan.days, notes: edited.plan.notes });
    if (written === null) throw new ApiError("CONFLICT");
    await record({ type: "training-plan.changed", actorId: actor.userId, payload: { planId: id } });
    return written;
  });
  return { plan: presentPlan(row), warnings: [...edited.warnings] };
}

/** Changes a week that is kept on a guest's device; nothing is stored here. */
export function editPreview(body: RouteParsed<typeof editTrainingPreview>["body"]): RouteOutput<typeof editTrainingPreview> {
  const { name, choices, days, edit } = body;
  const rebuilt = rebuildPlan(choices, days, catalogueOf("free"));
  if (!rebuilt.ok) throw new ApiError("VALIDATION_FAILED", { issues: [{ path: "days", message: rebuilt.message }] });
  const edited = editWeek({ ...rebuilt.plan, name }, edit, choices, catalogueOf("free"));
  if (!edited.ok) throw refused(edited.message);
  return { plan: presentWeek({ ...edited.plan, choices }), warnings: [...edited.warnings] };
}

function refused(message: string): ApiError {
  return new ApiError("EDIT_REFUSED", { issues: [{ path: "edit", message }], message });
}
