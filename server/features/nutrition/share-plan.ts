import { randomBytes } from "node:crypto";
import type { MealPlanPreview } from "@lockstep/contract/nutrition.ts";
import type { Actor } from "@lockstep/domain/accounts/actor.ts";
import type { Db } from "../../platform/database/sql.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import { getOwnMealPlan } from "./keep-plans.ts";
import { presentMeals } from "./present-plan.ts";
import { findMealPlanByToken, lockMealPlansOf, setMealShareToken } from "./store.ts";

/** What tells a meal plan's link from a workout plan's. */
const MEAL_TOKEN_PREFIX = "meal-";

/** The plan's link: made at the first call, the same one until it is revoked. */
export async function shareMealPlan(db: Db, actor: Actor, id: string, appUrl: string): Promise<{ token: string; url: string }> {
  const token = await db.transaction(async (tx) => {
    await lockMealPlansOf(tx, actor.userId);
    const plan = await getOwnMealPlan(tx, actor, id);
    if (plan.shareToken !== null) return plan.shareToken;
    const fresh = MEAL_TOKEN_PREFIX + randomBytes(24).toString("base64url");
    await setMealShareToken(tx, id, fresh);
    return fresh;
  });
  return { token, url: new URL(`/shared/${token}`, appUrl).href };
}

/** Revokes the link; the next one is another. */
export async function unshareMealPlan(db: Db, actor: Actor, id: string): Promise<{ ok: true }> {
  await db.transaction(async (tx) => {
    await lockMealPlansOf(tx, actor.userId);
    await getOwnMealPlan(tx, actor, id);
    await setMealShareToken(tx, id, null);
  });
  return { ok: true };
}

/**
 * The meals behind a link. Nothing of the person goes with them: not the name they gave the plan, not their allergies, which are health
 * data, not what they dislike, not whether they are under supervision, and none of the notes, which speak of these (that of coconut stands only
 * where somebody eats no nuts).
 */
export async function getSharedMealPlan(db: Db, token: string): Promise<MealPlanPreview> {
  const plan = await findMealPlanByToken(db, token);
  if (plan === null) throw new ApiError("NOT_FOUND", { message: "This plan is no longer shared." });
  const { preference, dailyCalories, planDays, prepStyle, mealsPerDay, people } = plan.choices;
  return presentMeals({
    name: "A shared meal plan",
    choices: {
      preference,
      dailyCalories,
      planDays,
      prepStyle,
      allergies: [],
      mealsPerDay,
      ...(people === undefined ? {} : { people }),
    },
    days: plan.days.map((day) => ({ ...day, meals: day.meals.map((meal) => ({ ...meal, locked: false })) })),
    notes: [],
    startsOn: plan.startsOn,
  });
}
