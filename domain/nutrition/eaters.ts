import { ALLERGENS, type Allergen, type Diet } from "./diets.ts";

/** Someone a plan is for, as they were when it was made. */
export interface MealEater {
  readonly name: string;
  readonly diet: Diet;
  readonly allergies: readonly Allergen[];
  /** As a share of an adult's, 0.25 to 2. */
  readonly portion: number;
}

/** Most people a family's plan is for. */
export const MOST_EATERS = 11;

/** The part of a plan's choices that says who eats. */
interface WhoEats {
  readonly preference: Diet;
  readonly allergies: readonly Allergen[];
  readonly people?: number | undefined;
  /** Everyone in a family who eats, whoever makes the plan included; without them `people` eat alike. */
  readonly eaters?: readonly MealEater[] | undefined;
}

/** The diets that every dish has to fit, each once. */
export function dietsOfAll({ preference, eaters = [] }: Pick<WhoEats, "preference" | "eaters">): readonly Diet[] {
  return [...new Set([preference, ...eaters.map(({ diet }) => diet)])];
}

/** What no dish may contain, each once. */
export function allergiesOfAll({ allergies, eaters = [] }: Pick<WhoEats, "allergies" | "eaters">): readonly Allergen[] {
  const all = new Set([...allergies, ...eaters.flatMap((eater) => eater.allergies)]);
  return ALLERGENS.filter((allergen) => all.has(allergen));
}

/** The diet whose ranges a day keeps to: keto as soon as anyone eats keto, because dishes that fit it can't reach the carbohydrate of another. */
export function leadingDiet(choices: Pick<WhoEats, "preference" | "eaters">): Diet {
  return dietsOfAll(choices).includes("keto") ? "keto" : choices.preference;
}

/** How many people eat. */
export function peopleOf({ people = 1, eaters = [] }: Pick<WhoEats, "people" | "eaters">): number {
  return eaters.length === 0 ? people : eaters.length;
}

/** How many adults' portions are cooked: what groceries and recipes are multiplied by. */
export function portionsOfAll({ people = 1, eaters = [] }: Pick<WhoEats, "people" | "eaters">): number {
  return eaters.length === 0 ? people : eaters.reduce((sum, { portion }) => sum + portion, 0);
}
