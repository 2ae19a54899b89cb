import { Alert } from "../../../ui/alert.tsx";
import { Fold } from "../../../ui/fold.tsx";
import { inEnergyUnit } from "@lockstep/domain/nutrition/food-units.ts";
import type { FoodSettings } from "@lockstep/domain/nutrition/food-settings.ts";
import type { ShownMealPlan } from "../use-meal-plan.ts";

/** The advice below the calorie floor, without a number where calories are hidden. */
export function FloorAdvice({ shown, settings }: { shown: ShownMealPlan; settings: FoodSettings }) {
  const advice = shown.plan.notes.filter(({ code }) => code === "BELOW_FLOOR");
  if (advice.length === 0) return null;
  return (
    <div className="mb-5">
      <Alert tone="info">
        {settings.hideCalories
          ? "A plan this small is only for people under a doctor's care."
          : advice.map(({ message }) => inEnergyUnit(message, settings.energyUnit)).join(" ")}
      </Alert>
    </div>
  );
}

/** What else to know about a plan, folded away. */
export function PlanNotes({ shown }: { shown: ShownMealPlan }) {
  const notes = shown.plan.notes.filter(({ code }) => code !== "BELOW_FLOOR");
  if (notes.length === 0) return null;
  return (
    <Fold className="mt-8 border-b-[1.5px] border-line" title="About this plan">
      <ul className="grid max-w-[65ch] gap-2 text-fg-2">
        {notes.map(({ code, message }) => (
          <li key={`${code} ${message}`}>{message}</li>
        ))}
      </ul>
    </Fold>
  );
}
