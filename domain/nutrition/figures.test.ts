import { expect, test } from "vitest";
import { figuresOf, NO_FIGURES, scaleFigures, sumFigures } from "./figures.ts";

const figures = (calories: number) => ({ calories, protein: 10, carbs: 20.05, fat: 5, fibre: 1 });

test("sums read as they are written", () => {
  expect(sumFigures([figures(0.1), figures(0.2)]).calories).toBe(0.3);
  expect(sumFigures([])).toEqual(NO_FIGURES);
});

test("servings multiply", () => {
  expect(scaleFigures(figures(333), 1.5)).toEqual({ calories: 499.5, protein: 15, carbs: 30.1, fat: 7.5, fibre: 1.5 });
});

test("figures are rounded to a tenth", () => {
  const counted = { energy: 250.04, protein: 1.25, carbs: 2, fat: 0.049, fibre: 0 };
  expect(figuresOf(counted)).toEqual({ calories: 250, protein: 1.3, carbs: 2, fat: 0, fibre: 0 });
});
