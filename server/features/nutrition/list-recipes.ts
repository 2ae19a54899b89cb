import type {
  FoodSummary,
  listFoodNames as namesRoute,
  listFoods as foodsRoute,
  listRecipes as recipesRoute,
  RecipeDetail,
} from "@lockstep/contract/nutrition.ts";
import type { RouteFields, RouteOutput } from "@lockstep/contract/route.ts";
import type { Actor } from "@lockstep/domain/accounts/actor.ts";
import { figuresOf } from "@lockstep/domain/nutrition/figures.ts";
import { allergensOf, nutrientsOf } from "@lockstep/domain/nutrition/food.ts";
import type { Food } from "@lockstep/domain/nutrition/food.ts";
import type { BookRecipe } from "@lockstep/domain/nutrition/meal-book.ts";
import { createSearch, searchWordsOf } from "@lockstep/domain/nutrition/search.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import type { Platform } from "../../platform/platform.ts";
import { BOOK, FOODS } from "./book.ts";
import { presentDetail, presentSummary } from "./present-recipe.ts";
import { listFavoriteRecipes } from "./store.ts";

type RecipeQuery = RouteFields<typeof recipesRoute>;
type FoodQuery = RouteFields<typeof foodsRoute>;

const PAGE_SIZE = 24;

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
const keyOf = (name: string, id: string): string => `${name.toLowerCase()} ${id}`;
const recipeKey = ({ recipe }: BookRecipe): string => keyOf(recipe.name, recipe.id);
const foodKey = (food: Food): string => keyOf(food.name, food.id);

export const RECIPES_BY_NAME = BOOK.recipes.toSorted((a, b) => compare(recipeKey(a), recipeKey(b)));
const FOODS_BY_NAME = FOODS.toSorted((a, b) => compare(foodKey(a), foodKey(b)));

const wordsOfFood = (food: Food): string => [food.name, food.short ?? "", ...(food.aliases ?? [])].join(" ");

const searchFoods = createSearch(new Map(FOODS.map((food) => [food.id, wordsOfFood(food)])));
const searchRecipes = createSearch(
  new Map(
    BOOK.recipes.map(({ recipe }) => [
      recipe.id,
      [recipe.name, recipe.cuisine, ...recipe.ingredients.map(({ food }) => wordsOfFood(BOOK.find(food)))].join(" "),
    ]),
  ),
);

/** A page of the recipes by name, from after the cursor; a visitor has no favorites. */
export async function listRecipes(
  { db }: Platform,
  actor: Actor | null,
  query: RecipeQuery,
): Promise<RouteOutput<typeof recipesRoute>> {
  const favorites = query.favorites === undefined || actor === null ? [] : await listFavoriteRecipes(db, actor.userId);
  const finds = searchRecipes(query.query ?? "");
  const found = RECIPES_BY_NAME.filter((entry) => matches(entry, query, favorites) && finds(entry.recipe.id));
  const { items, nextCursor } = pageOf(found, recipeKey, query.cursor);
  return { items: items.map(presentSummary), nextCursor, total: found.length };
}

export function getRecipe(_platform: Platform, _actor: Actor | null, id: string): RecipeDetail {
  const entry = BOOK.recipe(id);
  if (entry === undefined) throw new ApiError("NOT_FOUND", { message: "We couldn't find that recipe." });
  return presentDetail(entry);
}

/** A page of the foods by name; those whose name begins with what was typed come first. */
export function listFoods(_platform: Platform, _actor: Actor | null, query: FoodQuery): RouteOutput<typeof foodsRoute> {
  const finds = searchFoods(query.query ?? "");
  const [first = ""] = searchWordsOf(query.query ?? "");
  const found = FOODS_BY_NAME.filter(({ id }) => finds(id));
  const rank = (food: Food): string => `${searchWordsOf(food.name)[0]?.startsWith(first) === true ? 0 : 1} ${foodKey(food)}`;
  const { items, nextCursor } = pageOf(
    found.toSorted((a, b) => compare(rank(a), rank(b))),
    rank,
    query.cursor,
  );
  return { items: items.map(presentFood), nextCursor };
}

/** For suggestions while someone types a grocery. */
export function listFoodNames(_platform: Platform, _actor: Actor | null): RouteOutput<typeof namesRoute> {
  return { items: FOODS_BY_NAME.map(({ name, aisle }) => ({ name, aisle })), nextCursor: null };
}

function presentFood(food: Food): FoodSummary {
  return {
    id: food.id,
    name: food.name,
    ndbNo: food.kind === "source" ? food.ndbNo : null,
    allergens: [...allergensOf(food, BOOK.find)],
    per100g: figuresOf(nutrientsOf(food, BOOK.find)),
    measures: food.measures.map((measure) => ({ ...measure })),
  };
}

function matches({ recipe, allergens, diets }: BookRecipe, query: RecipeQuery, favorites: readonly string[]): boolean {
  if (query.diet !== undefined && !diets.has(query.diet)) return false;
  if (query.allergens?.some((allergen) => allergens.has(allergen)) === true) return false;
  if (query.meal !== undefined && !recipe.meals.includes(query.meal)) return false;
  if (query.maxMinutes !== undefined && recipe.totalMinutes > query.maxMinutes) return false;
  return query.favorites === undefined || favorites.includes(recipe.id);
}

function pageOf<Item>(
  found: readonly Item[],
  key: (item: Item) => string,
  cursor: string | undefined,
): { readonly items: readonly Item[]; readonly nextCursor: string | null } {
  const rest = cursor === undefined ? found : found.filter((item) => compare(key(item), cursor) > 0);
  const last = rest[PAGE_SIZE - 1];
  return { items: rest.slice(0, PAGE_SIZE), nextCursor: rest.length > PAGE_SIZE && last !== undefined ? key(last) : null };
}
