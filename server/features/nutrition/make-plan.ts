import { randomUUID } from "node:crypto";
import type { createMealPlan, KeptMealPlan, MealChoices, MealPlanPreview } from "@lockstep/contract/nutrition.ts";
import type { RouteParsed } from "@lockstep/contract/route.ts";
import type { Actor } from "@lockstep/domain/accounts/actor.ts";
import { mayUseMealPlan } from "@lockstep/domain/nutrition/access.ts";
import type { MealPlan } from "@lockstep/domain/nutrition/meal-plan.ts";
import { nameMealPlan } from "@lockstep/domain/nutrition/name-plan.ts";
import { rebuildMealPlan } from "@lockstep/domain/nutrition/rebuild-meal-plan.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import type { Platform } from "../../platform/platform.ts";
import { ownToday } from "../accounts/index.ts";
import { BOOK } from "./book.ts";
import { checkFirstDay } from "./first-day.ts";
import { planInLine } from "./plan-line.ts";
import { presentMealPlan, presentMeals } from "./present-plan.ts";
import { countMealPlans, findMealPlan, insertMealPlan, lockMealPlansOf, setCurrentMealPlan } from "./store.ts";

type NewPlan = RouteParsed<typeof createMealPlan>["body"];
type CompactDays = NonNullable<NewPlan["days"]>;

const MOST_PLANS = 50;

/** Days of meals that are stored nowhere. */
export async function previewMeals(choices: MealChoices): Promise<MealPlanPreview> {
  return presentMeals({ ...(await makeMeals(choices)), name: nameMealPlan(choices), choices });
}

/**
 * Makes days of meals, or takes in the given ones, and keeps them as the current plan. The same id again answers the plan that was made
 * the first time.
 */
export async function createMeals(platform: Platform, actor: Actor, body: NewPlan): Promise<KeptMealPlan> {
  const { id = randomUUID(), name, days, startsOn, ...choices } = body;
  const standing = await findMealPlan(platform.db, id);
  if (standing === null && (await countMealPlans(platform.db, actor.userId)) >= MOST_PLANS) throw new ApiError("TOO_MANY_PLANS");
  // Made before anything is held: others wait for no plan that is under way.
  const meals = standing !== null ? null : days === undefined ? await makeMeals(choices) : takeInMeals(choices, days);
  const plan = await platform.write(async (tx, record) => {
    await lockMealPlansOf(tx, actor.userId);
    const known = await findMealPlan(tx, id);
    if (known !== null) {
      if (!mayUseMealPlan(actor, known)) throw new ApiError("ID_TAKEN");
      return known;
    }
    if ((await countMealPlans(tx, actor.userId)) >= MOST_PLANS) throw new ApiError("TOO_MANY_PLANS");
    const today = await ownToday(tx, actor.userId, platform.now());
    if (startsOn !== undefined) checkFirstDay(startsOn, today);
    // It stood there a moment ago: removed meanwhile.
    if (meals === null) throw new ApiError("CONFLICT");
    const made = await insertMealPlan(tx, {
      id,
      userId: actor.userId,
      name: name ?? nameMealPlan(choices),
      choices,
      days: meals.days,
      notes: meals.notes,
      startsOn: startsOn ?? today,
    });
    if (made === null) throw new ApiError("ID_TAKEN");
    await setCurrentMealPlan(tx, actor.userId, id);
    await record({ type: "meal-plan.created", actorId: actor.userId, payload: { planId: id } });
    return { ...made, isCurrent: true };
  });
  return presentMealPlan(plan);
}

/** Meals that were made on a device: what they name is looked up in the book, every figure and text is ours. */
export function takeInMeals(choices: MealChoices, days: CompactDays): MealPlan {
  const rebuilt = rebuildMealPlan(choices, days, BOOK);
  if (rebuilt.ok) return rebuilt.plan;
  throw new ApiError("VALIDATION_FAILED", { issues: [{ path: "days", message: rebuilt.message }] });
}

async function makeMeals(choices: MealChoices): Promise<MealPlan> {
  const result = await planInLine(choices);
  if (result.ok) return result.plan;
  const { code, message, relax, mealCounts } = result.refusal;
  // The choices to change, and of the meals a day those that are known to help: mealsPerDay, mealsPerDay.3.
  const paths = [...relax, ...mealCounts.map((count) => `mealsPerDay.${count}`)];
  throw new ApiError(code, { message, issues: paths.map((path) => ({ path, message })) });
}
