import type { PlannedMeal, RecipeDetail } from "@lockstep/contract/nutrition.ts";
import { dishLines, linesOf, recipeLines } from "@lockstep/domain/nutrition/recipe-lines.ts";
import { stepText } from "@lockstep/domain/nutrition/recipe-text.ts";
import { inFoodUnits } from "@lockstep/domain/nutrition/food-units.ts";
import type { FoodUnits } from "@lockstep/domain/nutrition/food-settings.ts";

/** One screen of cooking. */
export interface CookStep {
  readonly text: string;
  /** A wait worth a timer. */
  readonly minutes: number | null;
  /** Ingredients of this step with their amounts, ready to read. */
  readonly lines: readonly string[];
  /** The dish it belongs to, where a meal has several; null otherwise. */
  readonly dish: string | null;
}

/** Everything cook mode needs, of a meal or a recipe. */
export interface Cooking {
  /** Names the cooking on this device: where someone was is kept under it. */
  readonly id: string;
  readonly title: string;
  /** "For 2 people, and tomorrow's lunch"; null when there's nothing to say. */
  readonly amountFor: string | null;
  readonly equipment: readonly string[];
  /** All ingredients, by dish. */
  readonly ingredients: readonly { readonly dish: string | null; readonly lines: readonly string[] }[];
  readonly steps: readonly CookStep[];
}

function stepsOf(
  recipe: RecipeDetail,
  lines: ReadonlyMap<string, string>,
  dish: string | null,
  units: FoodUnits,
): readonly CookStep[] {
  return recipe.steps.map(({ text, minutes, foods }) => ({
    text: inFoodUnits(stepText(text), units),
    minutes,
    lines: foods.flatMap((food) => lines.get(food) ?? []),
    dish,
  }));
}

/** A whole recipe, for so many servings. */
export function cookingOfRecipe(recipe: RecipeDetail, servings: number, units: FoodUnits): Cooking {
  const times = servings / recipe.servings;
  return {
    id: `recipe ${recipe.id}`,
    title: recipe.name,
    amountFor: servings === 1 ? "1 serving" : `${servings} servings`,
    equipment: recipe.equipment,
    ingredients: [{ dish: null, lines: recipeLines(recipe, times, units) }],
    steps: stepsOf(recipe, linesOf(recipe, times, units), null, units),
  };
}

/** The plan's own steps where the recipe isn't available: without amounts and timers. */
function plainSteps(meal: PlannedMeal, units: FoodUnits): readonly CookStep[] {
  return meal.instructions.map((text) => ({ text: inFoodUnits(stepText(text), units), minutes: null, lines: [], dish: null }));
}

/**
 * A planned meal. `portions` answers for how many portions each of its dishes is cooked (people, and meals that eat it later); `recipes` are those
 * available. What is a leftover is only made ready again.
 */
export function cookingOfMeal(
  id: string,
  meal: PlannedMeal,
  recipes: ReadonlyMap<string, RecipeDetail>,
  portions: (recipeId: string) => number,
  amountFor: string | null,
  units: FoodUnits,
): Cooking {
  const several = meal.dishes.length > 1;
  const parts = meal.dishes.map((dish, place) => {
    const recipe = recipes.get(dish.recipeId);
    const lines = dishLines(meal, dish.recipeId, portions(dish.recipeId), units, recipe);
    const name = several ? dish.name : null;
    const isLeftover = place === 0 && meal.leftoverOf !== undefined;
    return { dish: name, lines, recipe, isLeftover };
  });
  const known = parts.every(({ recipe }) => recipe !== undefined);
  // The plan lists the main's steps first, then each side's after its name.
  const reheating = meal.instructions.filter((text) => !meal.dishes.slice(1).some(({ name }) => text.startsWith(`${name}: `)));
  const steps = parts.flatMap(({ dish, lines, recipe, isLeftover }): readonly CookStep[] => {
    if (isLeftover) {
      return reheating.map((text) => ({ text: inFoodUnits(stepText(text), units), minutes: null, lines: [], dish }));
    }
    if (recipe === undefined) return [];
    return stepsOf(recipe, new Map(lines.map((each) => [each.foodId, each.line])), dish, units);
  });
  return {
    id,
    title: meal.name,
    amountFor,
    equipment: [...new Set(parts.flatMap(({ recipe, isLeftover }) => (isLeftover ? [] : (recipe?.equipment ?? []))))],
    ingredients: parts
      .filter(({ isLeftover }) => !isLeftover)
      .map(({ dish, lines }) => ({ dish, lines: lines.map(({ line }) => line) })),
    steps: known ? steps : plainSteps(meal, units),
  };
}
