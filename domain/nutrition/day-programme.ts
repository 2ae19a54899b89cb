import { solve } from "yalps";
import type { Coefficients, Constraint } from "yalps";

import { KCAL_PER_GRAM, MACROS } from "./day-bounds.ts";
import type { DayBounds, Macro } from "./day-bounds.ts";
import { isSettled, mealEnergyRange } from "./day-meal.ts";
import type { DayDish, DayMeal } from "./day-meal.ts";
import type { Counted, Portion } from "./portions.ts";
import type { SharedFood } from "./shared-foods.ts";

/** Ranges of shares are drawn in by this for the continuous solution, which leaves room for natural amounts. */
const SOLVER_MARGIN = 0.008;
/** ... net carbohydrate by this. */
const NET_CARBS_MARGIN = 0.03;
/** ... and the most of a food by this. */
const FOOD_MARGIN = 0.97;

type Values = Readonly<Record<keyof Counted, number>>;
const KEYS = ["energy", "protein", "carbs", "fat", "fibre"] as const satisfies readonly (keyof Counted)[];

/** A dish as the solver sees it: what its smallest portion holds, and what each further serving adds. */
interface Line {
  readonly least: Portion;
  readonly most: Portion;
  readonly span: number;
  readonly slope: Values;
  readonly meal: number;
}

function lineOf(dish: DayDish, meal: number): Line {
  const least = dish.portions[0];
  if (least === undefined) throw new Error(`${dish.entry.recipe.id} has no portion.`);
  const most = dish.portions.at(-1) ?? least;
  const span = most.servings - least.servings;
  const slope = { energy: 0, protein: 0, carbs: 0, fat: 0, fibre: 0 };
  if (span > 0) for (const key of KEYS) slope[key] = (most[key] - least[key]) / span;
  return { least, most, span, slope, meal };
}

/** Sums that have to stay at 0 or above: each a linear form of energy and nutrients. */
function shareForms(bounds: DayBounds): readonly { readonly of: (values: Values) => number; readonly least: number }[] {
  const forms: { of: (values: Values) => number; least: number }[] = [];
  const kcal = (values: Values, macro: Macro): number => values[macro] * KCAL_PER_GRAM[macro];
  const byMacros = (values: Values): number => MACROS.reduce((sum, macro) => sum + kcal(values, macro), 0);
  for (const macro of MACROS) {
    const range = bounds.shares[macro];
    if (range === undefined) continue;
    const [least, most] = [range[0] + SOLVER_MARGIN, range[1] - SOLVER_MARGIN];
    for (const energy of [(values: Values) => values.energy, byMacros]) {
      forms.push({ of: (values) => kcal(values, macro) - least * energy(values), least: 0 });
      forms.push({ of: (values) => most * energy(values) - kcal(values, macro), least: 0 });
    }
  }
  const { mostNetCarbs } = bounds;
  if (mostNetCarbs !== null)
    forms.push({ of: ({ carbs, fibre }) => fibre - carbs, least: -mostNetCarbs * (1 - NET_CARBS_MARGIN) });
  if (bounds.leastProtein > 0) forms.push({ of: ({ protein }) => protein, least: bounds.leastProtein * (1 + SOLVER_MARGIN) });
  return forms;
}

/**
 * The servings of every dish that keep the day inside its bounds with meals as even as can be, by a linear programme: dish by dish, amounts not
 * yet natural. Null when none do.
 */
export function servingsOfDay(
  meals: readonly DayMeal[],
  shared: readonly SharedFood[],
  bounds: DayBounds,
): readonly number[] | null {
  const lines = meals.flatMap((meal, place) => meal.dishes.map((dish) => lineOf(dish, place)));
  const constraints: [string, Constraint][] = [];
  const columns = lines.map((): [string, number][] => []);
  const add = (key: string, of: (values: Values) => number, bound: Constraint, only?: number): void => {
    let settled = 0;
    lines.forEach((line, place) => {
      if (only !== undefined && line.meal !== only) return;
      settled += of(line.least);
      if (line.span > 0) columns[place]?.push([key, of(line.slope)]);
    });
    constraints.push([
      key,
      {
        ...(bound.min === undefined ? {} : { min: bound.min - settled }),
        ...(bound.max === undefined ? {} : { max: bound.max - settled }),
      },
    ]);
  };
  const energy = (values: Values): number => values.energy;
  const room = bounds.energy * bounds.tolerance * 0.5;
  add("energy", energy, { min: bounds.energy - room, max: bounds.energy + room });
  shareForms(bounds).forEach(({ of, least }, place) => add(`share${place}`, of, { min: least }));
  lines.forEach((line, place) => {
    if (line.span === 0) return;
    constraints.push([`span${place}`, { max: line.span }]);
    columns[place]?.push([`span${place}`, 1]);
  });
  for (const [place, { mostGrams, dishes }] of shared.entries()) {
    let least = 0;
    const used = new Map<number, number>();
    for (const { dish, line: index } of dishes) {
      const line = lines[dish];
      const from = line?.least.lines[index]?.grams ?? 0;
      least += from;
      if (line === undefined || line.span === 0) continue;
      // A dish can hold a food twice: on its own and in a paste.
      used.set(dish, (used.get(dish) ?? 0) + ((line.most.lines[index]?.grams ?? from) - from) / line.span);
    }
    for (const [dish, slope] of used) columns[dish]?.push([`food${place}`, slope]);
    constraints.push([`food${place}`, { max: Math.max(0, mostGrams * FOOD_MARGIN - least) }]);
  }
  const uneven: [string, Coefficients][] = [];
  meals.forEach((meal, place) => {
    if (isSettled(meal)) return;
    const wanted = meal.slot.share * bounds.energy;
    const [least, most] = mealEnergyRange(meal.slot, bounds.energy);
    add(`least${place}`, energy, { min: least }, place);
    add(`most${place}`, energy, { max: most }, place);
    add(`under${place}`, energy, { min: wanted }, place);
    add(`over${place}`, energy, { max: wanted }, place);
    uneven.push([
      `uneven${place}`,
      [
        [`under${place}`, 1],
        [`over${place}`, -1],
        ["unevenness", 1 / wanted],
      ],
    ]);
  });
  const variables: [string, Coefficients][] = [
    ...lines.flatMap((line, place): [string, Coefficients][] => (line.span > 0 ? [[String(place), columns[place] ?? []]] : [])),
    ...uneven,
  ];
  const solution = solve(
    { direction: "minimize", objective: "unevenness", constraints, variables },
    { includeZeroVariables: false },
  );
  if (solution.status !== "optimal") return null;
  const found = new Map(solution.variables);
  return lines.map(({ least }, place) => least.servings + (found.get(String(place)) ?? 0));
}
