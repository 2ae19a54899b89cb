import { drawDish, type DrawnRecipe, type DrawnShape } from "@lockstep/figure/dish/dish-drawing.ts";
import { COLOURS, fromOklch } from "../../../platform/pdf/colours.ts";
import type { Box } from "../../../platform/pdf/draw-paths.ts";

/** The tones that the pages' style sheet gives a dish on paper. */
const TONES: Readonly<Record<string, string>> = {
  "var(--dish-rim)": fromOklch("oklch(0.24 0.022 250)"),
  "var(--dish-well)": fromOklch("oklch(0.32 0.02 250)"),
  "var(--dish-pale)": fromOklch("oklch(0.985 0.004 105)"),
  "var(--dish-edge)": fromOklch("oklch(0.79 0.009 105)"),
  "var(--volt)": COLOURS.volt,
};
const FIELD = { width: 120, height: 100 };

/** Draws a recipe's dish into a box, as large as it fits. */
export function drawDishPicture(doc: PDFKit.PDFDocument, recipe: DrawnRecipe, { x, y, width, height }: Box): void {
  const { vessel, inside, food, over } = drawDish(recipe);
  const scale = Math.min(width / FIELD.width, height / FIELD.height);
  const paint = (shapes: readonly DrawnShape[]): void => {
    for (const { d, fill } of shapes) doc.path(d).fill(TONES[fill] ?? fromOklch(fill));
  };
  doc
    .save()
    .translate(x + width - FIELD.width * scale, y)
    .scale(scale);
  paint(vessel);
  doc.save();
  doc.path(inside).clip();
  paint(food);
  doc.restore();
  paint(over);
  doc.restore();
}
