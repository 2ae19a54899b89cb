import type { DayMeal } from "./day-meal.ts";
import type { Counted } from "./portions.ts";

// Written out field by field: these two are most of the work of a plan, and a loop over names is several times slower.

type Sum = { -readonly [key in keyof Counted]: number };

function addTo(sum: Sum, part: Counted, times: number): void {
  sum.energy += part.energy * times;
  sum.protein += part.protein * times;
  sum.carbs += part.carbs * times;
  sum.fat += part.fat * times;
  sum.fibre += part.fibre * times;
}

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
      addTo(meal, only, 1);
    }
  }
  for (const { entry, portions } of dishes) {
    const least = portions[0];
    const most = portions.at(-1);
    if (least === undefined || most === undefined || least === most) continue;
    const servings = Math.min(most.servings, Math.max(least.servings, wanted / free));
    addTo(meal, entry.serving, servings);
  }
  return meal;
}

/** The sum of several. */
export function sumCounted(parts: readonly Counted[]): Counted {
  const sum = { energy: 0, protein: 0, carbs: 0, fat: 0, fibre: 0 };
  for (const part of parts) addTo(sum, part, 1);
  return sum;
}
