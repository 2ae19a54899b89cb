import { randomUUID } from "node:crypto";
import type {
  createMealPlan,
  KeptMealPlan,
  MealChoices,
  MealPlanPreview,
  previewMealPlan,
} from "@lockstep/contract/nutrition.ts";
import type { RouteFields } from "@lockstep/contract/route.ts";
import type { Actor } from "@lockstep/domain/accounts/actor.ts";
import type { MealPlan } from "@lockstep/domain/nutrition/meal-plan.ts";
import { nameMealPlan } from "@lockstep/domain/nutrition/name-plan.ts";
import { rebuildMealPlan } from "@lockstep/domain/nutrition/rebuild-meal-plan.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import type { Platform } from "../../platform/platform.ts";
import { ownToday } from "../accounts/index.ts";
import { BOOK } from "./book.ts";
import { checkFirstDay } from "./check-first-day.ts";
import { openLocks, requireChoices } from "./open-choices.ts";
import { withFamily } from "./with-family.ts";
import { queuePlan } from "./plan-queue.ts";
import { mealPlans } from "./meal-plans.ts";
import { presentMeals } from "./present-meals.ts";

type NewPlan = RouteFields<typeof createMealPlan>;

/** Days of meals that are stored nowhere, for the membership of whoever asks. */
export async function previewMeals(
  platform: Platform,
  actor: Actor | null,
  { forFamily, ...wish }: RouteFields<typeof previewMealPlan>,
): Promise<MealPlanPreview> {
  await requireChoices(platform, actor, wish);
  const choices = forFamily === false ? wish : await withFamily(platform, actor, wish);
  return presentMeals({ ...(await makeMeals(choices)), name: nameMealPlan(choices), choices });
}

/** Makes days of meals, or takes the given ones, and saves them as the current plan. */
export async function createMeals(
  platform: Platform,
  actor: Actor,
  { id = randomUUID(), replaces, name, days, startsOn, forFamily, ...wish }: NewPlan,
): Promise<KeptMealPlan> {
  return mealPlans.create(platform, actor, { id, replaces }, async () => {
    await requireChoices(platform, actor, wish);
    // Days that are given were made for whoever made them.
    const choices = forFamily === false || days !== undefined ? wish : await withFamily(platform, actor, wish);
    const today = await ownToday(platform.db, actor.userId, platform.now());
    if (startsOn !== undefined) checkFirstDay(startsOn, today);
    const meals = days === undefined ? await makeMeals(choices) : readMeals(choices, await openLocks(platform, actor, days));
    const { days: made, notes } = meals;
    return { name: name ?? nameMealPlan(choices), choices, days: made, notes, startsOn: startsOn ?? today };
  });
}

/** Meals that were made on a device: what they name is looked up in the book, every figure and text is ours. */
export function readMeals(choices: MealChoices, days: NonNullable<NewPlan["days"]>): MealPlan {
  const rebuilt = rebuildMealPlan(choices, days, BOOK);
  if (rebuilt.ok) return rebuilt.plan;
  throw new ApiError("VALIDATION_FAILED", { issues: [{ path: "days", message: rebuilt.message }] });
}

const FAMILY_IMPOSSIBLE =
  "No plan fits everyone in your family with these choices. Change them, or make a plan for yourself alone.";

async function makeMeals(choices: MealChoices): Promise<MealPlan> {
  const result = await queuePlan(choices);
  if (result.ok) return result.plan;
  const { code, relax, mealCounts } = result.refusal;
  const isForFamily = choices.eaters !== undefined && code === "PLAN_IMPOSSIBLE";
  const message = isForFamily ? FAMILY_IMPOSSIBLE : result.refusal.message;
  // The choices to change, and of the meals a day those that are known to help: mealsPerDay, mealsPerDay.3.
  const paths = [...relax, ...mealCounts.map((count) => `mealsPerDay.${count}`)];
  throw new ApiError(code, { message, issues: paths.map((path) => ({ path, message })) });
}
