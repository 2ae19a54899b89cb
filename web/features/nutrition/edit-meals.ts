import { editMealPlan, editMealPreview } from "@lockstep/contract/nutrition.ts";
import type { MealEdit } from "@lockstep/contract/nutrition.ts";
import type { QueryClient } from "@tanstack/react-query";
import { ApiError, callApi } from "../../api/client.ts";
import { saveGuestMeals, toCompactMealDays } from "./guest-meals.ts";
import { nutritionKeys, takeMealPlan } from "./queries.ts";
import type { ShownMealPlan } from "./use-meal-plan.ts";

/**
 * Changes the plan, wherever it lives, and answers it as it is then. A member's plan that was changed elsewhere is read again, and the
 * error says so (code CONFLICT). The sample week can't be changed.
 */
export async function sendMealEdit(queryClient: QueryClient, shown: ShownMealPlan, edit: MealEdit): Promise<ShownMealPlan> {
  if (shown.kind === "sample") return shown;
  if (shown.kind === "guest") {
    const { name, choices, days } = shown.plan;
    const edited = await callApi(editMealPreview, { body: { name, choices, days: toCompactMealDays(days), edit } });
    const kept = await saveGuestMeals(queryClient, edited, shown.startsOn, shown.id);
    return { ...shown, plan: kept.plan };
  }
  try {
    const plan = await callApi(editMealPlan, { params: { id: shown.id }, body: { version: shown.plan.version, edit } });
    takeMealPlan(queryClient, plan);
    return { ...shown, plan };
  } catch (error) {
    const code = error instanceof ApiError ? error.code : null;
    if (code === "CONFLICT") await queryClient.invalidateQueries({ queryKey: nutritionKeys.plans });
    // It may have been logged on another device.
    if (code === "EDIT_REFUSED") void queryClient.invalidateQueries({ queryKey: nutritionKeys.log });
    throw error;
  }
}
