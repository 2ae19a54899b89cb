import type { Diet } from "./diets.ts";
import type { MealChoices } from "./meal-plan.ts";

const DIET_NAMES: Readonly<Record<Diet, string>> = {
  standard: "Standard",
  vegetarian: "Vegetarian",
  vegan: "Vegan",
  keto: "Keto",
  paleo: "Paleo",
  mediterranean: "Mediterranean",
};

/** A diet as people read it: "Mediterranean". */
export function nameDiet(diet: Diet): string {
  return DIET_NAMES[diet];
}

/** The name a plan gets unless its owner gives one: "Vegan week", "Keto, 3 days". It leaves out calories, because some people hide them. */
export function nameMealPlan({ preference, planDays }: Pick<MealChoices, "preference" | "planDays">): string {
  return planDays === 7 ? `${nameDiet(preference)} week` : `${nameDiet(preference)}, ${planDays} days`;
}

/** What all recipes of a diet are called: "The vegan recipe collection". Everything is standard. */
export function collectionTitle(diet: Diet): string {
  return diet === "standard" ? "The whole recipe collection" : `The ${nameDiet(diet).toLowerCase()} recipe collection`;
}
