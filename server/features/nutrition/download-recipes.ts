import type { getRecipeCollectionPdf as collectionRoute, getRecipePdf as recipeRoute } from "@lockstep/contract/nutrition.ts";
import type { RouteFields } from "@lockstep/contract/route.ts";
import type { FileAnswer } from "@lockstep/contract/shared.ts";
import { paperOf } from "@lockstep/domain/accounts/paper.ts";
import { collectionTitle } from "@lockstep/domain/nutrition/name-plan.ts";
import type { SessionActor } from "../../platform/auth/session-actor.ts";
import { countPdf } from "../../platform/pdf/count-pdf.ts";
import { pdfName } from "../../platform/pdf/pdf-name.ts";
import type { Platform } from "../../platform/platform.ts";
import { ensureProfile } from "../accounts/index.ts";
import { requireEntitlement } from "../billing/index.ts";
import { BOOK } from "./book.ts";
import { getRecipe, RECIPES_BY_NAME } from "./list-recipes.ts";
import { mealPlans } from "./meal-plans.ts";
import { collectionPdfs, mealPdfs } from "./pdf/meal-pdf-queue.ts";
import type { Reader } from "./pdf/meal-pdf-task.ts";
import { presentMealPlan } from "./present-meals.ts";
import { presentDetail } from "./present-recipe.ts";
import { listOwnGroceries } from "./store.ts";

/** A recipe as a PDF, for so many servings. */
export async function downloadRecipe(
  platform: Platform,
  actor: SessionActor,
  { id, servings }: RouteFields<typeof recipeRoute>,
): Promise<FileAnswer> {
  await requireEntitlement(platform, actor, "recipePdfs");
  const recipe = getRecipe(platform, actor, id);
  const reader = await readerOf(platform, actor);
  await countPdf(platform, actor.userId, "usual");
  const bytes = await mealPdfs.make({ kind: "recipe", recipe, servings: servings ?? recipe.servings, reader });
  return { name: pdfName(recipe.name), bytes };
}

/** The person's own plan as a booklet: its days, the recipes it cooks, and the grocery list. */
export async function downloadMealPlan(platform: Platform, actor: SessionActor, id: string): Promise<FileAnswer> {
  await requireEntitlement(platform, actor, "recipePdfs");
  const { db } = platform;
  const plan = presentMealPlan(await mealPlans.getOwn(db, actor, id));
  const own = await listOwnGroceries(db, id);
  const reader = await readerOf(platform, actor);
  await countPdf(platform, actor.userId, "usual");
  const cooked = new Set(plan.batches.map(({ recipeId }) => recipeId));
  const recipes = [...cooked].flatMap((recipeId) => {
    // A recipe that has left the book stays in the plan's days.
    const entry = BOOK.recipe(recipeId);
    return entry === undefined ? [] : [presentDetail(entry)];
  });
  const bytes = await mealPdfs.make({ kind: "plan", plan, recipes, own: own.map(({ text }) => text), reader });
  return { name: pdfName(plan.name), bytes };
}

/** All recipes that fit a diet as a booklet, by name. */
export async function downloadCollection(
  platform: Platform,
  actor: SessionActor,
  { diet }: RouteFields<typeof collectionRoute>,
): Promise<FileAnswer> {
  await requireEntitlement(platform, actor, "recipeCollection");
  const reader = await readerOf(platform, actor);
  await countPdf(platform, actor.userId, "large");
  const recipes = RECIPES_BY_NAME.filter(({ diets }) => diets.has(diet)).map(presentDetail);
  const bytes = await collectionPdfs.make({ kind: "collection", diet, recipes, reader });
  return { name: pdfName(collectionTitle(diet)), bytes };
}

async function readerOf({ db, now }: Platform, { userId, email, name }: SessionActor): Promise<Reader> {
  const profile = await ensureProfile(db, { id: userId, email, name });
  const { fullName, hideCalories, energyUnit, foodUnits } = profile;
  return {
    name: fullName,
    settings: { hideCalories, energyUnit, foodUnits },
    paper: paperOf(profile),
    madeAt: now().getTime(),
  };
}
