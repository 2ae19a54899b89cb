import { randomBytes } from "node:crypto";
import type { PlanPreview } from "@lockstep/contract/training.ts";
import type { Actor } from "@lockstep/domain/accounts/actor.ts";
import type { Db } from "../../platform/database/sql.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import { getOwnPlan } from "./keep-plans.ts";
import { presentWeek } from "./present-plan.ts";
import { findPlanByToken, lockPlansOf, setShareToken } from "./store.ts";

/** The plan's link: made at the first call, the same one until it is revoked. */
export async function sharePlan(db: Db, actor: Actor, id: string, appUrl: string): Promise<{ token: string; url: string }> {
  const token = await db.transaction(async (tx) => {
    await lockPlansOf(tx, actor.userId);
    const plan = await getOwnPlan(tx, actor, id);
    if (plan.shareToken !== null) return plan.shareToken;
    const fresh = randomBytes(24).toString("base64url");
    await setShareToken(tx, id, fresh);
    return fresh;
  });
  return { token, url: new URL(`/shared/${token}`, appUrl).href };
}

/** Revokes the link; the next one is another. */
export async function unsharePlan(db: Db, actor: Actor, id: string): Promise<{ ok: true }> {
  await db.transaction(async (tx) => {
    await lockPlansOf(tx, actor.userId);
    await getOwnPlan(tx, actor, id);
    await setShareToken(tx, id, null);
  });
  return { ok: true };
}

/** The week behind a link. Nothing of the person goes with it: not the name they gave it, not what they avoid or own, which the notes would tell. */
export async function getSharedPlan(db: Db, token: string): Promise<PlanPreview> {
  const plan = await findPlanByToken(db, token);
  if (plan === null) throw new ApiError("NOT_FOUND", { message: "This plan is no longer shared." });
  const { muscleGroups, durationMinutes, daysPerWeek, skillLevel, location } = plan.choices;
  return presentWeek({
    name: "A shared workout plan",
    choices: { muscleGroups, durationMinutes, daysPerWeek, skillLevel, location },
    days: plan.days,
    notes: [],
  });
}
