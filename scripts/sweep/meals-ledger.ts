import type { Food, Nutrients, SourceFood } from "@lockstep/domain/nutrition/food.ts";
import type { MealChoices, MealPlan, PlannedIngredient, PlannedMeal } from "@lockstep/domain/nutrition/meal-plan.ts";
import type { Recipe } from "@lockstep/domain/nutrition/recipe.ts";
import type { MealReport } from "./meals-report.ts";

/** Foods and recipes by id, as the checker reads them. */
export interface Library {
  readonly foods: ReadonlyMap<string, Food>;
  readonly recipes: ReadonlyMap<string, Recipe>;
}

export function openLibrary(foods: readonly Food[], recipes: readonly Recipe[]): Library {
  return {
    foods: new Map(foods.map((food) => [food.id, food])),
    recipes: new Map(recipes.map((recipe) => [recipe.id, recipe])),
  };
}

/** A food with the foods it is spelled out in. */
export function withParts(food: Food, library: Library): readonly Food[] {
  if (food.kind === "source") return [food];
  return [food, ...food.parts.flatMap((part) => library.foods.get(part.food) ?? [])];
}

/** A dish of a meal: grams of each food as bought, composed ones as themselves. */
export interface LedgerDish {
  readonly recipe: Recipe;
  readonly servings: number;
  /** The meal's main comes first; the rest are sides. */
  readonly main: boolean;
  readonly grams: ReadonlyMap<string, number>;
}

/** Energy and nutrients recounted from grams. */
export type Count = Pick<Nutrients, "energy" | "protein" | "carbs" | "fat" | "fibre">;

export interface LedgerMeal {
  readonly planned: PlannedMeal;
  readonly day: number;
  readonly dishes: readonly LedgerDish[];
  readonly count: Count;
}

export interface LedgerDay {
  readonly number: number;
  readonly meals: readonly LedgerMeal[];
  readonly count: Count;
}

/** A plan with everything recounted. */
export interface Ledger {
  readonly choices: MealChoices;
  readonly library: Library;
  readonly plan: MealPlan;
  readonly days: readonly LedgerDay[];
}

const NOTHING: Count = { energy: 0, protein: 0, carbs: 0, fat: 0, fibre: 0 };

export function addCounts(one: Count, other: Count): Count {
  return {
    energy: one.energy + other.energy,
    protein: one.protein + other.protein,
    carbs: one.carbs + other.carbs,
    fat: one.fat + other.fat,
    fibre: one.fibre + other.fibre,
  };
}

/** A line's figures: its grams of the food whose row it names. A line whose row isn't the food's is reported and counts by its row. */
function countLine(line: PlannedIngredient, library: Library, where: string, report: MealReport): Count {
  const food = library.foods.get(line.foodId);
  if (food === undefined || food.kind !== "source") {
    report("figures", `${where}: ${line.foodId} is no food with a row of its own`);
    return NOTHING;
  }
  if (food.ndbNo !== line.ndbNo) report("figures", `${where}: ${line.foodId} names row ${line.ndbNo}, it is ${food.ndbNo}`);
  if (food.name !== line.name) report("shape", `${where}: ${line.foodId} is called "${line.name}"`);
  return scale(food, line.grams);
}

function scale({ per100g }: SourceFood, grams: number): Count {
  const of = (value: number): number => (value * grams) / 100;
  return {
    energy: of(per100g.energy),
    protein: of(per100g.protein),
    carbs: of(per100g.carbs),
    fat: of(per100g.fat),
    fibre: of(per100g.fibre),
  };
}

function composedNamed(name: string, recipe: Recipe, library: Library): Food | undefined {
  return recipe.ingredients
    .flatMap(({ food }) => library.foods.get(food) ?? [])
    .find((food) => food.kind === "composed" && food.name === name);
}

/** Grams of each food of a dish as bought; parts of a composed food are put together again. */
function boughtGrams(
  recipe: Recipe,
  lines: readonly PlannedIngredient[],
  library: Library,
  where: string,
  report: MealReport,
): ReadonlyMap<string, number> {
  const grams = new Map<string, number>();
  for (const line of lines) {
    const bought = line.partOf === undefined ? library.foods.get(line.foodId) : composedNamed(line.partOf, recipe, library);
    if (bought === undefined) {
      report("recipe", `${where}: ${line.foodId}${line.partOf === undefined ? "" : ` of ${line.partOf}`} is not in ${recipe.id}`);
      continue;
    }
    grams.set(bought.id, (grams.get(bought.id) ?? 0) + line.grams);
  }
  return grams;
}

function openMeal(planned: PlannedMeal, day: number, library: Library, report: MealReport): LedgerMeal {
  const dishes = planned.dishes.flatMap((dish, at): LedgerDish[] => {
    const recipe = library.recipes.get(dish.recipeId);
    if (recipe === undefined) {
      report("recipe", `${planned.id}: no recipe ${dish.recipeId}`);
      return [];
    }
    if (recipe.name !== dish.name) report("shape", `${planned.id}: ${recipe.id} is called "${dish.name}"`);
    const lines = planned.ingredients.filter((line) => line.recipeId === recipe.id);
    const grams = boughtGrams(recipe, lines, library, planned.id, report);
    return [{ recipe, servings: dish.servings, main: at === 0, grams }];
  });
  const known = new Set(planned.dishes.map((dish) => dish.recipeId));
  for (const line of planned.ingredients) {
    if (!known.has(line.recipeId)) report("recipe", `${planned.id}: ${line.foodId} belongs to no dish of the meal`);
  }
  const count = planned.ingredients.map((line) => countLine(line, library, planned.id, report)).reduce(addCounts, NOTHING);
  return { planned, day, dishes, count };
}

/** Reads a plan and counts it again; what can't be read is reported. */
export function openLedger(choices: MealChoices, library: Library, plan: MealPlan, report: MealReport): Ledger {
  const days = plan.days.map((day) => {
    const meals = day.meals.map((meal) => openMeal(meal, day.number, library, report));
    return { number: day.number, meals, count: meals.map((meal) => meal.count).reduce(addCounts, NOTHING) };
  });
  return { choices, library, plan, days };
}
