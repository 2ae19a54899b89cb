import { randomUUID } from "node:crypto";
import type { Plan, PlanPreview, createTrainingPlan, TrainingChoices } from "@lockstep/contract/training.ts";
import type { RouteParsed } from "@lockstep/contract/route.ts";
import type { Actor } from "@lockstep/domain/accounts/actor.ts";
import type { Tier } from "@lockstep/domain/billing/entitlements.ts";
import { mayUsePlan } from "@lockstep/domain/training/access.ts";
import type { TrainingPlan } from "@lockstep/domain/training/plan.ts";
import { planWeek } from "@lockstep/domain/training/plan-week.ts";
import { plannersNotes, rebuildPlan } from "@lockstep/domain/training/rebuild.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import type { Platform } from "../../platform/platform.ts";
import { catalogueOf } from "./catalogue.ts";
import { presentPlan, presentWeek } from "./present-plan.ts";
import { countPlans, findPlan, insertPlan, lockPlansOf, setCurrentPlan } from "./store.ts";

type NewPlan = RouteParsed<typeof createTrainingPlan>["body"];

const MOST_PLANS = 50;

/** A week of training that is stored nowhere; it draws on the Free catalogue. */
export function previewPlan(choices: TrainingChoices): PlanPreview {
  const plan = makeWeek(choices, "free");
  return presentWeek({ ...plan, choices });
}

/**
 * Makes a week for the person's membership, or takes in the given one, and keeps it as the current plan. The same id again answers the
 * plan that was made the first time.
 */
export async function createPlan(platform: Platform, actor: Actor, tier: Tier, body: NewPlan): Promise<Plan> {
  const { id = randomUUID(), name, days, ...choices } = body;
  const plan = await platform.write(async (tx, record) => {
    await lockPlansOf(tx, actor.userId);
    const known = await findPlan(tx, id);
    if (known !== null) {
      if (!mayUsePlan(actor, known)) throw new ApiError("ID_TAKEN");
      return known;
    }
    if ((await countPlans(tx, actor.userId)) >= MOST_PLANS) throw new ApiError("TOO_MANY_PLANS");
    const week = days === undefined ? makeWeek(choices, tier) : takeIn(choices, days, tier);
    const made = await insertPlan(tx, {
      id,
      userId: actor.userId,
      name: name ?? week.name,
      choices,
      days: week.days,
      notes: week.notes,
    });
    if (made === null) throw new ApiError("ID_TAKEN");
    await setCurrentPlan(tx, actor.userId, id);
    await record({ type: "training-plan.created", actorId: actor.userId, payload: { planId: id } });
    return { ...made, isCurrent: true };
  });
  return presentPlan(plan);
}

function makeWeek(choices: TrainingChoices, tier: Tier): TrainingPlan {
  const result = planWeek(choices, catalogueOf(tier));
  if (result.ok) return result.plan;
  throw new ApiError("PLAN_IMPOSSIBLE", {
    message: result.refusal.message,
    issues: result.refusal.relax.map((path) => ({ path, message: result.refusal.message })),
  });
}

/**
 * A week that was made on a device: what it names is looked up in what the membership opens, all texts are ours. One that was not changed
 * since its preview keeps the notes of the planner.
 */
function takeIn(choices: TrainingChoices, days: NonNullable<NewPlan["days"]>, tier: Tier): TrainingPlan {
  const rebuilt = rebuildPlan(choices, days, catalogueOf(tier));
  if (rebuilt.ok) return { ...rebuilt.plan, notes: plannersNotes(choices, days, catalogueOf("free")) ?? rebuilt.plan.notes };
  throw new ApiError("VALIDATION_FAILED", { issues: [{ path: "days", message: rebuilt.message }] });
}
