import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import { FoodId, LogSource, MealId, RecipeId, type LogEntry } from "@lockstep/contract/nutrition.ts";
import { MEAL_TYPES, type MealType } from "@lockstep/domain/nutrition/recipe.ts";
import { ownToday } from "../../accounts/index.ts";
import type { SessionActor } from "../../../platform/auth/session-actor.ts";
import { ApiError } from "../../../platform/http/api-error.ts";
import type { Platform } from "../../../platform/platform.ts";
import { foodName, getRecipe, listOwnLog, logMeal as log, mealPlans, unlogMeal } from "../../nutrition/index.ts";
import { changedSince, unusable } from "./changed-since.ts";
import { changeTool } from "./tool.ts";

/** Logs something eaten today: a meal of the plan, servings of a recipe, or grams of a food. */
export const logMeal = changeTool({
  name: "log_meal",
  kind: "log-meal",
  description:
    "Suggests logging something eaten today. Give exactly one of `mealId` (a planned meal, from read_my_meals), `recipeId` with `servings`, or `foodId` with `grams`.",
  input: z.object({
    mealType: z.enum(MEAL_TYPES).optional(),
    mealId: MealId.optional(),
    recipeId: RecipeId.optional(),
    servings: z.number().min(0.1).max(10).optional(),
    foodId: FoodId.optional(),
    grams: z.number().min(1).max(3000).optional(),
  }),
  payload: z.object({ entryId: z.uuid(), date: z.iso.date(), mealType: z.enum(MEAL_TYPES), source: LogSource }),
  made: z.object({ mealType: z.enum(MEAL_TYPES), source: LogSource }),
  async run(platform, actor, { mealType, ...eaten }) {
    const date = await ownToday(platform.db, actor.userId, platform.now());
    const { name, usual, source } = await read(platform, actor, eaten);
    const type = mealType ?? usual;
    return {
      kind: "log-meal",
      summary: `Log ${name} as today's ${type.toLowerCase()}`,
      details: [],
      path: "/meal-plan",
      payload: { entryId: randomUUID(), date, mealType: type, source },
    };
  },
  async confirm(platform, actor, { entryId, date, mealType, source }) {
    const entry = await log(platform, actor, { id: entryId, date, mealType, source });
    // A planned meal counts once a day: this one was logged somewhere else before.
    if (entry.id !== entryId) throw new ApiError("CONFLICT", { message: "That meal is in your log already." });
    return { mealType: entry.mealType, source: entry.source };
  },
  async undo(platform, actor, { entryId, date }, made) {
    const { items } = await listOwnLog(platform, actor, { from: date, to: date });
    const entry = items.find(({ id }) => id === entryId);
    if (entry === undefined || !isDeepStrictEqual(madeOf(entry), made)) throw changedSince("Your log");
    await unlogMeal(platform, actor, entryId);
  },
});

function madeOf({ mealType, source }: LogEntry) {
  return { mealType, source };
}

interface Eaten {
  readonly mealId?: string | undefined;
  readonly recipeId?: string | undefined;
  readonly servings?: number | undefined;
  readonly foodId?: string | undefined;
  readonly grams?: number | undefined;
}

/** What was eaten, as the log takes it, with its name and the meal it usually is. */
async function read(
  platform: Platform,
  actor: SessionActor,
  { mealId, recipeId, servings = 1, foodId, grams }: Eaten,
): Promise<{ readonly name: string; readonly usual: MealType; readonly source: LogSource }> {
  if (mealId !== undefined) {
    const plan = await mealPlans.getCurrent(platform, actor);
    const meal = plan?.days.flatMap(({ meals }) => meals).find(({ id }) => id === mealId);
    if (plan === null || meal === undefined) throw unusable("mealId", "That meal isn't in your plan.");
    const dishes = meal.dishes.map((dish) => ({ recipeId: dish.recipeId, servings: dish.servings }));
    return { name: meal.name, usual: meal.type, source: { type: "meal", planId: plan.id, mealId, dishes } };
  }
  if (recipeId !== undefined) {
    const { name, meals } = getRecipe(platform, actor, recipeId);
    const amount = servings === 1 ? "" : ` (${servings} servings)`;
    return { name: name + amount, usual: meals[0] ?? "Snack", source: { type: "recipe", recipeId, servings } };
  }
  if (foodId === undefined || grams === undefined) throw unusable("", "Name a planned meal, a recipe, or a food with its grams.");
  const name = foodName(foodId);
  if (name === null) throw unusable("foodId", "We don't have that food.");
  return { name: `${grams} g of ${name}`, usual: "Snack", source: { type: "food", foodId, grams } };
}
