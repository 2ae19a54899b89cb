import type { LogSource } from "@lockstep/contract/nutrition.ts";
import { nutrientsOf } from "@lockstep/domain/nutrition/food.ts";
import { sumTraces, tracesOf, type Traces } from "@lockstep/domain/nutrition/macro-targets.ts";
import { portionOfDish } from "@lockstep/domain/nutrition/read-plan.ts";
import { BOOK, FOODS } from "./book.ts";

const NONE: Traces = { sugars: 0, sodium: 0 };

/** The sugars and sodium of something logged, by the book as it is now. What the book doesn't know, and meals of older clients that named no dishes, count for none. */
export function tracesOfSource(source: LogSource): Traces {
  if (source.type === "food") {
    const food = FOODS.find(({ id }) => id === source.foodId);
    return food === undefined ? NONE : sumTraces([nutrientsOf(food, BOOK.find)], source.grams / 100);
  }
  if (source.type === "recipe") {
    const entry = BOOK.recipe(source.recipeId);
    return entry === undefined ? NONE : sumTraces([tracesOf(entry.serving.lines)], source.servings);
  }
  return sumTraces((source.dishes ?? []).map((dish) => tracesOf(portionOfDish(dish, BOOK)?.lines ?? [])));
}
