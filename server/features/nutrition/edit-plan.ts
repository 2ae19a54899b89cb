import type {
  editMealPlan,
  editMealPreview,
  KeptMealPlan,
  listMealAlternatives,
  listPreviewAlternatives,
  MealChoices,
  MealEdit,
  MealPlanPreview,
} from "@lockstep/contract/nutrition.ts";
import type { RouteOutput, RouteParsed } from "@lockstep/contract/route.ts";
import type { Actor } from "@lockstep/domain/accounts/actor.ts";
import { lockMeal } from "@lockstep/domain/nutrition/lock-meal.ts";
import type { MealEditResult } from "@lockstep/domain/nutrition/meal-edit.ts";
import type { MealPlan } from "@lockstep/domain/nutrition/meal-plan.ts";
import { regenerate } from "@lockstep/domain/nutrition/regenerate.ts";
import { swapChoices, swapMeal } from "@lockstep/domain/nutrition/swap-meal.ts";
import type { Db } from "../../platform/database/database.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import { BOOK } from "./book.ts";
import { getOwnMealPlan } from "./keep-plans.ts";
import { takeInMeals } from "./make-plan.ts";
import { presentMealPlan, presentMeals } from "./present-plan.ts";
import { updateMealDays, type MealPlanRow } from "./store.ts";

type Alternatives = RouteOutput<typeof listMealAlternatives>;

/** Changes a kept plan. Made on an older state than the stored one, nothing changes and CONFLICT says so. */
export async function editMeals(
  db: Db,
  actor: Actor,
  id: string,
  { version, edit }: RouteParsed<typeof editMealPlan>["body"],
): Promise<KeptMealPlan> {
  const row = await getOwnMealPlan(db, actor, id);
  if (row.version !== version) throw new ApiError("CONFLICT");
  const changed = apply(mealsOf(row), row.choices, edit);
  const written = await updateMealDays(db, id, version, {
    choices: changed.choices,
    days: changed.plan.days,
    notes: changed.plan.notes,
  });
  if (written === null) throw new ApiError("CONFLICT");
  return presentMealPlan(written);
}

/** Changes a plan that is kept on a guest's device; nothing is stored here. */
export function editPreviewMeals({ name, choices, days, edit }: RouteParsed<typeof editMealPreview>["body"]): MealPlanPreview {
  const changed = apply(takeInMeals(choices, days), choices, edit);
  return presentMeals({ ...changed.plan, name, choices: changed.choices });
}

/** Dishes that could take a meal's place in a kept plan. */
export async function alternativesFor(db: Db, actor: Actor, id: string, mealId: string): Promise<Alternatives> {
  const row = await getOwnMealPlan(db, actor, id);
  return alternatives(mealsOf(row), row.choices, mealId);
}

/** Dishes that could take a meal's place in a plan on the device. */
export function alternativesForPreview({
  choices,
  days,
  mealId,
}: RouteParsed<typeof listPreviewAlternatives>["body"]): Alternatives {
  return alternatives(takeInMeals(choices, days), choices, mealId);
}

function mealsOf({ days, notes }: MealPlanRow): MealPlan {
  return { days, notes, groceries: [] };
}

function alternatives(plan: MealPlan, choices: MealChoices, mealId: string): Alternatives {
  const found = swapChoices(plan, choices, BOOK, mealId);
  if (!found.ok) throw refused(found.refusal.message);
  return {
    items: found.alternatives.map(({ recipeId, meal }) => {
      const { calories, protein, carbs, fat, fibre } = meal;
      return {
        recipeId,
        name: meal.name,
        description: BOOK.recipe(recipeId)?.recipe.description ?? "",
        totalMinutes: meal.prepMinutes,
        figures: { calories, protein, carbs, fat, fibre },
      };
    }),
    nextCursor: null,
  };
}

function apply(plan: MealPlan, choices: MealChoices, edit: MealEdit): { readonly plan: MealPlan; readonly choices: MealChoices } {
  if (edit.type === "people") return { plan, choices: { ...choices, people: edit.people } };
  if (edit.type === "restore") return { plan: takeInMeals(choices, edit.days), choices };
  const result = change(plan, choices, edit);
  if (!result.ok) throw refused(result.refusal.message);
  return { plan: result.plan, choices: edit.type === "regenerate" ? { ...choices, seed: edit.seed } : choices };
}

function change(plan: MealPlan, choices: MealChoices, edit: Exclude<MealEdit, { type: "people" | "restore" }>): MealEditResult {
  switch (edit.type) {
    case "swap":
      return swapMeal(plan, choices, BOOK, edit.mealId, edit.recipeId);
    case "lock":
      return lockMeal(plan, edit.mealId, edit.locked);
    case "regenerate":
      return regenerate(plan, choices, BOOK, edit.seed);
  }
}

function refused(message: string): ApiError {
  return new ApiError("EDIT_REFUSED", { issues: [{ path: "edit", message }], message });
}
