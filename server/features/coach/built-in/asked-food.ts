import type { RecipeSummary } from "@lockstep/contract/nutrition.ts";
import type { Diet } from "@lockstep/domain/nutrition/diets.ts";
import type { MealType } from "@lockstep/domain/nutrition/recipe.ts";
import { listRecipes } from "../../nutrition/index.ts";
import { getRecipe } from "../tools/get-recipe.ts";
import { kcalOf } from "./person.ts";
import { link, type Asking } from "./answer.ts";

export type Recipes = readonly (RecipeSummary & { readonly recipeId: string; readonly path: string })[];

/** Pages of recipes that are read at most. */
const MOST_PAGES = 20;

export const line = ({ question }: Asking): string => question.lines[0] ?? "";
export const hides = async ({ person }: Asking): Promise<boolean> => (await person.profile())?.hideCalories ?? false;

/** The diet and allergies of whoever asks, from their meal plan. */
export async function choicesOf({ person }: Asking) {
  const choices = (await person.meals())?.choices ?? null;
  return { diet: choices?.preference ?? "standard", allergies: choices?.allergies ?? [] };
}

/** Recipes that fit the person's diet and allergies. */
export async function findRecipes(
  asking: Asking,
  wish: { query?: string; meal?: MealType; maxMinutes?: number; diet?: Diet | undefined },
): Promise<Recipes> {
  const { diet, allergies } = await choicesOf(asking);
  const allergens = [...new Set([...allergies, ...asking.question.allergens])];
  const wanted = wish.diet ?? (diet === "standard" ? undefined : diet);
  return everyRecipe(asking, {
    ...(wish.query === undefined ? {} : { query: wish.query }),
    ...(wish.meal === undefined ? {} : { meal: wish.meal }),
    ...(wish.maxMinutes === undefined ? {} : { maxMinutes: wish.maxMinutes }),
    ...(wanted === undefined ? {} : { diet: wanted }),
    ...(allergens.length === 0 ? {} : { allergens }),
  });
}

/** Mains and snacks that fit: what stands beside a meal isn't one. */
export async function everyRecipe({ scene }: Asking, query: Omit<Parameters<typeof listRecipes>[2], "cursor">): Promise<Recipes> {
  const found: Recipes[number][] = [];
  let cursor: string | undefined;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const { items, nextCursor } = await listRecipes(
      scene.platform,
      scene.actor,
      cursor === undefined ? query : { ...query, cursor },
    );
    for (const item of items) if (item.course === "main") found.push({ ...item, recipeId: item.id, path: `/recipes/${item.id}` });
    if (nextCursor === null) break;
    cursor = nextCursor;
  }
  return found;
}

export async function recipeLines(asking: Asking, recipes: Recipes, most = 4): Promise<readonly string[]> {
  const isHidden = await hides(asking);
  return recipes
    .slice(0, most)
    .map(
      ({ name, path, totalMinutes, figures }) =>
        `${link(name, path)}: ${totalMinutes} min, ${Math.round(figures.protein)} g protein${isHidden ? "" : `, ${kcalOf(figures)} kcal`}`,
    );
}

/** Different ones each day and question, the same for the same. */
export function rotated(recipes: Recipes, { scene }: Asking): Recipes {
  if (recipes.length < 2) return recipes;
  const start = Number(scene.today.slice(-2)) % recipes.length;
  return [...recipes.slice(start), ...recipes.slice(0, start)];
}

/** The planned meal of a kind, or the next one of today. */
export async function plannedMeal(asking: Asking, daysAhead = 0) {
  const meals = await asking.person.meals(daysAhead);
  const { meal } = asking.question;
  const found = meals?.planned?.filter(({ type }) => meal === null || type === meal) ?? [];
  return { found, meals };
}
/** A named recipe, or the one on the page. */
export async function pickRecipe({ question, scene }: Asking) {
  const id = question.recipes[0]?.[0] ?? (scene.page?.type === "recipe" ? scene.page.recipeId : undefined);
  return id === undefined ? null : getRecipe.run(scene.platform, scene.actor, { recipeId: id });
}

export const tenth = (value: number): number => Math.round(value * 10) / 10;
