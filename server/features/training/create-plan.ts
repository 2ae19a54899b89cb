import { randomUUID } from "node:crypto";
import type { Plan, PlanPreview, createTrainingPlan, previewTrainingPlan, TrainingChoices } from "@lockstep/contract/training.ts";
import type { RouteFields } from "@lockstep/contract/route.ts";
import type { Actor } from "@lockstep/domain/accounts/actor.ts";
import { addDays, mondayOf, parseCalendarDay, type CalendarDay } from "@lockstep/domain/calendar/calendar.ts";
import { blockStart } from "@lockstep/domain/training/block.ts";
import type { Exercise } from "@lockstep/domain/training/exercise.ts";
import type { TrainingPlan } from "@lockstep/domain/training/plan.ts";
import { planWeek } from "@lockstep/domain/training/plan-week.ts";
import { plannersNotes, rebuildPlan } from "@lockstep/domain/training/rebuild.ts";
import type { Db } from "../../platform/database/sql.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import type { Platform } from "../../platform/platform.ts";
import { ownToday } from "../accounts/index.ts";
import { FREE_EXERCISES, openExercises, requireExercises } from "./catalogue.ts";
import { openDoses } from "./open-doses.ts";
import { presentWeek } from "./present-plan.ts";
import { trainingPlans } from "./training-plans.ts";

type NewPlan = RouteFields<typeof createTrainingPlan>;

/** A week of training that is stored nowhere, for the membership of whoever asks. */
export async function previewPlan(
  platform: Platform,
  actor: Actor | null,
  choices: RouteFields<typeof previewTrainingPlan>,
): Promise<PlanPreview> {
  return presentWeek({ ...makeWeek(choices, await openExercises(platform, actor)), choices });
}

/** Makes a week for the person's membership, or takes the given one, and saves it as the current plan. */
export async function createPlan(
  platform: Platform,
  actor: Actor,
  { id = randomUUID(), replaces, name, days, blockStartsOn, ...choices }: NewPlan,
): Promise<Plan> {
  return trainingPlans.create(platform, actor, { id, replaces }, async () => {
    const today = await ownToday(platform.db, actor.userId, platform.now());
    if (blockStartsOn !== undefined) checkBlockStart(blockStartsOn, today);
    if (days !== undefined) {
      const ids = days.flatMap(({ exercises }) => exercises.map(({ exerciseId }) => exerciseId));
      await requireExercises(platform, actor, ids);
    }
    const catalogue = await openExercises(platform, actor);
    const week =
      days === undefined
        ? makeWeek(choices, catalogue)
        : readWeek(choices, await openDoses(platform, actor, choices, days), catalogue);
    return {
      name: name ?? week.name,
      choices,
      days: week.days,
      notes: week.notes,
      ...firstBlock(week, today),
      ...(blockStartsOn === undefined ? {} : { blockStartsOn }),
    };
  });
}

/**
 * Makes a week and saves it as the current plan, with what `also` writes in the same transaction. The same id again answers the plan that was saved the
 * first time, and `also` isn't called then.
 */
export async function createPlanWith(
  platform: Platform,
  actor: Actor,
  { id, name, choices }: { readonly id: string; readonly name: string; readonly choices: TrainingChoices },
  also: (tx: Db) => Promise<void>,
): Promise<Plan> {
  const make = async () => {
    const { days, notes } = makeWeek(choices, await openExercises(platform, actor));
    const today = await ownToday(platform.db, actor.userId, platform.now());
    return { name, choices, days, notes, ...firstBlock({ days }, today) };
  };
  return trainingPlans.create(platform, actor, { id }, make, also);
}

/** A new plan's block begins with it. */
function firstBlock({ days }: Pick<TrainingPlan, "days">, today: CalendarDay) {
  return { blockStartsOn: blockStart(days, today), blockBefore: null, blockWeeks: null };
}

/** A block that began on a device did so on a Monday, or does next week at the latest; the device may be a day ahead of the profile. */
function checkBlockStart(startsOn: string, today: CalendarDay): void {
  const day = parseCalendarDay(startsOn);
  if (day !== null && mondayOf(day) === day && day <= addDays(today, 8)) return;
  throw new ApiError("VALIDATION_FAILED", {
    issues: [{ path: "blockStartsOn", message: "A block starts on a Monday, next week at the latest." }],
  });
}

function makeWeek(choices: TrainingChoices, catalogue: readonly Exercise[]): TrainingPlan {
  const result = planWeek(choices, catalogue);
  if (result.ok) return result.plan;
  throw new ApiError("PLAN_IMPOSSIBLE", {
    message: result.refusal.message,
    issues: result.refusal.relax.map((path) => ({ path, message: result.refusal.message })),
  });
}

/** A week that was made on a device: all texts are ours. One that wasn't changed since its preview keeps the notes of the planner. */
function readWeek(choices: TrainingChoices, days: NonNullable<NewPlan["days"]>, catalogue: readonly Exercise[]): TrainingPlan {
  const rebuilt = rebuildPlan(choices, days, catalogue);
  if (rebuilt.ok) return { ...rebuilt.plan, notes: plannersNotes(choices, days, FREE_EXERCISES) ?? rebuilt.plan.notes };
  throw new ApiError("VALIDATION_FAILED", { issues: [{ path: "days", message: rebuilt.message }] });
}
