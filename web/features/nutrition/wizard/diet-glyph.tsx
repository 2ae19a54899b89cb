import type { Diet } from "@lockstep/domain/nutrition/diets.ts";
import { Beef, Carrot, EggFried, Fish, LeafyGreen, Utensils } from "lucide-react";
import type { LucideIcon } from "lucide-react";
import { MacroRing, MACROS } from "../macro-ring.tsx";
import { DIET_SHARES } from "./setup-texts.ts";

const ICONS: Readonly<Record<Diet, LucideIcon>> = {
  standard: Utensils,
  vegetarian: Carrot,
  vegan: LeafyGreen,
  keto: EggFried,
  paleo: Beef,
  mediterranean: Fish,
};

/** A plate whose rim shows what a usual day of the diet is made of. */
export function DietGlyph({ diet }: { diet: Diet }) {
  const Icon = ICONS[diet];
  return (
    <MacroRing shares={DIET_SHARES[diet]} size={76}>
      <Icon size={28} strokeWidth={1.75} />
    </MacroRing>
  );
}

/** What the rims mean. */
export function DietLegend() {
  return (
    <p className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-14 text-fg-2">
      <span>A typical day:</span>
      {MACROS.map(({ key, color }) => (
        <span key={key} className="inline-flex items-center gap-2">
          <i className="diet-swatch" aria-hidden="true" style={{ background: color }} />
          {key}
        </span>
      ))}
    </p>
  );
}
