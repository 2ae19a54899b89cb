import type { MealFigures } from "./meal-plan.ts";
import type { SourceAmount } from "./portions.ts";
import { tenth } from "./figures.ts";

/** What a person may aim for a day, least and most, in g; sodium in mg. */
export const TARGET_RANGES = {
  protein: [10, 500],
  carbs: [10, 1000],
  fat: [10, 500],
  fibre: [5, 150],
  sugars: [5, 500],
  sodium: [100, 10_000],
} as const;
export type Nutrient = keyof typeof TARGET_RANGES;
export const NUTRIENTS = Object.keys(TARGET_RANGES) as Nutrient[];

/** The ones that only advanced tracking has. */
export const ADVANCED_NUTRIENTS = ["fibre", "sugars", "sodium"] as const satisfies readonly Nutrient[];
export const BASIC_NUTRIENTS = ["protein", "carbs", "fat"] as const satisfies readonly Nutrient[];

/** A target for each nutrient; null is none of the person's own. */
export type Targets = Readonly<Record<Nutrient, number | null>>;

/** Targets of someone who set none. */
export const NO_TARGETS: Targets = { protein: null, carbs: null, fat: null, fibre: null, sugars: null, sodium: null };

/** What to aim for: the person's own targets, else what their meal plan holds in a day (whole g); null where neither says anything. */
export function targetsFor(own: Targets, plan: MealFigures | null): Targets {
  const planned = (key: "protein" | "carbs" | "fat" | "fibre"): number | null => (plan === null ? null : Math.round(plan[key]));
  return {
    protein: own.protein ?? planned("protein"),
    carbs: own.carbs ?? planned("carbs"),
    fat: own.fat ?? planned("fat"),
    fibre: own.fibre ?? planned("fibre"),
    sugars: own.sugars,
    sodium: own.sodium,
  };
}

/** What advanced tracking counts besides a meal's figures: g of sugars, mg of sodium. */
export interface Traces {
  readonly sugars: number;
  readonly sodium: number;
}

/** The sugars and the sodium of spelled-out amounts. */
export function tracesOf(lines: readonly SourceAmount[]): Traces {
  return sumTraces(
    lines.map(({ food, grams }) => ({
      sugars: (food.per100g.sugars * grams) / 100,
      sodium: (food.per100g.sodium * grams) / 100,
    })),
  );
}

/** Traces added up, to a tenth, and multiplied by `by`: 1/7 for a week's average. */
export function sumTraces(traces: readonly Traces[], by = 1): Traces {
  return {
    sugars: tenth(traces.reduce((sum, each) => sum + each.sugars, 0) * by),
    sodium: tenth(traces.reduce((sum, each) => sum + each.sodium, 0) * by),
  };
}
