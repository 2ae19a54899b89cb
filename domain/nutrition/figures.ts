import type { MealFigures } from "./meal-plan.ts";
import type { Counted } from "./portions.ts";

/** Figures of nothing. */
export const NO_FIGURES: MealFigures = { calories: 0, protein: 0, carbs: 0, fat: 0, fibre: 0 };

/** A number to one decimal, as all figures and grams are shown. */
export function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Exact figures rounded for display: kcal and g to a tenth. */
export function figuresOf({ energy, protein, carbs, fat, fibre }: Counted): MealFigures {
  return roundFigures({ calories: energy, protein, carbs, fat, fibre });
}

/** Adds figures up, rounded to a tenth so that sums read as they are written; {@link NO_FIGURES} for none. */
export function sumFigures(figures: readonly MealFigures[]): MealFigures {
  return roundFigures(figures.reduce((sum, each) => combine(sum, each, 1), NO_FIGURES));
}

/** Figures multiplied, to a tenth: 1.5 servings. */
export function scaleFigures(figures: MealFigures, by: number): MealFigures {
  return roundFigures(combine(NO_FIGURES, figures, by));
}

function roundFigures({ calories, protein, carbs, fat, fibre }: MealFigures): MealFigures {
  return { calories: tenth(calories), protein: tenth(protein), carbs: tenth(carbs), fat: tenth(fat), fibre: tenth(fibre) };
}

function combine(sum: MealFigures, figures: MealFigures, by: number): MealFigures {
  return {
    calories: sum.calories + figures.calories * by,
    protein: sum.protein + figures.protein * by,
    carbs: sum.carbs + figures.carbs * by,
    fat: sum.fat + figures.fat * by,
    fibre: sum.fibre + figures.fibre * by,
  };
}
