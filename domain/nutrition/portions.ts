import type { FindFood, Food, Nutrients } from "./food.ts";
import { sourcesOf } from "./food.ts";
import { naturalGrams, pieceOf } from "./natural-amounts.ts";
import type { Recipe } from "./recipe.ts";

/** How much of one food is in a portion. */
export interface Amount {
  readonly food: Food;
  /** g, natural. */
  readonly grams: number;
}

/** What of a portion counts for a day: kcal and g. */
export interface Counted {
  readonly energy: number;
  readonly protein: number;
  readonly carbs: number;
  readonly fat: number;
  readonly fibre: number;
}

/** One way to serve a dish: its servings with every amount natural, and what exactly that holds. */
export interface Portion extends Counted {
  /** Servings of the recipe, in steps of 0.05. */
  readonly servings: number;
  readonly amounts: readonly Amount[];
  /** The amounts spelled out in foods with their own row; in the same order for every portion of a dish. */
  readonly lines: readonly SourceAmount[];
}

const SERVING_STEP = 0.05;
/** Steps of a gram in which parts of a composed food are shown. */
const PART_STEPS = 10;
/** A piece may differ by this share from what the recipe asks for ... */
const MOST_PIECE_ERROR = 0.12;
/** ... or by this much where it hardly changes the dish (half an onion for a third), as a share of its energy and in g. */
const SMALL_ENERGY_SHARE = 0.035;
const SMALL_GRAMS = 40;

/** A line of a portion spelled out in foods that have their own row. */
export interface SourceAmount {
  readonly food: Extract<Food, { kind: "source" }>;
  readonly grams: number;
  /** The composed food it's a part of. */
  readonly partOf: Food | null;
}

/** Spells a portion's amounts out in source foods, with the grams that are shown; everything is counted from these. */
export function spellOut(amounts: readonly Amount[], find: FindFood): readonly SourceAmount[] {
  return amounts.flatMap(({ food, grams }): SourceAmount[] =>
    food.kind === "source"
      ? [{ food, grams, partOf: null }]
      : sourcesOf(food, find).map((part) => ({
          food: part.food,
          grams: Math.max(1, Math.round((part.grams * grams * PART_STEPS) / 100)) / PART_STEPS,
          partOf: food,
        })),
  );
}

/** Energy and nutrients of spelled-out amounts. */
export function countOf(lines: readonly SourceAmount[]): Counted {
  const total = { energy: 0, protein: 0, carbs: 0, fat: 0, fibre: 0 };
  for (const { food, grams } of lines) {
    const values: Nutrients = food.per100g;
    total.energy += (values.energy * grams) / 100;
    total.protein += (values.protein * grams) / 100;
    total.carbs += (values.carbs * grams) / 100;
    total.fat += (values.fat * grams) / 100;
    total.fibre += (values.fibre * grams) / 100;
  }
  return total;
}

/** A portion of so many servings, with natural amounts, whether or not it is one to plan with. */
export function portionOf(recipe: Recipe, servings: number, find: FindFood): Portion {
  const amounts = recipe.ingredients.map(({ food: id, grams }) => {
    const food = find(id);
    const wanted = (grams / recipe.servings) * servings;
    return { food, grams: naturalGrams(food, wanted) };
  });
  const lines = spellOut(amounts, find);
  return { servings, amounts, lines, ...countOf(lines) };
}

/** Whether a portion's pieces come out close to what the recipe asks for, and no food is over the most for one person. */
function isNatural(portion: Portion, recipe: Recipe, find: FindFood): boolean {
  if (portion.lines.some(({ food, grams }) => grams > food.mostGrams)) return false;
  return portion.amounts.every(({ food, grams }, place) => {
    if (grams > food.mostGrams) return false;
    if (pieceOf(food) === null) return true;
    const wanted = ((recipe.ingredients[place]?.grams ?? 0) / recipe.servings) * portion.servings;
    const error = Math.abs(grams - wanted);
    if (error <= wanted * MOST_PIECE_ERROR + 0.01) return true;
    const energy = countOf(spellOut([{ food, grams: error }], find)).energy;
    return error <= SMALL_GRAMS && energy <= portion.energy * SMALL_ENERGY_SHARE;
  });
}

const sameAmounts = (a: Portion, b: Portion): boolean => a.amounts.every(({ grams }, place) => grams === b.amounts[place]?.grams);

/** Smallest and largest portion of a dish, in servings of its recipe; a meal that needs more gains a side. */
const LEAST_SERVINGS = 0.5;
const MOST_SERVINGS = 1.6;

/** Every portion of a dish that a plan may hold, small to large; none when its pieces never come out. */
export function portionsOf(recipe: Recipe, find: FindFood, least = LEAST_SERVINGS): readonly Portion[] {
  const found: Portion[] = [];
  const first = Math.ceil(least / SERVING_STEP - 0.001);
  const last = Math.floor(MOST_SERVINGS / SERVING_STEP + 0.001);
  for (let step = first; step <= last; step += 1) {
    const portion = portionOf(recipe, Math.round(step * SERVING_STEP * 100) / 100, find);
    if (!isNatural(portion, recipe, find)) continue;
    const before = found.at(-1);
    if (before === undefined || !sameAmounts(before, portion)) found.push(portion);
  }
  return found;
}
