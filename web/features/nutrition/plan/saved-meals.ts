import {
  deleteMealPlan,
  duplicateMealPlan,
  patchMealPlan,
  shareMealPlan,
  unshareMealPlan,
} from "@lockstep/contract/nutrition.ts";
import type { SavedKind } from "../../../plans/saved-kind.ts";
import { nutritionKeys } from "../queries.ts";

export const savedMeals: SavedKind = {
  patch: patchMealPlan,
  duplicate: duplicateMealPlan,
  remove: deleteMealPlan,
  share: shareMealPlan,
  unshare: unshareMealPlan,
  plansKey: nutritionKeys.plans,
  currentKey: nutritionKeys.current,
  shareTitle: "My meal plan on Lockstep",
};
