import { formatCount } from "../words/format-number.ts";
import type { FoodSettings } from "./food-settings.ts";
import { energyName, energyText, macroText } from "./food-units.ts";
import type { MealFigures } from "./meal-plan.ts";

/** One serving: kcal and g, sodium in mg. */
export interface ServingFacts {
  readonly figures: MealFigures;
  readonly sugars: number;
  readonly netCarbs: number;
  readonly sodium: number;
}

/** A line of the nutrition table; `inner` is part of the line above. */
export interface NutritionRow {
  readonly name: string;
  readonly value: string;
  readonly inner: boolean;
}

/** The nutrition table of one serving, in the person's units; without energy for who hides it. */
export function nutritionRows(
  { figures, sugars, netCarbs, sodium }: ServingFacts,
  settings: FoodSettings,
): readonly NutritionRow[] {
  const energy = energyText(figures.calories, settings);
  return [
    ...(energy === null ? [] : [{ name: energyName(settings) ?? "", value: energy, inner: false }]),
    { name: "Protein", value: macroText(figures.protein), inner: false },
    { name: "Carbohydrate", value: macroText(figures.carbs), inner: false },
    { name: "of which fibre", value: macroText(figures.fibre), inner: true },
    { name: "of which sugars", value: macroText(sugars), inner: true },
    { name: "net carbs", value: macroText(netCarbs), inner: true },
    { name: "Fat", value: macroText(figures.fat), inner: false },
    { name: "Sodium", value: `${formatCount(sodium)} mg`, inner: false },
  ];
}
