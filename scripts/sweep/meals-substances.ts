import type { Allergen, Diet } from "@lockstep/domain/nutrition/diets.ts";
import type { Food } from "@lockstep/domain/nutrition/food.ts";
import type { Substance } from "@lockstep/domain/nutrition/substance.ts";

// The checker's own reading of substances, typed from evidence.md and the readings of the diets; the planner derives with another table.

const GRAIN: readonly Substance[] = ["wheat", "barley", "rye", "oats", "certified-oats", "gluten-free-grain"];
const SEAFOOD: readonly Substance[] = ["fish", "crustacean", "mollusc"];
const DEAD_ANIMALS: readonly Substance[] = [
  "red-meat",
  "cured-meat",
  "poultry",
  "animal-fat",
  "gelatine",
  "animal-rennet",
  ...SEAFOOD,
];
const MILK: readonly Substance[] = ["milk", "milk-fat", "animal-rennet"];

/** What each allergy forbids. Oats that aren't certified are beside wheat and barley in field and mill. Rennet comes with cheese. */
const FORBIDDEN_BY_ALLERGY: Readonly<Record<Allergen, readonly Substance[]>> = {
  Dairy: MILK,
  Eggs: ["egg"],
  Nuts: ["tree-nut"],
  Peanuts: ["peanut"],
  Fish: ["fish"],
  Shellfish: ["crustacean", "mollusc"],
  Soy: ["soybean"],
  Wheat: ["wheat", "oats"],
  Gluten: ["wheat", "barley", "rye", "oats"],
  Sesame: ["sesame"],
};

const FORBIDDEN_BY_DIET: Readonly<Record<Diet, readonly Substance[]>> = {
  standard: [],
  vegetarian: DEAD_ANIMALS,
  vegan: [...DEAD_ANIMALS, ...MILK, "egg", "honey"],
  keto: [
    ...GRAIN,
    "pulse",
    "white-potato",
    "starchy-root",
    "starch",
    "fruit",
    "dried-fruit",
    "refined-sugar",
    "plant-syrup",
    "honey",
  ],
  paleo: [
    ...GRAIN,
    ...MILK,
    "pulse",
    "green-pulse",
    "soybean",
    "peanut",
    "white-potato",
    "starch",
    "refined-sugar",
    "seed-oil",
    "alcohol",
  ],
  mediterranean: ["red-meat", "cured-meat", "animal-fat", "milk-fat", "hard-plant-fat", "refined-sugar"],
};

/** Why an allergy forbids a food on its own (parts are asked one by one), or null. "May contain" counts as contains. */
export function forbiddenByAllergy(food: Food, allergy: Allergen): string | null {
  if ((food.mayContain ?? []).includes(allergy)) return `may contain ${allergy}`;
  if (food.kind === "composed") return null;
  const found = food.contains.find((substance) => FORBIDDEN_BY_ALLERGY[allergy].includes(substance));
  return found === undefined ? null : `holds ${found}`;
}

/** Diets that a customary warning of a composed food breaks: what bought ones hold beyond their parts, unless the name asks for a vegan one. */
const WARNED_DIETS: Readonly<Partial<Record<Allergen, readonly Diet[]>>> = {
  Fish: ["vegetarian", "vegan"],
  Shellfish: ["vegetarian", "vegan"],
};

/** Why a diet forbids a food on its own, or null. */
export function forbiddenByDiet(food: Food, diet: Diet): string | null {
  if (food.kind === "composed") {
    if (/\bvegan\b/i.test(food.name)) return null;
    const warned = (food.mayContain ?? []).find((allergen) => (WARNED_DIETS[allergen] ?? []).includes(diet));
    return warned === undefined ? null : `bought ones hold ${warned}`;
  }
  const found = food.contains.find((substance) => FORBIDDEN_BY_DIET[diet].includes(substance));
  return found === undefined ? null : `holds ${found}`;
}
