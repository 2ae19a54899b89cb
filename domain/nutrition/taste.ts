import { sourcesOf } from "./food.ts";
import type { FindFood } from "./food.ts";
import type { Recipe } from "./recipe.ts";
import type { Substance } from "./substance.ts";

/** What a dish tastes of: sweetened or of sweet spices, of fruit alone, savoury, or neither (bread, nuts, plain yogurt). */
export type Taste = "sweet" | "fruit" | "savoury" | "plain";

/** Any of it makes a dish savoury, whatever fruit is in it: pork with apples. */
const SAVOURY = new Set<Substance>([
  "red-meat",
  "cured-meat",
  "poultry",
  "fish",
  "crustacean",
  "mollusc",
  "mushroom",
  "seaweed",
  "vinegar",
  "white-potato",
]);
const SAVOURY_FOODS = new Set([
  "onion",
  "red-onion",
  "shallot",
  "spring-onion",
  "leek",
  "chives",
  "garlic",
  "garlic-powder",
  "onion-powder",
  "soy-sauce",
  "tamari",
]);
const SWEET_SPICES = new Set(["cinnamon", "vanilla-extract"]);
/** At home in sweet dishes and in savoury ones. */
const IN_BOTH = new Set(["mint", "ginger", "ginger-ground", "nutmeg", "cardamom", "cloves", "allspice", "carrot", "pumpkin"]);
const GARDEN = new Set<Substance>(["vegetable", "pulse", "green-pulse"]);
const FRUIT = new Set<Substance>(["fruit", "low-sugar-fruit", "dried-fruit"]);
/** Fruit that only seasons. */
const SOUR_FRUIT = new Set(["lemon", "lime", "lemon-juice", "lime-juice"]);
/** Fruit that is eaten as a vegetable; what is salted too. */
const GREEN_FRUIT = new Set(["avocado"]);
const SWEETENERS = new Set<Substance>(["honey", "plant-syrup", "refined-sugar"]);

/** So much sweetener in a serving is tasted, g. */
const SWEETENED_GRAMS = 3;
/** So much fruit in a serving makes a dish one of fruit, g. */
const FRUIT_GRAMS = 10;
/** Dried fruit counts as much as three times its weight of fresh. */
const DRIED = 3;

/**
 * What a dish tastes of, from its foods: savoury with meat, fish, mushrooms, onions, vinegar or savoury spices in it, or with more vegetables and
 * pulses than fruit; otherwise sweet with sweetener, cocoa, cinnamon or vanilla, else of fruit from 10 g a serving, else plain.
 */
export function tasteOf(recipe: Recipe, find: FindFood): Taste {
  let fruit = 0;
  let garden = 0;
  let sweetener = 0;
  let isSweet = false;
  for (const { food: id, grams: all } of recipe.ingredients) {
    for (const { food, grams: part } of sourcesOf(find(id), find)) {
      const grams = ((all / recipe.servings) * part) / 100;
      const { contains } = food;
      const holds = (which: ReadonlySet<Substance>): boolean => contains.some((substance) => which.has(substance));
      if (SWEET_SPICES.has(food.id) || contains.includes("cocoa")) isSweet = true;
      else if (IN_BOTH.has(food.id) || SOUR_FRUIT.has(food.id)) continue;
      else if (SAVOURY_FOODS.has(food.id) || holds(SAVOURY) || contains.includes("spice")) return "savoury";
      else if (holds(GARDEN) || GREEN_FRUIT.has(food.id) || (holds(FRUIT) && contains.includes("salt"))) garden += grams;
      else if (holds(FRUIT)) fruit += grams * (contains.includes("dried-fruit") ? DRIED : 1);
      else if (contains.every((substance) => SWEETENERS.has(substance) || substance === "starch") && holds(SWEETENERS))
        sweetener += grams;
    }
  }
  if (garden > fruit) return "savoury";
  if (isSweet || sweetener >= SWEETENED_GRAMS) return "sweet";
  return fruit >= FRUIT_GRAMS ? "fruit" : "plain";
}
