import type { Allergen, Diet } from "./diets.ts";

/** What one kind of stuff means for allergies and diets. */
interface SubstanceFacts {
  /** Allergens that are always in it. */
  readonly allergens: readonly Allergen[];
  /** Diets that forbid it; standard forbids nothing. */
  readonly forbiddenBy: readonly Diet[];
}

const facts = (allergens: readonly Allergen[], ...forbiddenBy: readonly Diet[]): SubstanceFacts => ({ allergens, forbiddenBy });

/**
 * The stuff that food is made of, as coarse as allergies and diets need it. A food names every substance in it, a composed one (soy sauce:
 * soybean, wheat, salt) all of its parts'; what it holds and who may eat it is derived from this table alone.
 *
 * The diets' readings (docs/decisions/0012): vegetarian excludes animals and what is taken from dead ones (gelatine, animal rennet, anchovy);
 * vegan all that comes from animals, honey included; keto grain, pulses but soy and peanut, starchy roots, sugars and fruit but berries and
 * the low-sugar kinds; paleo grain, pulses, soy, dairy, white potato, refined sugar, refined seed oils and alcohol; mediterranean
 * red and cured meat, butter, cream and other hard fats, and refined sugar. Coconut is no nut here.
 */
export const SUBSTANCES = {
  // Animals
  "red-meat": facts([], "vegetarian", "vegan", "mediterranean"),
  "cured-meat": facts([], "vegetarian", "vegan", "mediterranean"),
  poultry: facts([], "vegetarian", "vegan"),
  "animal-fat": facts([], "vegetarian", "vegan", "mediterranean"),
  gelatine: facts([], "vegetarian", "vegan"),
  "animal-rennet": facts([], "vegetarian", "vegan"),
  fish: facts(["Fish"], "vegetarian", "vegan"),
  crustacean: facts(["Shellfish"], "vegetarian", "vegan"),
  mollusc: facts(["Shellfish"], "vegetarian", "vegan"),
  egg: facts(["Eggs"], "vegan"),
  honey: facts([], "vegan", "keto"),
  // Milk
  milk: facts(["Dairy"], "vegan", "paleo"),
  "milk-fat": facts(["Dairy"], "vegan", "paleo", "mediterranean"),
  // Grain
  wheat: facts(["Wheat", "Gluten"], "keto", "paleo"),
  barley: facts(["Gluten"], "keto", "paleo"),
  rye: facts(["Gluten"], "keto", "paleo"),
  /** Grown and milled beside wheat and barley unless certified. */
  oats: facts(["Wheat", "Gluten"], "keto", "paleo"),
  "certified-oats": facts([], "keto", "paleo"),
  "gluten-free-grain": facts([], "keto", "paleo"),
  // Pulses
  soybean: facts(["Soy"], "paleo"),
  peanut: facts(["Peanuts"], "paleo"),
  pulse: facts([], "keto", "paleo"),
  "green-pulse": facts([], "paleo"),
  // Nuts and seeds
  "tree-nut": facts(["Nuts"]),
  sesame: facts(["Sesame"]),
  seed: facts([]),
  coconut: facts([]),
  // Vegetables and fruit
  vegetable: facts([]),
  mushroom: facts([]),
  "white-potato": facts([], "keto", "paleo"),
  "starchy-root": facts([], "keto"),
  fruit: facts([], "keto"),
  "low-sugar-fruit": facts([]),
  "dried-fruit": facts([], "keto"),
  // Fats
  "fruit-oil": facts([]),
  "seed-oil": facts([], "paleo"),
  /** Plant fat that is hard in the cupboard, as coconut oil is. */
  "hard-plant-fat": facts([], "mediterranean"),
  // Small things
  "refined-sugar": facts([], "keto", "paleo", "mediterranean"),
  "plant-syrup": facts([], "keto"),
  starch: facts([], "keto", "paleo"),
  cocoa: facts([]),
  alcohol: facts([], "paleo"),
  vinegar: facts([]),
  spice: facts([]),
  salt: facts([]),
  yeast: facts([]),
  leavening: facts([]),
  seaweed: facts([]),
  "coffee-or-tea": facts([]),
  water: facts([]),
} as const satisfies Record<string, SubstanceFacts>;

/** A name of {@link SUBSTANCES}. */
export type Substance = keyof typeof SUBSTANCES;
