import type { FoodUnits } from "./food-settings.ts";
import { inFoodUnits } from "./food-units.ts";
import type { PlannedIngredient, PlannedMeal } from "./meal-plan.ts";
import { scaleLine } from "./scale-line.ts";

/** An ingredient of a written recipe, for all its servings. */
export interface WrittenIngredient {
  readonly foodId: string;
  readonly name: string;
  readonly grams: number;
  /** The amount alone: "2 medium". */
  readonly display: string;
  /** Amount and food: "2 medium apples". */
  readonly line: string;
  /** "finely chopped" */
  readonly preparation?: string | undefined;
}

/** A recipe's written ingredients. */
export interface WrittenRecipe {
  readonly ingredients: readonly WrittenIngredient[];
}

/** Each food's line for so many times the recipe's amounts, by the food's id. */
export function linesOf(recipe: WrittenRecipe, times: number, units: FoodUnits): ReadonlyMap<string, string> {
  return new Map(recipe.ingredients.map((each) => [each.foodId, inFoodUnits(scaleLine(each, times), units)]));
}

/** The written ingredients of a recipe for so many times its amounts, in the order of the recipe. */
export function recipeLines(recipe: WrittenRecipe, times: number, units: FoodUnits): readonly string[] {
  const lines = linesOf(recipe, times, units);
  return recipe.ingredients.map(({ foodId, preparation }) => {
    const line = lines.get(foodId) ?? "";
    return preparation === undefined ? line : `${line}, ${preparation}`;
  });
}

/** An ingredient of a planned dish as it's written: a composed food once, by the recipe's own words for it. */
export interface DishLine {
  readonly foodId: string;
  readonly line: string;
  /** What a bought food is made of, where the plan spells it out. */
  readonly parts: readonly PlannedIngredient[];
}

const sumOf = (parts: readonly PlannedIngredient[]) => parts.reduce((sum, part) => sum + part.grams, 0);

/** The ingredients of one dish of a meal for so many portions. Parts of a bought food (a curry paste) are under its name. */
export function dishLines(
  meal: PlannedMeal,
  recipeId: string,
  portions: number,
  units: FoodUnits,
  recipe?: WrittenRecipe,
): readonly DishLine[] {
  const own = meal.ingredients.filter((each) => each.recipeId === recipeId);
  const seen = new Set<string>();
  return own.flatMap((each): DishLine[] => {
    if (each.partOf === undefined) {
      return [{ foodId: each.foodId, line: inFoodUnits(scaleLine(each, portions), units), parts: [] }];
    }
    if (seen.has(each.partOf)) return [];
    seen.add(each.partOf);
    const parts = own.filter((other) => other.partOf === each.partOf);
    const written = recipe?.ingredients.find(({ name }) => name === each.partOf);
    const grams = sumOf(parts) * portions;
    const amount = written ? scaleLine(written, grams / written.grams) : `${Math.max(1, Math.round(grams))} g ${each.partOf}`;
    return [{ foodId: written?.foodId ?? each.partOf, line: inFoodUnits(amount, units), parts }];
  });
}

/** The plan's steps by dish: the main's first; a side's are behind its name and a colon. */
export function stepsByDish(meal: PlannedMeal): ReadonlyArray<{ readonly name: string; readonly steps: readonly string[] }> {
  const sides = meal.dishes.slice(1).map(({ name }) => {
    const prefix = `${name}: `;
    const own = meal.instructions.filter((text) => text.startsWith(prefix));
    return { name, steps: own.map((text) => text.slice(prefix.length)) };
  });
  const ofSides = new Set(sides.flatMap(({ name, steps }) => steps.map((step) => `${name}: ${step}`)));
  return [{ name: meal.dishes[0]?.name ?? meal.name, steps: meal.instructions.filter((text) => !ofSides.has(text)) }, ...sides];
}
