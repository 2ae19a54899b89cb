import type { Diet } from "./diets.ts";
import { CALORIE_FLOOR } from "./meal-plan.ts";
import type { DailyCalories } from "./meal-plan.ts";
import type { Counted } from "./portions.ts";

/** kcal in a gram (Atwater's general factors). */
export const KCAL_PER_GRAM = { protein: 4, carbs: 4, fat: 9 } as const;

export type Macro = keyof typeof KCAL_PER_GRAM;
/** The nutrients that give energy. */
export const MACROS = ["protein", "carbs", "fat"] as const satisfies readonly Macro[];

/** Least and most. */
export type Range = readonly [least: number, most: number];

/** What a day has to hold. */
export interface DayBounds {
  /** kcal asked for. */
  readonly energy: number;
  /** kcal by which a day may differ, as a share. */
  readonly tolerance: number;
  /** Shares of energy, 0 to 1. */
  readonly shares: Readonly<Partial<Record<Macro, Range>>>;
  /** g of total carbohydrate less fibre. */
  readonly mostNetCarbs: number | null;
  /** g. */
  readonly leastProtein: number;
}

/** Adults' ranges of the Dietary Reference Intakes (NASEM). */
const BALANCED: DayBounds["shares"] = { carbs: [0.45, 0.65], fat: [0.2, 0.35], protein: [0.1, 0.35] };

const SHARES: Readonly<Record<Diet, DayBounds["shares"]>> = {
  standard: BALANCED,
  vegetarian: BALANCED,
  vegan: BALANCED,
  mediterranean: BALANCED,
  paleo: { carbs: [0.2, 0.45], fat: [0.3, 0.5], protein: [0.15, 0.35] },
  keto: { fat: [0.65, 0.8] },
};

const KETO_NET_CARBS = 50;
const LEAST_PROTEIN = 50;
const TOLERANCE = 0.03;
const TOLERANCE_BELOW_FLOOR = 0.05;

/** What a day of this diet with so many calories has to hold. */
export function dayBounds(diet: Diet, calories: DailyCalories): DayBounds {
  const below = calories < CALORIE_FLOOR;
  return {
    energy: calories,
    tolerance: below ? TOLERANCE_BELOW_FLOOR : TOLERANCE,
    shares: SHARES[diet],
    mostNetCarbs: diet === "keto" ? KETO_NET_CARBS : null,
    leastProtein: below ? 0 : LEAST_PROTEIN,
  };
}

/** The total carbohydrate less fibre, g; never under 0. */
export function netCarbs(counted: Pick<Counted, "carbs" | "fibre">): number {
  return Math.max(0, counted.carbs - counted.fibre);
}

/** Energy as the macronutrients give it, 4 kcal a gram of protein and carbohydrate and 9 of fat. */
export function atwater(counted: Counted): number {
  return KCAL_PER_GRAM.protein * counted.protein + KCAL_PER_GRAM.carbs * counted.carbs + KCAL_PER_GRAM.fat * counted.fat;
}

/** Figures are rounded to a tenth meal by meal: six meals can be this many g of a nutrient off, and with it this many kcal. */
const ROUNDING_GRAMS = 0.3;
const ROUNDING_KCAL = ROUNDING_GRAMS * KCAL_PER_GRAM.fat;

/**
 * How far a day's sum is outside its bounds, as shares of its energy added up; 0 when it is inside. A share holds when it holds both of the
 * energy as counted food by food and of the energy as macronutrients give it, because the two differ by a few percent. Bounds are drawn in by what rounding the figures can make up.
 */
export function faultOf(day: Counted, bounds: DayBounds): number {
  const margin = ROUNDING_KCAL / bounds.energy;
  const over = (value: number, most: number): number => (value > most ? value - most : 0);
  let fault = over(Math.abs(day.energy - bounds.energy) / bounds.energy, bounds.tolerance - margin);
  const byMacros = atwater(day);
  for (const macro of MACROS) {
    const range = bounds.shares[macro];
    if (range === undefined) continue;
    const kcal = day[macro] * KCAL_PER_GRAM[macro];
    const large = kcal / Math.min(day.energy, byMacros);
    const small = kcal / Math.max(day.energy, byMacros);
    fault += over(large, range[1] - margin) + over(range[0] + margin, small);
  }
  let grams = over(bounds.leastProtein + ROUNDING_GRAMS, day.protein);
  if (bounds.leastProtein === 0) grams = 0;
  if (bounds.mostNetCarbs !== null) grams += over(day.carbs - day.fibre, bounds.mostNetCarbs - 2 * ROUNDING_GRAMS);
  return fault + (grams * KCAL_PER_GRAM.carbs) / bounds.energy;
}
