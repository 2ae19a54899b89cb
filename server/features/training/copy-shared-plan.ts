import type { copySharedPlan as route, TrainingChoices } from "@lockstep/contract/training.ts";
import type { RouteFields, RouteOutput } from "@lockstep/contract/route.ts";
import type { Actor } from "@lockstep/domain/accounts/actor.ts";
import { blockStart } from "@lockstep/domain/training/block.ts";
import { fitWeek } from "@lockstep/domain/training/fit-week.ts";
import { toCompactDay } from "@lockstep/domain/training/plan.ts";
import { rebuildPlan } from "@lockstep/domain/training/rebuild.ts";
import type { Db } from "../../platform/database/sql.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import type { Platform } from "../../platform/platform.ts";
import { findProfile, ownToday } from "../accounts/index.ts";
import { EXERCISES, openExercises } from "./catalogue.ts";
import { openDoses } from "./open-doses.ts";
import { trainingPlans, type TrainingPlanRow } from "./training-plans.ts";

/**
 * Saves the plan behind a link as the person's own current one, made to fit them: their level, what they avoid, and what their membership opens. The answer says what's
 * different. Nothing of the author goes with it: not their name for the plan, not what they avoid.
 */
export async function copySharedPlan(
  platform: Platform,
  actor: Actor,
  { token, id, replaces }: RouteFields<typeof route>,
): Promise<RouteOutput<typeof route>> {
  const { db } = platform;
  const shared = await trainingPlans.store.findByToken(db, token);
  if (shared === null) throw new ApiError("NOT_FOUND", { message: "This plan is no longer shared." });
  const choices = await choicesFor(db, actor, shared);
  const catalogue = await openExercises(platform, actor);
  const open = new Set(catalogue.map((exercise) => exercise.id));
  const { days, changes } = fitWeek(shared.days.map(toCompactDay), choices, EXERCISES, open);
  if (days.every(({ isRest }) => isRest))
    throw new ApiError("PLAN_IMPOSSIBLE", { message: "None of the exercises in this plan suit you. Make your own instead." });
  const dosed = await openDoses(platform, actor, choices, days);
  const plan = await trainingPlans.create(platform, actor, { id, replaces }, async () => {
    const rebuilt = rebuildPlan(
      choices,
      dosed.map((day) => ({ ...day })),
      catalogue,
    );
    if (!rebuilt.ok) throw new ApiError("PLAN_IMPOSSIBLE", { message: rebuilt.message });
    const { name, notes } = rebuilt.plan;
    const today = await ownToday(db, actor.userId, platform.now());
    return {
      name,
      choices,
      days: rebuilt.plan.days,
      notes,
      blockStartsOn: blockStart(days, today),
      blockBefore: null,
      blockWeeks: null,
    };
  });
  const hasUsualDoses = JSON.stringify(dosed.map(toDoses)) !== JSON.stringify(days.map(toDoses));
  return { plan, changes: changes.map((change) => ({ ...change })), hasUsualDoses };
}

const toDoses = ({ exercises }: { readonly exercises: readonly object[] }): readonly object[] => exercises;

/** The plan's choices with what the person said of themselves: in their profile, else for their current plan. */
async function choicesFor(db: Db, actor: Actor, shared: TrainingPlanRow): Promise<TrainingChoices> {
  const [profile, current] = await Promise.all([
    findProfile(db, actor.userId),
    trainingPlans.store.findCurrent(db, actor.userId),
  ]);
  const { muscleGroups, durationMinutes, daysPerWeek, skillLevel, location, equipment } = shared.choices;
  const own = current?.choices;
  const ownEquipment = own?.location === "home" ? own.equipment : undefined;
  const saidEquipment = (profile?.equipment.length ?? 0) > 0 ? profile?.equipment : undefined;
  return {
    muscleGroups,
    durationMinutes,
    daysPerWeek,
    location,
    skillLevel: profile?.skillLevel ?? own?.skillLevel ?? skillLevel,
    avoid: [...new Set([...(profile?.avoid ?? []), ...(own?.avoid ?? [])])],
    // Someone who never said what they have is taken at the plan's word.
    equipment: [...(saidEquipment ?? ownEquipment ?? equipment ?? [])],
    goal: own?.goal,
  };
}
