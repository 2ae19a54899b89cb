import { ALLERGENS, DIETS } from "./diets.ts";
import type { Allergen, Diet } from "./diets.ts";
import { allergensOf, dietsOf, sourcesOf } from "./food.ts";
import type { FindFood, Food } from "./food.ts";
import { portionOf, portionsOf } from "./portions.ts";
import type { Portion } from "./portions.ts";
import { isQuick } from "./recipe.ts";
import type { Recipe } from "./recipe.ts";
import type { Substance } from "./substance.ts";
import { tasteOf } from "./taste.ts";
import type { Taste } from "./taste.ts";

/** A recipe with all that planning needs to know of it, derived from its ingredients. */
export interface BookRecipe {
  readonly recipe: Recipe;
  /** Allergens of every source in every ingredient, warnings of labels included. */
  readonly allergens: ReadonlySet<Allergen>;
  /** Diets that allow every ingredient. */
  readonly diets: ReadonlySet<Diet>;
  /** One serving as written, amounts natural. */
  readonly serving: Portion;
  /** The portions a plan may hold, small to large; empty for a dish whose pieces can't be shared out. */
  readonly portions: readonly Portion[];
  /** These and smaller ones, for days under the calorie floor. */
  readonly smallPortions: readonly Portion[];
  readonly quick: boolean;
  /** Of a side: how many things it's made of, water and seasoning (under 4 g a serving) not counted. Rice is one, bread and butter two. */
  readonly things: number;
  /** A grain or potatoes make a good part of it. */
  readonly starchy: boolean;
  readonly taste: Taste;
  /** g of each food in one serving, by its id. */
  readonly gramsOf: ReadonlyMap<string, number>;
}

/** Foods and recipes with everything looked up once; make one and keep it. */
export interface MealBook {
  readonly recipes: readonly BookRecipe[];
  readonly find: FindFood;
  /** A food that a kept plan names; undefined once it has left the book. */
  readonly food: (id: string) => Food | undefined;
  readonly recipe: (id: string) => BookRecipe | undefined;
}

const WATER = "water";
/** The smallest portion of a dish on a day under the calorie floor, in servings. */
const SMALL_SERVINGS = 0.4;
/** Less of a food than this in a serving is seasoning, g. */
const SEASONING_GRAMS = 4;

function thingsIn(recipe: Recipe): number {
  return recipe.ingredients.filter(({ food, grams }) => food !== WATER && grams / recipe.servings >= SEASONING_GRAMS).length;
}

const STARCHES = new Set<Substance>([
  "wheat",
  "barley",
  "rye",
  "oats",
  "certified-oats",
  "gluten-free-grain",
  "white-potato",
  "starchy-root",
]);
/** Carbohydrate from starches that makes a dish starchy, g a serving. */
const STARCHY_GRAMS = 20;

function isStarchy(recipe: Recipe, find: FindFood): boolean {
  let carbs = 0;
  for (const { food: id, grams } of recipe.ingredients) {
    for (const { food, grams: part } of sourcesOf(find(id), find)) {
      if (food.contains.some((substance) => STARCHES.has(substance))) carbs += (food.per100g.carbs * grams * part) / 10_000;
    }
  }
  return carbs / recipe.servings >= STARCHY_GRAMS;
}

/** Looks everything up that planning asks of foods and recipes. Throws when a recipe names a food that isn't there. */
export function makeBook(foods: readonly Food[], recipes: readonly Recipe[]): MealBook {
  const byId = new Map(foods.map((food) => [food.id, food]));
  const find: FindFood = (id) => {
    const food = byId.get(id);
    if (food === undefined) throw new Error(`There is no food ${id}.`);
    return food;
  };
  const facts = new Map(
    foods.map((food) => [food.id, { allergens: allergensOf(food, find), diets: new Set(dietsOf(food, find)) }]),
  );
  const entries = recipes.map((recipe): BookRecipe => {
    const ids = recipe.ingredients.map(({ food }) => find(food).id);
    const held = new Set(ids.flatMap((id) => facts.get(id)?.allergens ?? []));
    // Most of a book's memory and start-up time; a process that only shows recipes never needs them.
    let portions: readonly Portion[] | undefined;
    let smallPortions: readonly Portion[] | undefined;
    return {
      recipe,
      allergens: new Set(ALLERGENS.filter((allergen) => held.has(allergen))),
      diets: new Set(DIETS.filter((diet) => ids.every((id) => facts.get(id)?.diets.has(diet)))),
      serving: portionOf(recipe, 1, find),
      get portions() {
        return (portions ??= portionsOf(recipe, find));
      },
      get smallPortions() {
        return (smallPortions ??= portionsOf(recipe, find, SMALL_SERVINGS));
      },
      quick: isQuick(recipe),
      things: thingsIn(recipe),
      starchy: isStarchy(recipe, find),
      taste: tasteOf(recipe, find),
      gramsOf: new Map(recipe.ingredients.map(({ food, grams }) => [food, grams / recipe.servings])),
    };
  });
  const recipeById = new Map(entries.map((entry) => [entry.recipe.id, entry]));
  return { recipes: entries, find, food: (id) => byId.get(id), recipe: (id) => recipeById.get(id) };
}
