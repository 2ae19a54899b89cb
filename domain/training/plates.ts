import { POUND_KG } from "./pound-kg.ts";

/** Bars that gyms have, the usual one first: what each weighs where plates are in kilograms, and in pounds. */
export const BARS = [
  { id: "bar-20", kg: 20, lb: 45 },
  { id: "bar-15", kg: 15, lb: 35 },
  { id: "bar-10", kg: 10, lb: 25 },
  { id: "ez", kg: 7.5, lb: 15 },
] as const;
export const BAR_IDS = ["bar-20", "bar-15", "bar-10", "ez"] as const;
export type BarId = (typeof BAR_IDS)[number];

/** What a bar weighs, kg. */
export function barKg(id: BarId, units: "kg" | "lb"): number {
  const bar = BARS.find((each) => each.id === id) ?? BARS[0];
  return units === "kg" ? bar.kg : bar.lb * POUND_KG;
}

/** A bar as people call it: "20 kg", "EZ bar". */
export function barName(id: BarId, units: "kg" | "lb"): string {
  const bar = BARS.find((each) => each.id === id) ?? BARS[0];
  return bar.id === "ez" ? "EZ bar" : `${bar[units]} ${units}`;
}

/** Plates that gyms have pairs of, in their own unit, the heaviest first. */
export const PLATES: Readonly<Record<"kg" | "lb", readonly number[]>> = {
  kg: [25, 20, 15, 10, 5, 2.5, 1.25],
  lb: [45, 35, 25, 10, 5, 2.5],
};
/** The same, kg. */
export const PLATES_KG: readonly number[] = PLATES.kg;
export const PLATES_LB: readonly number[] = PLATES.lb.map((pounds) => pounds * POUND_KG);

/** What to load: plates of one side, the heaviest (innermost) first, and how much the person's plates can't make of it. */
export interface PlateLoad {
  readonly perSide: readonly number[];
  /** Kg that are missing from the weight; negative when the bar alone is heavier. */
  readonly missingKg: number;
}

/** So small a difference is rounding: plates are kept in kg to the gram, also those in pounds. */
const GRAM = 0.002;

/** The fewest plates for a weight on a bar, any number of pairs of each. The next weight below is loaded when none fits. */
export function loadPlates(totalKg: number, barKg: number, plates: readonly number[] = PLATES_KG): PlateLoad {
  const side = (totalKg - barKg) / 2;
  if (side < -GRAM) return { perSide: [], missingKg: totalKg - barKg };
  const sizes = plates.filter((plate) => plate > 0).toSorted((a, b) => b - a);
  // One plate more each time: the first way to a weight has the fewest.
  const known = new Map<number, readonly number[]>([[0, []]]);
  let latest: readonly (readonly number[])[] = [[]];
  let best: readonly number[] = [];
  while (latest.length > 0 && side - sum(best) > GRAM) {
    const next: (readonly number[])[] = [];
    for (const stack of latest)
      for (const size of sizes) {
        const more = [...stack, size];
        const grams = Math.round(sum(more) * 1000);
        // Plates go on from the heaviest: other orders of the same plates are the same load.
        if (size > (stack.at(-1) ?? size) || sum(more) > side + GRAM || known.has(grams)) continue;
        known.set(grams, more);
        next.push(more);
        if (sum(more) > sum(best) + GRAM) best = more;
      }
    latest = next;
  }
  const missing = side - sum(best);
  return { perSide: best, missingKg: missing <= GRAM ? 0 : Math.round(missing * 2000) / 1000 };
}

function sum(plates: readonly number[]): number {
  return plates.reduce((total, plate) => total + plate, 0);
}
