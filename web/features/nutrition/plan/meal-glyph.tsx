import type { MealFigures, PlannedMeal } from "@lockstep/contract/nutrition.ts";
import { Apple, EggFried, Salad, Soup } from "lucide-react";
import { MacroRing, sharesOf } from "../macro-ring.tsx";

const ICONS = { Breakfast: EggFried, Lunch: Salad, Snack: Apple, Dinner: Soup } as const;

/** A meal's sign: what its energy comes from, as a ring, around the kind of meal. Decoration; the grams are in words elsewhere. */
export function MealGlyph({ type, figures, size = 56 }: { type: PlannedMeal["type"]; figures: MealFigures; size?: number }) {
  const Icon = ICONS[type];
  return (
    <MacroRing shares={sharesOf(figures)} size={size}>
      <Icon size={Math.round(size * 0.36)} />
    </MacroRing>
  );
}
