import type { MealBook } from "./meal-book.ts";
import type { PlannedIngredient, PlannedMeal, PlannedMealDay } from "./meal-plan.ts";
import { mealId } from "./meal-slots.ts";
import type { MealSlot } from "./meal-slots.ts";
import type { DraftDish } from "./draft-day.ts";
import { figuresOf, sumFigures } from "./figures.ts";
import { amountLine, lineOf } from "./food-line.ts";
import { displayAmount, weightText } from "./natural-amounts.ts";
import { countOf } from "./portions.ts";
import type { Recipe } from "./recipe.ts";
import { tellStep } from "./recipe-text.ts";
import { weekdayAt } from "../calendar/weekdays.ts";

/** Minutes until a leftover is on the table. */
const REHEAT_MINUTES = 10;
const SERVE_COLD_MINUTES = 5;

/** A meal before it's described: dishes with portions, and what it's a leftover of. */
export interface DraftMeal {
  readonly slot: MealSlot;
  /** The main first. */
  readonly dishes: readonly DraftDish[];
  readonly leftoverOf: string | null;
  readonly locked: boolean;
}

/** A day of a plan before it's described. */
export interface DraftMealDay {
  readonly number: number;
  readonly meals: readonly DraftMeal[];
}

function ingredientsOf({ entry, portion }: DraftDish): readonly PlannedIngredient[] {
  return portion.lines.map(({ food, grams, partOf }) => ({
    foodId: food.id,
    name: food.name,
    ndbNo: food.ndbNo,
    grams,
    line: partOf === null ? lineOf(food, grams) : amountLine(food, weightText(grams)),
    // Nobody measures the parts of a paste out; its own amount is in the recipe.
    display: partOf === null ? displayAmount(food, grams) : weightText(grams),
    ...(partOf === null ? {} : { partOf: partOf.name, partOfId: partOf.id }),
    recipeId: entry.recipe.id,
  }));
}

function reheating(recipe: Recipe): readonly string[] {
  return [
    "Take the portion you saved out of the fridge.",
    recipe.leftovers.reheat ?? "Eat it cold, or let it sit for ten minutes first.",
  ];
}

/** Minutes to the table, of one person who cooks all dishes of a meal: the longest of them, and no less than the work in all. */
export function mealMinutes(meal: DraftMeal): number {
  const fresh = meal.dishes.map(({ entry }) => entry.recipe);
  const [main] = fresh;
  if (main === undefined) return 0;
  const times = fresh.map((recipe, place) => {
    if (place > 0 || meal.leftoverOf === null) return { total: recipe.totalMinutes, work: recipe.handsOnMinutes };
    const minutes = recipe.leftovers.reheat === null ? SERVE_COLD_MINUTES : REHEAT_MINUTES;
    return { total: minutes, work: SERVE_COLD_MINUTES };
  });
  return Math.max(
    ...times.map(({ total }) => total),
    times.reduce((sum, { work }) => sum + work, 0),
  );
}

/** Tells a meal: its name, figures, ingredients as eaten and steps; a leftover's are reheating it. */
export function describeMeal(meal: DraftMeal, day: number, book: MealBook): PlannedMeal {
  const [main, ...sides] = meal.dishes;
  if (main === undefined) throw new Error("A meal has a main dish.");
  const { recipe } = main.entry;
  const steps = (of: Recipe): readonly string[] => of.steps.map((step) => tellStep(step, book.find));
  return {
    id: mealId(day, meal.slot.name),
    type: meal.slot.type,
    name: [recipe, ...sides.map(({ entry }) => entry.recipe)].map((dish) => dish.name).join(" + "),
    time: meal.slot.time,
    recipeId: recipe.id,
    dishes: meal.dishes.map(({ entry, portion }) => ({
      recipeId: entry.recipe.id,
      name: entry.recipe.name,
      servings: portion.servings,
    })),
    ...(meal.leftoverOf === null ? {} : { leftoverOf: meal.leftoverOf }),
    prepMinutes: mealMinutes(meal),
    ingredients: meal.dishes.flatMap(ingredientsOf),
    instructions: [
      ...(meal.leftoverOf === null ? steps(recipe) : reheating(recipe)),
      ...sides.flatMap(({ entry }) => steps(entry.recipe).map((step) => `${entry.recipe.name}: ${step}`)),
    ],
    locked: meal.locked,
    ...figuresOf(countOf(meal.dishes.flatMap(({ portion }) => portion.lines))),
  };
}

/** Tells a day; its figures are the sums of its meals'. */
export function describeDay(day: DraftMealDay, book: MealBook): PlannedMealDay {
  const meals = day.meals.map((meal) => describeMeal(meal, day.number, book));
  return { number: day.number, day: weekdayAt(day.number - 1), meals, ...sumFigures(meals) };
}
