import { faultOf } from "./day-bounds.ts";
import type { DayBounds } from "./day-bounds.ts";
import { isSettled, mealEnergyRange } from "./day-meal.ts";
import type { DayDish, DayMeal } from "./day-meal.ts";
import type { Counted, Portion } from "./portions.ts";
import type { SharedFood } from "./shared-foods.ts";

/** Passes over all dishes before the day is taken as it is. */
const MOST_PASSES = 6;
/** What being outside a bound weighs beside uneven meals, and energy off the mark. */
const FAULT_WEIGHT = 1000;
const ENERGY_WEIGHT = 4;

const KEYS = ["energy", "protein", "carbs", "fat", "fibre"] as const satisfies readonly (keyof Counted)[];

function nearest({ entry, portions }: DayDish, servings: number): Portion {
  const [first, ...others] = portions;
  if (first === undefined) throw new Error(`${entry.recipe.id} has no portion.`);
  return others.reduce(
    (best, next) => (Math.abs(next.servings - servings) < Math.abs(best.servings - servings) ? next : best),
    first,
  );
}

/** A day with natural portions, changed dish by dish until it is inside its bounds and its meals are even. */
class NaturalDay {
  private readonly bounds: DayBounds;
  private readonly shared: readonly SharedFood[];
  private readonly dishes: readonly DayDish[];
  private readonly mealOf: readonly number[];
  private readonly wanted: readonly { readonly energy: number; readonly range: readonly [number, number] | null }[];
  private readonly chosen: Portion[];
  private readonly day = { energy: 0, protein: 0, carbs: 0, fat: 0, fibre: 0 };
  private readonly energies: number[];

  constructor(meals: readonly DayMeal[], shared: readonly SharedFood[], servings: readonly number[], bounds: DayBounds) {
    this.bounds = bounds;
    this.shared = shared;
    this.dishes = meals.flatMap((meal) => meal.dishes);
    this.mealOf = meals.flatMap((meal, place) => meal.dishes.map(() => place));
    this.wanted = meals.map((meal) => ({
      energy: meal.slot.share * bounds.energy,
      range: isSettled(meal) ? null : mealEnergyRange(meal.slot, bounds.energy),
    }));
    this.chosen = this.dishes.map((dish, place) => nearest(dish, servings[place] ?? 1));
    this.energies = meals.map(() => 0);
    for (const [place, portion] of this.chosen.entries()) this.add(place, portion, 1);
  }

  private add(place: number, portion: Portion, times: 1 | -1): void {
    for (const key of KEYS) this.day[key] += portion[key] * times;
    const meal = this.mealOf[place] ?? 0;
    this.energies[meal] = (this.energies[meal] ?? 0) + portion.energy * times;
  }

  private put(place: number, portion: Portion): void {
    const before = this.chosen[place];
    if (before === undefined) return;
    this.add(place, before, -1);
    this.add(place, portion, 1);
    this.chosen[place] = portion;
  }

  /** How far the day, its meals and the foods in them are outside what they may be, as shares added up. */
  private fault(): number {
    let fault = faultOf(this.day, this.bounds);
    for (const [place, { range }] of this.wanted.entries()) {
      const energy = this.energies[place] ?? 0;
      if (range !== null) fault += Math.max(0, range[0] - energy, energy - range[1]) / this.bounds.energy;
    }
    for (const { mostGrams, dishes } of this.shared) {
      let grams = 0;
      for (const { dish, line } of dishes) grams += this.chosen[dish]?.lines[line]?.grams ?? 0;
      fault += Math.max(0, grams / mostGrams - 1);
    }
    return fault;
  }

  private cost(): number {
    let unevenness = 0;
    for (const [place, { energy }] of this.wanted.entries()) unevenness += Math.abs((this.energies[place] ?? 0) - energy);
    const off = Math.abs(this.day.energy - this.bounds.energy) * ENERGY_WEIGHT;
    return this.fault() * FAULT_WEIGHT + (unevenness + off) / this.bounds.energy;
  }

  solve(): readonly Portion[] | null {
    let best = this.cost();
    for (let pass = 0; pass < MOST_PASSES; pass += 1) {
      const before = best;
      for (const [place, { portions }] of this.dishes.entries()) {
        let taken = this.chosen[place];
        if (taken === undefined || portions.length === 1) continue;
        for (const portion of portions) {
          this.put(place, portion);
          const next = this.cost();
          if (next < best - 1e-9) [best, taken] = [next, portion];
        }
        this.put(place, taken);
      }
      if (best > before - 1e-6) break;
    }
    return this.fault() === 0 ? this.chosen : null;
  }
}

/** Natural portions near the given servings that keep a day inside its bounds, dish by dish; null when none near them do. */
export function naturalPortions(
  meals: readonly DayMeal[],
  shared: readonly SharedFood[],
  servings: readonly number[],
  bounds: DayBounds,
): readonly Portion[] | null {
  return new NaturalDay(meals, shared, servings, bounds).solve();
}
