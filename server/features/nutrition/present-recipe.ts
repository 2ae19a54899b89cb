import type { RecipeDetail, RecipeSummary } from "@lockstep/contract/nutrition.ts";
import { ALLERGENS, DIETS } from "@lockstep/domain/nutrition/diets.ts";
import { figuresOf, tenth } from "@lockstep/domain/nutrition/figures.ts";
import { allergensOf, nutrientsOf, sourcesOf } from "@lockstep/domain/nutrition/food.ts";
import type { Food } from "@lockstep/domain/nutrition/food.ts";
import { lineOf } from "@lockstep/domain/nutrition/food-line.ts";
import type { BookRecipe } from "@lockstep/domain/nutrition/meal-book.ts";
import { displayAmount } from "@lockstep/domain/nutrition/natural-amounts.ts";
import type { Recipe } from "@lockstep/domain/nutrition/recipe.ts";
import { foodsInStep, tellStep, withFahrenheit } from "@lockstep/domain/nutrition/recipe-text.ts";
import { BOOK } from "./book.ts";

/** Less of a food than this in a serving isn't seen on the plate, g. */
const SEEN_GRAMS = 4;
const MAIN_FOODS = 8;
const WATER = "water";

const holdsCoconut = (food: Food): boolean =>
  sourcesOf(food, BOOK.find).some((source) => source.food.contains.includes("coconut"));

export function presentSummary({ recipe, allergens, diets, serving, quick }: BookRecipe): RecipeSummary {
  return {
    id: recipe.id,
    name: recipe.name,
    description: recipe.description,
    meals: [...recipe.meals],
    course: recipe.course,
    cuisine: recipe.cuisine,
    servings: recipe.servings,
    handsOnMinutes: recipe.handsOnMinutes,
    totalMinutes: recipe.totalMinutes,
    quick,
    diets: DIETS.filter((diet) => diets.has(diet)),
    allergens: ALLERGENS.filter((allergen) => allergens.has(allergen)),
    coconut: recipe.ingredients.some(({ food }) => holdsCoconut(BOOK.find(food))),
    mainFoods: mainFoodsOf(recipe),
    figures: figuresOf(serving),
  };
}

function mainFoodsOf({ ingredients, servings }: Recipe): string[] {
  return ingredients
    .filter(({ food, grams }) => food !== WATER && grams / servings >= SEEN_GRAMS)
    .toSorted((a, b) => b.grams - a.grams)
    .slice(0, MAIN_FOODS)
    .map(({ food }) => food);
}

/** Everything about one recipe, amounts for all its servings. */
export function presentDetail(entry: BookRecipe): RecipeDetail {
  const { recipe, serving } = entry;
  const further = { sugars: 0, sodium: 0 };
  for (const { food, grams } of serving.amounts) {
    const values = nutrientsOf(food, BOOK.find);
    further.sugars += (values.sugars * grams) / 100;
    further.sodium += (values.sodium * grams) / 100;
  }
  return {
    ...presentSummary(entry),
    ingredients: recipe.ingredients.map(({ food: id, grams, preparation }) => {
      const food = BOOK.find(id);
      return {
        foodId: id,
        name: food.name,
        ndbNo: food.kind === "source" ? food.ndbNo : null,
        grams,
        display: displayAmount(food, grams),
        line: lineOf(food, grams),
        ...(preparation === undefined ? {} : { preparation }),
        allergens: [...allergensOf(food, BOOK.find)],
        ...(food.kind === "source" ? {} : { parts: partsOf(food, grams) }),
      };
    }),
    steps: recipe.steps.map((step) => ({
      text: withFahrenheit(tellStep(step, BOOK.find)),
      minutes: step.minutes ?? null,
      foods: [...foodsInStep(step)],
    })),
    equipment: [...recipe.equipment],
    leftovers: { ...recipe.leftovers },
    sugars: tenth(further.sugars),
    netCarbs: tenth(serving.carbs - serving.fibre),
    sodium: Math.round(further.sodium),
  };
}

function partsOf(food: Food, grams: number): { foodId: string; name: string; ndbNo: string; grams: number }[] {
  return sourcesOf(food, BOOK.find).map((part) => ({
    foodId: part.food.id,
    name: part.food.name,
    ndbNo: part.food.ndbNo,
    grams: tenth((part.grams * grams) / 100),
  }));
}
