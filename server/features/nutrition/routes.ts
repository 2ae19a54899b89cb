import * as contract from "@lockstep/contract/nutrition.ts";
import type { Api } from "../../platform/http/api.ts";
import type { Platform } from "../../platform/platform.ts";
import { dismissReminder, listDismissals } from "./dismiss-reminder.ts";
import { alternativesFor, alternativesForPreview, editMeals, editPreviewMeals } from "./edit-meals.ts";
import { downloadCollection, downloadMealPlan, downloadRecipe } from "./download-recipes.ts";
import { addFavorite, listFavorites, removeFavorite } from "./favorites.ts";
import { getMacros } from "./get-macros.ts";
import { setTargets } from "./set-targets.ts";
import { getNutritionProgress } from "./get-nutrition-progress.ts";
import { getGroceryState, putOwnGrocery, removeOwnGrocery, tickGrocery } from "./groceries.ts";
import { getRecipe, listFoodNames, listFoods, listRecipes } from "./list-recipes.ts";
import { listOwnLog, logMeal, unlogMeal } from "./log-meal.ts";
import { createMeals, previewMeals } from "./create-meals.ts";
import { mealPlans } from "./meal-plans.ts";

/** Mounts the nutrition routes. */
export function nutritionRoutes(api: Api, platform: Platform): void {
  api.forAnyone(contract.listRecipes, ({ actor, query }) => listRecipes(platform, actor, query));
  api.forAnyone(contract.getRecipe, ({ actor, params }) => getRecipe(platform, actor, params.id));
  api.forAnyone(contract.listFoodNames, ({ actor }) => listFoodNames(platform, actor));
  api.forMembers(contract.getRecipePdf, ({ actor, params, query }) => downloadRecipe(platform, actor, { ...query, ...params }));
  api.forMembers(contract.getRecipeCollectionPdf, ({ actor, params }) => downloadCollection(platform, actor, params));
  api.forAnyone(contract.listFoods, ({ actor, query }) => listFoods(platform, actor, query));

  api.forAnyone(contract.previewMealPlan, ({ actor, body }) => previewMeals(platform, actor, body));
  api.forAnyone(contract.editMealPreview, ({ actor, body }) => editPreviewMeals(platform, actor, body));
  api.forAnyone(contract.listPreviewAlternatives, ({ actor, body }) => alternativesForPreview(platform, actor, body));
  api.forMembers(contract.createMealPlan, ({ actor, body }) => createMeals(platform, actor, body));
  api.forMembers(contract.listMealPlans, ({ actor, query }) => mealPlans.list(platform, actor, query.cursor));
  api.forMembers(contract.getCurrentMealPlan, ({ actor }) => mealPlans.getCurrent(platform, actor));
  api.forMembers(contract.getMealPlan, ({ actor, params }) => mealPlans.get(platform, actor, params.id));
  api.forMembers(contract.getMealPlanPdf, ({ actor, params }) => downloadMealPlan(platform, actor, params.id));
  api.forMembers(contract.patchMealPlan, ({ actor, params, body }) => mealPlans.change(platform, actor, { ...body, ...params }));
  api.forMembers(contract.deleteMealPlan, ({ actor, params }) => mealPlans.remove(platform, actor, params.id));
  api.forMembers(contract.duplicateMealPlan, ({ actor, params, body }) =>
    mealPlans.duplicate(platform, actor, { ...body, ...params }),
  );
  api.forMembers(contract.editMealPlan, ({ actor, params, body }) => editMeals(platform, actor, { ...body, ...params }));
  api.forMembers(contract.listMealAlternatives, ({ actor, params }) => alternativesFor(platform, actor, params));
  api.forMembers(contract.shareMealPlan, ({ actor, params }) => mealPlans.share(platform, actor, params.id));
  api.forMembers(contract.unshareMealPlan, ({ actor, params }) => mealPlans.unshare(platform, actor, params.id));
  api.forAnyone(contract.getSharedMealPlan, ({ actor, params }) => mealPlans.getShared(platform, actor, params.token));

  api.forMembers(contract.getGroceryState, ({ actor, params }) => getGroceryState(platform, actor, params.id));
  api.forMembers(contract.tickGrocery, ({ actor, params, body }) => tickGrocery(platform, actor, { ...body, ...params }));
  api.forMembers(contract.putOwnGrocery, ({ actor, params, body }) => putOwnGrocery(platform, actor, { ...body, ...params }));
  api.forMembers(contract.deleteOwnGrocery, ({ actor, params }) => removeOwnGrocery(platform, actor, params));

  api.forMembers(contract.listRecipeFavorites, ({ actor }) => listFavorites(platform, actor));
  api.forMembers(contract.putRecipeFavorite, ({ actor, params }) => addFavorite(platform, actor, params.recipeId));
  api.forMembers(contract.deleteRecipeFavorite, ({ actor, params }) => removeFavorite(platform, actor, params.recipeId));

  api.forMembers(contract.putLogEntry, ({ actor, params, body }) => logMeal(platform, actor, { ...body, ...params }));
  api.forMembers(contract.deleteLogEntry, ({ actor, params }) => unlogMeal(platform, actor, params.id));
  api.forMembers(contract.listLog, ({ actor, query }) => listOwnLog(platform, actor, query));
  api.forMembers(contract.getNutritionProgress, ({ actor, query }) => getNutritionProgress(platform, actor, query));

  api.forMembers(contract.getMacros, ({ actor }) => getMacros(platform, actor));
  api.forMembers(contract.putTargets, ({ actor, body }) => setTargets(platform, actor, body));

  api.forMembers(contract.listDismissedReminders, ({ actor, query }) => listDismissals(platform, actor, query));
  api.forMembers(contract.dismissReminder, ({ actor, params }) => dismissReminder(platform, actor, params));
}
