import { ALLERGENS, DIETS } from "./diets.ts";
import type { Allergen, Diet } from "./diets.ts";
import { SUBSTANCES } from "./substance.ts";
import type { Substance } from "./substance.ts";

/** Where a food is in the shop, in the order a person walks past. */
export const AISLES = [
  "Vegetables and herbs",
  "Fruit",
  "Bakery",
  "Meat and poultry",
  "Fish",
  "Dairy and eggs",
  "Plant-based chilled",
  "Grains, pasta and rice",
  "Pulses and cans",
  "Nuts, seeds and dried fruit",
  "Oils, vinegars and sauces",
  "Spices and baking",
  "Frozen",
  "Drinks",
] as const;
export type Aisle = (typeof AISLES)[number];

/** Energy and nutrients of 100 g of the edible part. Carbohydrate is total (fibre included), as the reference counts it. */
export interface Nutrients {
  /** kcal */
  readonly energy: number;
  /** g */
  readonly protein: number;
  /** g */
  readonly carbs: number;
  /** g */
  readonly fat: number;
  /** g */
  readonly fibre: number;
  /** g */
  readonly sugars: number;
  /** mg */
  readonly sodium: number;
}

/** A household measure: `{ one: "medium egg", many: "medium eggs", grams: 50 }`; tablespoons as "tbsp", teaspoons as "tsp", cups as "cup". */
export interface Measure {
  readonly one: string;
  readonly many: string;
  /** g of the edible part. */
  readonly grams: number;
}

/** How finely a food's amount may be divided in a natural portion. */
export type Division =
  /** By its piece: whole pieces only (an egg, a slice of bread, a tortilla). */
  | "whole"
  /** By its piece: halves too (an avocado, a banana, an onion, a tin). */
  | "half"
  /** By weight: any amount a kitchen scale or a spoon gives. */
  | "any";

interface FoodFacts {
  /** kebab-case, e.g. `rolled-oats`. */
  readonly id: string;
  /** As a shopping list names it, lower case but for names: "rolled oats", "Greek yogurt, plain". */
  readonly name: string;
  /** As a step of a recipe names it, when the name is too long for that: "yogurt". */
  readonly short?: string;
  /** Other words people use for it; searched, and matched against dislikes ("cilantro" for coriander). */
  readonly aliases?: readonly string[];
  readonly aisle: Aisle;
  /** Days it keeps once bought, stored as `keep` says. */
  readonly shelfLifeDays: number;
  readonly keep: "cupboard" | "fridge" | "freezer";
  /** g/ml, for what is measured by volume; null otherwise. */
  readonly density: number | null;
  /** The first is the natural one: an egg, a slice, a cup, a tbsp. May be empty (meat by weight). */
  readonly measures: readonly Measure[];
  readonly division: Division;
  /** The most of it, in g, that one person should get in one meal: 600 g of rice is no portion. */
  readonly mostGrams: number;
}

/** A food whose values come from one row of the reference (USDA SR28). */
export interface SourceFood extends FoodFacts {
  readonly kind: "source";
  /** The row's NDB number, five digits: "01123". */
  readonly ndbNo: string;
  readonly per100g: Nutrients;
  /** Everything that is in it; a composed one (soy sauce) lists all of its parts'. At least one. */
  readonly contains: readonly Substance[];
  /** Allergens that labels of this kind of food customarily warn of ("may contain" counts as contains). */
  readonly mayContain?: readonly Allergen[];
}

/** A bought food without its own row, spelled out in foods that have one: a curry paste. Grams of the parts are for 100 g of it. */
export interface ComposedFood extends FoodFacts {
  readonly kind: "composed";
  /** Ids of source foods; grams sum to 100. */
  readonly parts: readonly { readonly food: string; readonly grams: number }[];
  /** What bought ones hold beyond the parts: shrimp in many curry pastes. */
  readonly mayContain?: readonly Allergen[];
}

export type Food = SourceFood | ComposedFood;

/** Finds a food by id; throws on an unknown one, because content names only foods that exist. */
export type FindFood = (id: string) => Food;

const PART_DEPTH = 1;

/** The source foods a food is made of, with grams per 100 g: itself when it has its own row. */
export function sourcesOf(food: Food, find: FindFood): readonly { readonly food: SourceFood; readonly grams: number }[] {
  if (food.kind === "source") return [{ food, grams: 100 }];
  return food.parts.map(({ food: id, grams }) => {
    const part = find(id);
    if (part.kind !== "source") throw new Error(`${food.id}: parts go ${PART_DEPTH} deep, and ${id} is composed itself.`);
    return { food: part, grams };
  });
}

/** Values of 100 g of any food; a composed one's are the sum of its parts'. */
export function nutrientsOf(food: Food, find: FindFood): Nutrients {
  const total = { energy: 0, protein: 0, carbs: 0, fat: 0, fibre: 0, sugars: 0, sodium: 0 };
  for (const { food: source, grams } of sourcesOf(food, find)) {
    for (const key of NUTRIENT_NAMES) total[key] += (source.per100g[key] * grams) / 100;
  }
  return total;
}

/** The keys of {@link Nutrients}. */
export const NUTRIENT_NAMES = [
  "energy",
  "protein",
  "carbs",
  "fat",
  "fibre",
  "sugars",
  "sodium",
] as const satisfies (keyof Nutrients)[];

/** The allergens in a food: of all substances in it and in its parts, and what its label warns of. Order of {@link ALLERGENS}. */
export function allergensOf(food: Food, find: FindFood): readonly Allergen[] {
  const found = new Set<Allergen>(food.mayContain ?? []);
  for (const { food: source } of sourcesOf(food, find)) {
    for (const allergen of source.mayContain ?? []) found.add(allergen);
    for (const substance of source.contains) for (const allergen of SUBSTANCES[substance].allergens) found.add(allergen);
  }
  return ALLERGENS.filter((allergen) => found.has(allergen));
}

/** The diets that allow a food: all but those that forbid a substance in it. Order of {@link DIETS}. */
export function dietsOf(food: Food, find: FindFood): readonly Diet[] {
  const forbidden = new Set<Diet>();
  for (const { food: source } of sourcesOf(food, find)) {
    for (const substance of source.contains) for (const diet of SUBSTANCES[substance].forbiddenBy) forbidden.add(diet);
  }
  return DIETS.filter((diet) => !forbidden.has(diet));
}
