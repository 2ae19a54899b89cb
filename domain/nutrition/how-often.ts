import type { BookRecipe } from "./meal-book.ts";

/** Times a dish is cooked in a plan, and times when few dishes fit. */
export const MOST_COOKINGS = 2;
export const MOST_COOKINGS_OF_FEW = 3;

/** A side of two things (bread and butter, berries with seeds) may come this often. */
const MOST_OF_TWO_THINGS = 3;

/** How often a plan may cook a dish without a word: twice, a side of two things three times, a side of one thing (rice, fruit) every day. */
export function mostCookings({ recipe, things }: BookRecipe): number {
  if (recipe.course === "main" || things > 2) return MOST_COOKINGS;
  return things === 2 ? MOST_OF_TWO_THINGS : Infinity;
}

/** How often it may cook a side where few fit, with a note: three times, or every day what is of one or two things. */
export function mostCookingsOfFew({ things }: BookRecipe): number {
  return things > 2 ? MOST_COOKINGS_OF_FEW : Infinity;
}
