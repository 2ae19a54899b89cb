import type { DayMeal } from "./day-meal.ts";
import type { Counted } from "./portions.ts";

const KEYS = ["energy", "protein", "carbs", "fat", "fibre"] as const satisfies readonly (keyof Counted)[];

/** What a meal would hold if it had exactly the energy wanted of it, as far as its portions reach. */
export function estimateMeal({ slot, dishes }: DayMeal, dayEnergy: number): Counted {
  const meal = { energy: 0, protein: 0, carbs: 0, fat: 0, fibre: 0 };
  let wanted = slot.share * dayEnergy;
  let free = 0;
  for (const { entry, portions } of dishes) {
    const only = portions.length === 1 ? portions[0] : undefined;
    if (only === undefined) free += entry.serving.energy;
    else {
      wanted -= only.energy;
      for (const key of KEYS) meal[key] += only[key];
    }
  }
  for (const { entry, portions } of dishes) {
    const least = portions[0];
    const most = portions.at(-1);
    if (least === undefined || most === undefined || least === most) continue;
    const servings = Math.min(most.servings, Math.max(least.servings, wanted / free));
    for (const key of KEYS) meal[key] += entry.serving[key] * servings;
  }
  return meal;
}

/** The sum of several. */
export function sumCounted(parts: readonly Counted[]): Counted {
  const sum = { energy: 0, protein: 0, carbs: 0, fat: 0, fibre: 0 };
  for (const part of parts) for (const key of KEYS) sum[key] += part[key];
  return sum;
}
