import type { BookRecipe } from "./meal-book.ts";

/** A portion can be as small as this part of a serving. */
const LEAST_PART = 0.6;
/** From this weight in a serving on, a food gives a dish its character: two such dishes are rice with rice, g. */
const CHARACTER_GRAMS = 35;

/** Work in a quick meal of several dishes where too few of them are little work, minutes ... */
export const MOST_MINUTES_OF_FEW = 45;
/** ... which only days of so few meals may need: with three and more none is so large. */
export const LARGE_MEALS = 2;

/** Most sides beside a main. */
export const MOST_SIDES = 3;

/** Pairs that were looked at, for the life of a book: a plan asks of the same ones thousands of times. */
const KNOWN = new WeakMap<BookRecipe, Map<BookRecipe, boolean>>();

function pair(one: BookRecipe, other: BookRecipe): boolean {
  let answers = KNOWN.get(one);
  if (answers === undefined) KNOWN.set(one, (answers = new Map<BookRecipe, boolean>()));
  let answer = answers.get(other);
  if (answer === undefined) answers.set(other, (answer = lookAtPair(one, other)));
  return answer;
}

/**
 * Whether two dishes can be in one meal: different ones, without a main ingredient in common, and no food that even small portions of both
 * would make too much for one person.
 */
function lookAtPair(one: BookRecipe, other: BookRecipe): boolean {
  if (one === other) return false;
  for (const { food, grams } of one.serving.amounts) {
    const more = other.gramsOf.get(food.id);
    if (more === undefined) continue;
    if (grams >= CHARACTER_GRAMS && more >= CHARACTER_GRAMS) return false;
    if ((grams + more) * LEAST_PART > food.mostGrams) return false;
  }
  return true;
}

/**
 * Whether a side's taste suits its main's: nothing savoury beside a sweet main (porridge, fruit bowls, sweet pancakes), and beside a savoury
 * breakfast nothing sweetened. Fruit goes with everything, and what is sweet may end a lunch or a dinner.
 */
function tastesTogether(main: BookRecipe, side: BookRecipe): boolean {
  if (main.taste === "sweet" || main.taste === "fruit") return side.taste !== "savoury";
  return !(main.taste === "savoury" && side.taste === "sweet" && main.recipe.meals.includes("Breakfast"));
}

function mixTastes(one: BookRecipe, other: BookRecipe): boolean {
  if (one.recipe.course === other.recipe.course) return false;
  return one.recipe.course === "main" ? !tastesTogether(one, other) : !tastesTogether(other, one);
}

/** What dishes of one meal are held to. */
export interface PairingRules {
  /** Work in all of them together, minutes. */
  readonly mostMinutes: number;
  /** Whether savoury sides may be beside sweet mains, and sweet ones beside savoury breakfasts. */
  readonly mixesTastes: boolean;
}

/** The work in all of a meal's dishes, minutes. */
function minutesOfWork(entry: BookRecipe, others: readonly BookRecipe[]): number {
  return others.reduce((sum, { recipe }) => sum + recipe.handsOnMinutes, entry.recipe.handsOnMinutes);
}

/** Whether a dish can be beside others in a meal: it goes with each of them, and all together are no more work than the rules allow. */
export function goesWith(entry: BookRecipe, others: readonly BookRecipe[], rules: PairingRules): boolean {
  if (others.length > 0 && minutesOfWork(entry, others) > rules.mostMinutes) return false;
  return others.every((other) => (rules.mixesTastes || !mixTastes(other, entry)) && pair(other, entry));
}

/** What it takes from a side's appeal that its main is starchy too, and what the same kitchen adds. */
const TWO_STARCHES = -0.6;
const SAME_KITCHEN = 0.2;

/** How well a side suits a main: bread beside soup rather than potatoes beside rice, a side of the main's own kitchen rather. */
export function suitability(main: BookRecipe, side: BookRecipe): number {
  return (main.starchy && side.starchy ? TWO_STARCHES : 0) + (main.recipe.cuisine === side.recipe.cuisine ? SAME_KITCHEN : 0);
}
