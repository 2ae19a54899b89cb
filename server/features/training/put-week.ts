import type { Plan } from "@lockstep/contract/training.ts";
import type { Actor } from "@lockstep/domain/accounts/actor.ts";
import { blockStart } from "@lockstep/domain/training/block.ts";
import type { PlannedDay } from "@lockstep/domain/training/plan.ts";
import type { Platform } from "../../platform/platform.ts";
import { ownToday } from "../accounts/index.ts";
import { putBlock } from "./block-store.ts";
import { presentWithTargets } from "./plan-targets.ts";
import { trainingPlans, type TrainingPlanRow } from "./training-plans.ts";

/** All that a saved plan says: its name, choices and week, made by the planner or saved before, then with the start of its block. */
export type SavedWeek = Pick<TrainingPlanRow, "name" | "choices" | "days" | "notes"> & {
  readonly blockStartsOn?: string | undefined;
};

/** Gives a saved plan another week in place of its own, and with a new one a new block; CONFLICT when it was changed since `version`. */
export async function putWeek(
  platform: Platform,
  actor: Actor,
  { id, version, week }: { readonly id: string; readonly version: number; readonly week: SavedWeek },
): Promise<Plan> {
  const row = await platform.write(async (tx, record) => {
    await trainingPlans.store.lock(tx, actor.userId);
    await trainingPlans.getVersion(tx, actor, id, version);
    const startsOn = week.blockStartsOn ?? blockStart(week.days, await ownToday(tx, actor.userId, platform.now()));
    await putBlock(tx, id, { startsOn, weeks: null, before: null });
    await trainingPlans.putVersion(tx, id, version, { ...week, days: week.days.map(withoutTargets) });
    await trainingPlans.recordChange(record, actor, id);
    return trainingPlans.store.update(tx, id, { name: week.name });
  });
  return presentWithTargets(platform, actor, row);
}

/** What a week asks for on the day it was read isn't kept with it. */
const withoutTargets = (day: PlannedDay): PlannedDay => ({
  ...day,
  exercises: day.exercises.map(({ target: _target, ...exercise }: SavedExercise) => exercise),
});

type SavedExercise = PlannedDay["exercises"][number] & { readonly target?: unknown };
