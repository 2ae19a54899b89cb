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

/**
 * Those of a family who eat now (`now`) and for whom its plan wasn't made: the plan may have what they don't eat. Nobody for a plan that isn't for a family. A
 * vegan plan does for vegetarians.
 */
export function eatersNotKept(choices: WhoEats, now: readonly MealEater[]): readonly MealEater[] {
  if ((choices.eaters ?? []).length === 0) return [];
  const diets = new Set<Diet>(["standard", ...dietsOfAll(choices)]);
  if (diets.has("vegan")) diets.add("vegetarian");
  const without = allergiesOfAll(choices);
  return now.filter(({ diet, allergies }) => !diets.has(diet) || allergies.some((allergy) => !without.includes(allergy)));
}

/** Whether a family's plan is cooked in other amounts than those who eat now (`now`) need. False for a plan that isn't for a family. */
export function areAmountsOutdated({ eaters = [] }: Pick<WhoEats, "eaters">, now: readonly MealEater[]): boolean {
  return eaters.length > 0 && portionsOfAll({ eaters }) !== portionsOfAll({ eaters: now });
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
