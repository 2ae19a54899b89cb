import { AISLES } from "./food.ts";
import type { Aisle, Food } from "./food.ts";
import { amountLine, piecesLine } from "./food-line.ts";
import type { MealBook } from "./meal-book.ts";
import type { GroceryAisle, GroceryItem, MealPlan } from "./meal-plan.ts";
import {
  displayAmount,
  pieceOf,
  pieceText,
  pouredOf,
  seasoningPieceOf,
  teaspoonOf,
  volumeText,
  weightText,
} from "./natural-amounts.ts";
import { portionOfDish } from "./read-plan.ts";
import type { DraftMealDay } from "./describe-meal.ts";

/** From this weight on a food of spoons is weighed on a list too, g. */
const LEAST_WEIGHED = 60;
/** Measures that say nothing to a shop. */
const KITCHEN_MEASURE =
  /^(?:cup|tbsp|tsp|handful|large handful|small slice|slice|sprig|leaf|pinch|wedge|half|nut|piece|sheet|square|sachet)/;
/** Lighter pieces aren't counted in a shop: an olive, a prawn, g. */
const LEAST_PIECE = 25;

/** Where spoons are how people think of what they have: spices, oils, vinegars, sauces. */
const SPOONED_AISLES: ReadonlySet<Aisle> = new Set(["Oils, vinegars and sauces", "Spices and baking"]);
/** Less salt or pepper than this is on a list without an amount, g. */
const LEAST_SEASONING = 15;

/** How much to buy, the amount alone and the whole line. */
interface Shopping {
  readonly display: string;
  readonly line: string;
}

/** More pieces than this are counted whole. */
const MOST_HALVED = 5;

/**
 * About how many pieces a weight is: " (about 1 1/2 medium courgettes)", whole above five: " (about 20 fillets)"; nothing for less than a half
 * or no pieces.
 */
export function aboutPieces(food: Food, grams: number): string {
  const piece = food.measures.find(({ one, grams: each }) => each >= LEAST_PIECE && !KITCHEN_MEASURE.test(one));
  if (piece === undefined) return "";
  const pieces = grams / piece.grams;
  if (pieces < 0.4) return "";
  const count = pieces > MOST_HALVED ? Math.round(pieces) : Math.max(1, Math.round(pieces * 2)) / 2;
  return ` (about ${pieceText(piece, count)})`;
}

const isSeasoning = (food: Food): boolean =>
  food.kind === "source" && (food.id === "black-pepper" || food.contains.every((substance) => substance === "salt"));

/** An amount as one buys it: whole pieces and cans, otherwise rounded up to 5 g (10 g from 100 g on), with the pieces that about is. */
function shopping(food: Food, grams: number): Shopping {
  if (isSeasoning(food) && grams < LEAST_SEASONING) return { display: "a little", line: food.name };
  const piece = pieceOf(food) ?? seasoningPieceOf(food) ?? food.measures.find(({ one }) => one === "can");
  if (piece !== undefined) {
    const count = Math.max(1, Math.ceil(grams / piece.grams - 0.05));
    return { display: pieceText(piece, count), line: piecesLine(food, piece, count) };
  }
  const written = (display: string, more = ""): Shopping => ({ display: display + more, line: amountLine(food, display) + more });
  if (SPOONED_AISLES.has(food.aisle) && teaspoonOf(food) !== null && grams < LEAST_WEIGHED)
    return written(displayAmount(food, grams));
  const millilitres = pouredOf(food, grams);
  if (millilitres !== null) return written(volumeText(Math.ceil(millilitres / 10) * 10));
  const step = grams < 100 ? 5 : 10;
  const rounded = grams < 5 ? Math.ceil(grams) : Math.ceil(grams / step - 0.001) * step;
  return written(weightText(rounded), aboutPieces(food, grams));
}

/** How much of a food to buy for so many grams: "3 cans", "450 g (about 2 fillets)". */
export function amountOfFood(food: Food, grams: number): string {
  return shopping(food, grams).display;
}

const isTapWater = (food: Food): boolean => food.kind === "source" && food.contains.every((substance) => substance === "water");

/** So much of a food, for one person. */
interface Needed {
  readonly food: Food;
  readonly grams: number;
}

/** The shopping list of what is needed: each food once, aisles in the order of the shop, foods by name. */
function groceriesOfNeeds(needs: readonly Needed[], people: number): readonly GroceryAisle[] {
  const sums = new Map<Food, number>();
  for (const { food, grams } of needs) {
    if (!isTapWater(food)) sums.set(food, (sums.get(food) ?? 0) + grams * people);
  }
  const items = [...sums].sort(([a], [b]) => (a.name < b.name ? -1 : 1));
  return AISLES.map((aisle) => ({
    aisle,
    items: items
      .filter(([food]) => food.aisle === aisle)
      .map(([food, sum]): GroceryItem => {
        const grams = Math.round(sum * 10) / 10;
        return { foodId: food.id, name: food.name, grams, ...shopping(food, grams) };
      }),
  })).filter((aisle) => aisle.items.length > 0);
}

/** The shopping list of drafted days, for so many people. */
export function groceriesOfDays(days: readonly DraftMealDay[], people: number): readonly GroceryAisle[] {
  const dishes = days.flatMap(({ meals }) => meals.flatMap((meal) => meal.dishes));
  return groceriesOfNeeds(
    dishes.flatMap(({ portion }) => portion.amounts),
    people,
  );
}

/**
 * The shopping list of a plan for so many people, 1 to 6. A dish that has left the book since is bought by the ingredients that the plan
 * holds of it; a food that has left too isn't on the list.
 */
export function groceriesOf(plan: MealPlan, book: MealBook, people: number): readonly GroceryAisle[] {
  const meals = plan.days.flatMap((day) => day.meals);
  const needs = meals.flatMap((meal) =>
    meal.dishes.flatMap((dish): readonly Needed[] => {
      const portion = portionOfDish(dish, book);
      if (portion !== null) return portion.amounts;
      const kept = meal.ingredients.filter(({ recipeId }) => recipeId === dish.recipeId);
      return kept.flatMap(({ foodId, grams }) => {
        const food = book.food(foodId);
        return food === undefined ? [] : [{ food, grams }];
      });
    }),
  );
  return groceriesOfNeeds(needs, people);
}
