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

const plain = (text: string): string => text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase().replaceAll("-", " ");
const wordsOfFood = (food: Food): string => [food.name, food.short ?? "", ...(food.aliases ?? [])].join(" ");

/** What a search looks into. */
interface Searched {
  readonly text: string;
  /** Without what a name says it is free of: "sesame" finds no pumpkin seeds from a sesame-free pack. */
  readonly held: string;
}

/** "Gluten-free" names a kind of food, which "gluten" should find; the others only say what is left out. */
const FREE_OF = /(?!gluten)\b[\p{L}\p{N}]+-free/gu;

const searchedIn = (words: string): Searched => ({ text: plain(words), held: plain(words.replaceAll(FREE_OF, " ")) });

/** Whether a text has every word that was typed; only "nut-free" looks at what names say they are free of. */
function finds(query: string, { text, held }: Searched): boolean {
  return query
    .replaceAll(/(\S+)[ -]free\b/gi, "$1-free")
    .split(/\s+/)
    .every((word) => hasWord(/-free$/i.test(word) ? text : held, plain(word)));
}

/** A word counts from its beginning or up to its end: "berry" finds blueberry, but "cola" doesn't find chocolate. */
function hasWord(text: string, word: string): boolean {
  const isLetter = (char: string | undefined): boolean => char !== undefined && /[\p{L}\p{N}]/u.test(char);
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    if (!isLetter(text[at - 1]) || !isLetter(text[at + word.length])) return true;
  return false;
}

const FOOD_WORDS = new Map(FOODS.map((food) => [food.id, searchedIn(wordsOfFood(food))]));
const RECIPE_WORDS = new Map(
  BOOK.recipes.map(({ recipe }) => [
    recipe.id,
    searchedIn([recipe.name, recipe.cuisine, ...recipe.ingredients.map(({ food }) => wordsOfFood(BOOK.find(food)))].join(" ")),
  ]),
);
const NOTHING: Searched = { text: "", held: "" };

/** A page of the recipes by name, from after the cursor; a visitor has no favorites. */
export async function listRecipes(
  { db }: Platform,
  actor: Actor | null,
  query: RecipeQuery,
): Promise<RouteOutput<typeof recipesRoute>> {
  const favorites = query.favorites === undefined || actor === null ? [] : await listFavoriteRecipes(db, actor.userId);
  const found = RECIPES_BY_NAME.filter((entry) => matches(entry, query, favorites));
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
  const words = plain(query.query ?? "")
    .split(/\s+/)
    .filter((word) => word !== "");
  const found = FOODS_BY_NAME.filter((food) => finds(query.query ?? "", FOOD_WORDS.get(food.id) ?? NOTHING));
  const rank = (food: Food): string =>
    `${words[0] !== undefined && !plain(food.name).startsWith(words[0]) ? 1 : 0} ${foodKey(food)}`;
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
  if (query.favorites !== undefined && !favorites.includes(recipe.id)) return false;
  if (query.query === undefined) return true;
  return finds(query.query, RECIPE_WORDS.get(recipe.id) ?? NOTHING);
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
