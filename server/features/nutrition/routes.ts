import * as contract from "@lockstep/contract/nutrition.ts";
import type { Actor } from "@lockstep/domain/accounts/actor.ts";
import { parseCalendarDay, daysBetween, type CalendarDay } from "@lockstep/domain/calendar/calendar.ts";
import type { Api } from "../../platform/http/api.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import type { Platform } from "../../platform/platform.ts";
import { ownToday } from "../accounts/index.ts";
import { BOOK } from "./book.ts";
import { alternativesFor, alternativesForPreview, editMeals, editPreviewMeals } from "./edit-plan.ts";
import { getNutritionProgress } from "./get-progress.ts";
import { getGroceryState, putOwnGrocery, removeOwnGrocery, tickGrocery } from "./groceries.ts";
import { changeMealPlan, getCurrentMealPlan, getMealPlan, listOwnMealPlans, removeMealPlan } from "./keep-plans.ts";
import { getRecipe, listFoods, listRecipes } from "./list-recipes.ts";
import { logEaten, presentEntry, removeEaten } from "./log-meal.ts";
import { createMeals, previewMeals } from "./make-plan.ts";
import { getSharedMealPlan, shareMealPlan, unshareMealPlan } from "./share-plan.ts";
import {
  deleteFavoriteRecipe,
  insertDismissed,
  insertFavoriteRecipe,
  listDismissed,
  listFavoriteRecipes,
  listLog,
} from "./store.ts";

const LONGEST_SPAN_DAYS = 100;
/** Nothing was logged before it; the database has no year 0. */
const FIRST_DAY = "1900-01-01";
const DONE = { ok: true as const };

/** Hangs the nutrition routes into the API. */
export function nutritionRoutes(api: Api, platform: Platform): void {
  const { db } = platform;
  const favoritesOf = (actor: Actor | null) => (actor === null ? [] : listFavoriteRecipes(db, actor.userId));

  api.forAnyone(contract.listRecipes, async ({ query, actor }) =>
    listRecipes(query, query.favorites === undefined ? [] : await favoritesOf(actor)),
  );
  api.forAnyone(contract.getRecipe, ({ params }) => getRecipe(params.id));
  api.forAnyone(contract.listFoods, ({ query }) => listFoods(query));

  api.forAnyone(contract.previewMealPlan, ({ body }) => previewMeals(body));
  api.forAnyone(contract.editMealPreview, ({ body }) => editPreviewMeals(body));
  api.forAnyone(contract.listPreviewAlternatives, ({ body }) => alternativesForPreview(body));
  api.forMembers(contract.createMealPlan, ({ actor, body }) => createMeals(platform, actor, body));
  api.forMembers(contract.listMealPlans, ({ actor, query }) => listOwnMealPlans(db, actor, query.cursor));
  api.forMembers(contract.getCurrentMealPlan, ({ actor }) => getCurrentMealPlan(db, actor));
  api.forMembers(contract.getMealPlan, ({ actor, params }) => getMealPlan(db, actor, params.id));
  api.forMembers(contract.patchMealPlan, ({ actor, params, body }) => changeMealPlan(platform, actor, params.id, body));
  api.forMembers(contract.deleteMealPlan, ({ actor, params }) => removeMealPlan(db, actor, params.id));
  api.forMembers(contract.editMealPlan, ({ actor, params, body }) => editMeals(platform, actor, params.id, body));
  api.forMembers(contract.listMealAlternatives, ({ actor, params }) =>
    alternativesFor(platform, actor, params.id, params.mealId),
  );
  api.forMembers(contract.shareMealPlan, ({ actor, params }) => shareMealPlan(db, actor, params.id, platform.appUrl));
  api.forMembers(contract.unshareMealPlan, ({ actor, params }) => unshareMealPlan(db, actor, params.id));
  api.forAnyone(contract.getSharedMealPlan, ({ params }) => getSharedMealPlan(db, params.token));

  api.forMembers(contract.getGroceryState, ({ actor, params }) => getGroceryState(db, actor, params.id));
  api.forMembers(contract.tickGrocery, ({ actor, params, body }) =>
    tickGrocery(db, actor, params.id, params.foodId, body.ticked),
  );
  api.forMembers(contract.putOwnGrocery, ({ actor, params, body }) =>
    putOwnGrocery(db, actor, params.id, { id: params.itemId, ...body }),
  );
  api.forMembers(contract.deleteOwnGrocery, ({ actor, params }) => removeOwnGrocery(db, actor, params.id, params.itemId));

  api.forMembers(contract.listRecipeFavorites, async ({ actor }) => ({
    items: [...(await listFavoriteRecipes(db, actor.userId))],
    nextCursor: null,
  }));
  api.forMembers(contract.putRecipeFavorite, async ({ actor, params }) => {
    if (BOOK.recipe(params.recipeId) === undefined) throw new ApiError("NOT_FOUND");
    await insertFavoriteRecipe(db, actor.userId, params.recipeId);
    return DONE;
  });
  api.forMembers(contract.deleteRecipeFavorite, async ({ actor, params }) => {
    await deleteFavoriteRecipe(db, actor.userId, params.recipeId);
    return DONE;
  });

  api.forMembers(contract.putLogEntry, ({ actor, params, body }) => logEaten(platform, actor, params.id, body));
  api.forMembers(contract.deleteLogEntry, ({ actor, params }) => removeEaten(platform, actor, params.id));
  api.forMembers(contract.listLog, async ({ actor, query }) => {
    checkSpan(query.from, query.to);
    const rows = await listLog(db, actor.userId, query.from, query.to);
    return { items: rows.map(presentEntry), nextCursor: null };
  });
  api.forMembers(contract.getNutritionProgress, async ({ actor, query }) => {
    return getNutritionProgress(db, actor, await ownToday(db, actor.userId, platform.now()), query.weeks);
  });

  api.forMembers(contract.listDismissedReminders, async ({ actor, query }) => {
    const meals = await listDismissed(db, actor.userId, readDay(query.date, "date"));
    return { items: meals.map((meal) => ({ date: query.date, meal })), nextCursor: null };
  });
  api.forMembers(contract.dismissReminder, async ({ actor, params }) => {
    await insertDismissed(db, actor.userId, readDay(params.date, "date"), params.meal);
    return DONE;
  });
}

function readDay(text: string, path: string): CalendarDay {
  const day = parseCalendarDay(text);
  if (day === null || day < FIRST_DAY) throw invalid(path, `Please choose a day from ${FIRST_DAY} on.`);
  return day;
}

function checkSpan(from: string, to: string): void {
  const span = daysBetween(readDay(from, "from"), readDay(to, "to"));
  if (span < 0 || span > LONGEST_SPAN_DAYS)
    throw invalid("to", `The last day can be at most ${LONGEST_SPAN_DAYS} days after the first.`);
}

function invalid(path: string, message: string): ApiError {
  return new ApiError("VALIDATION_FAILED", { issues: [{ path, message }] });
}
