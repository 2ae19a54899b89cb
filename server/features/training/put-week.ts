import type { Plan } from "@lockstep/contract/training.ts";
import type { Actor } from "@lockstep/domain/accounts/actor.ts";
import type { Platform } from "../../platform/platform.ts";
import { presentPlan } from "./present-plan.ts";
import { trainingPlans, type TrainingPlanRow } from "./training-plans.ts";

/** All that a saved plan says: its name, choices and week, made by the planner or saved before. */
export type SavedWeek = Pick<TrainingPlanRow, "name" | "choices" | "days" | "notes">;

/** Gives a saved plan another week in place of its own; CONFLICT when it was changed since `version`. */
export async function putWeek(
  platform: Platform,
  actor: Actor,
  { id, version, week }: { readonly id: string; readonly version: number; readonly week: SavedWeek },
): Promise<Plan> {
  const row = await platform.write(async (tx, record) => {
    await trainingPlans.store.lock(tx, actor.userId);
    await trainingPlans.getVersion(tx, actor, id, version);
    await trainingPlans.putVersion(tx, id, version, week);
    await trainingPlans.recordChange(record, actor, id);
    return trainingPlans.store.update(tx, id, { name: week.name });
  });
  return presentPlan(row);
}
