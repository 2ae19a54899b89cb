import type { FoodSummary, LogEntry, MealFigures, RecipeSummary } from "@lockstep/contract/nutrition.ts";
import { scaleFigures } from "@lockstep/domain/nutrition/figures.ts";
import { fractionText } from "@lockstep/domain/nutrition/natural-amounts.ts";
import { MEAL_TYPES } from "@lockstep/domain/nutrition/recipe.ts";
import type { MealType } from "@lockstep/domain/nutrition/recipe.ts";
import { fromGrams, toGrams, weightText, weightUnit } from "@lockstep/domain/nutrition/food-units.ts";
import type { FoodUnits } from "@lockstep/domain/nutrition/food-settings.ts";

/** What a food can be logged in: its weight, or one of its household measures. */
export interface AmountUnit {
  readonly key: string;
  /** As a list of units shows it: "g", "medium egg (50 g)". */
  readonly label: string;
  /** Null for the weight itself, in the person's unit. */
  readonly measure: FoodSummary["measures"][number] | null;
}

/** What the log holds of a food or a recipe: the figures of one gram or one serving are enough to change an amount. */
export type Loggable =
  | { readonly kind: "food"; readonly food: Pick<FoodSummary, "id" | "name" | "per100g" | "measures"> }
  | { readonly kind: "recipe"; readonly recipe: Pick<RecipeSummary, "id" | "name" | "meals" | "figures"> };

/** The most and least the log takes at once, as the server has them. */
export const GRAMS = { least: 1, most: 3000 } as const;
export const SERVINGS = { least: 0.25, most: 10, step: 0.25 } as const;

/** The units of a food: natural measures first, the weight last. */
export function unitsOfFood(food: Pick<FoodSummary, "measures">, units: FoodUnits): readonly AmountUnit[] {
  return [
    ...food.measures.map((measure) => ({
      key: measure.one,
      label: `${measure.one} (${weightText(measure.grams, units)})`,
      measure,
    })),
    { key: "weight", label: weightUnit(units), measure: null },
  ];
}

/** A typed amount in grams, to the tenth. */
export function gramsOfAmount(value: number, { measure }: AmountUnit, units: FoodUnits): number {
  return measure === null ? toGrams(value, units) : Math.round(value * measure.grams * 10) / 10;
}

/** Grams as a typed amount of a unit. */
export function amountOfGrams(grams: number, { measure }: AmountUnit, units: FoodUnits): number {
  return measure === null ? fromGrams(grams, units) : Math.round((grams / measure.grams) * 100) / 100;
}

/** The unit a person would say an amount in: the first measure that goes into it in quarters, else the weight. */
export function unitOfGrams(grams: number, all: readonly AmountUnit[]): AmountUnit | undefined {
  const even = ({ measure }: AmountUnit) => {
    const quarters = measure === null ? 0 : (grams / measure.grams) * 4;
    return quarters > 0.9 && Math.abs(quarters - Math.round(quarters)) < 0.04;
  };
  return all.find(even) ?? all.find(({ measure }) => measure === null);
}

/** What is wrong with an amount of a food; null when the log takes it. */
export function amountProblem(grams: number | null, units: FoodUnits): string | null {
  if (grams === null) return "Please enter a number above zero.";
  if (grams < GRAMS.least) return `At least ${weightText(GRAMS.least, units)}.`;
  if (grams > GRAMS.most) return `No more than ${weightText(GRAMS.most, units)} at once.`;
  return null;
}

/** An entry's name until the server gives it its own words: "2 medium eggs", "180 g rolled oats", "Red lentil dal, 1 1/2 servings". */
export function nameOfFoodAmount(name: string, value: number, grams: number, { measure }: AmountUnit, units: FoodUnits): string {
  if (measure === null) return `${weightText(grams, units)} ${name}`;
  const words = value > 1.01 ? measure.many : measure.one;
  const kind = words.split(" ").at(-1) ?? "";
  return name.includes(measure.one.split(" ").at(-1) ?? kind) || words.includes(name)
    ? `${fractionText(value)} ${words}`
    : `${fractionText(value)} ${words} ${name}`;
}

export function nameOfServings(name: string, servings: number): string {
  return servings === 1 ? name : `${name}, ${fractionText(servings)} servings`;
}

/** The name of a recipe out of an entry's, which may say servings behind it. */
export function recipeNameOf(entryName: string): string {
  return entryName.replace(/, [\d/ ]+ servings$/, "");
}

/** The figures of an amount of a food. */
export function figuresOfGrams(per100g: MealFigures, grams: number): MealFigures {
  return scaleFigures(per100g, grams / 100);
}

/** What a food or recipe is, out of an entry about it, so that its amount can be changed without asking the server. Null for a planned meal. */
export function loggableOf({ source, name, calories, protein, carbs, fat, fibre }: LogEntry): Loggable | null {
  const figures = { calories, protein, carbs, fat, fibre };
  const per = (amount: number): MealFigures => ({
    calories: figures.calories / amount,
    protein: figures.protein / amount,
    carbs: figures.carbs / amount,
    fat: figures.fat / amount,
    fibre: figures.fibre / amount,
  });
  if (source.type === "recipe")
    return {
      kind: "recipe",
      recipe: { id: source.recipeId, name: recipeNameOf(name), meals: [...MEAL_TYPES], figures: per(source.servings) },
    };
  if (source.type === "food")
    return {
      kind: "food",
      food: { id: source.foodId, name: source.foodId.replaceAll("-", " "), per100g: per(source.grams / 100), measures: [] },
    };
  return null;
}

/** The meal that is eaten about this time of day, minutes since midnight; of those a recipe is for, where it is one of them. */
export function mealAt(minutes: number, meals: readonly MealType[] = MEAL_TYPES): MealType {
  const usual: MealType =
    minutes < 10 * 60 + 30 ? "Breakfast" : minutes < 15 * 60 ? "Lunch" : minutes < 17 * 60 + 30 ? "Snack" : "Dinner";
  return meals.includes(usual) ? usual : (meals[0] ?? usual);
}
