import { dayBounds } from "./day-bounds.ts";
import { leadingDiet } from "./eaters.ts";
import type { DraftDish } from "./draft-day.ts";
import { luckOfSeed, shuffled } from "./luck.ts";
import type { BookRecipe, MealBook } from "./meal-book.ts";
import { refuseEdit } from "./meal-edit.ts";
import type { MealEditCode, MealEditRefusal, MealEditResult } from "./meal-edit.ts";
import type { MealChoices, MealPlan, PlannedMeal, PlannedMealDay } from "./meal-plan.ts";
import { mealPool } from "./meal-pool.ts";
import type { MealPool } from "./meal-pool.ts";
import { mealId } from "./meal-slots.ts";
import { goesWith, LARGE_MEALS, MOST_MINUTES_OF_FEW, MOST_SIDES } from "./pairing.ts";
import { planOfDays } from "./plan-meals.ts";
import { draftOfPlan } from "./read-plan.ts";
import { mealEnergyRange, openDish } from "./day-meal.ts";
import { QUICK_MINUTES } from "./recipe.ts";
import { solveDay } from "./solve-day.ts";
import type { DayDish, DayMeal } from "./day-meal.ts";
import { describeDay } from "./describe-meal.ts";
import type { DraftMeal, DraftMealDay } from "./describe-meal.ts";
import { MOST_COOKINGS, MOST_COOKINGS_OF_FEW, mostCookings } from "./how-often.ts";

/** Alternatives that are offered. */
const CHOICES_OFFERED = 3;
/** With fewer dishes than this to choose from, one may come a third time. */
const FEW = 6;
/** Sets of sides tried beside one dish. */
const MOST_SETS = 40;

/** A dish that could be in a meal's place, with the day as it would be. */
export interface MealAlternative {
  readonly recipeId: string;
  readonly meal: PlannedMeal;
  readonly day: PlannedMealDay;
}

export type MealAlternatives =
  | { readonly ok: true; readonly alternatives: readonly MealAlternative[] }
  | { readonly ok: false; readonly refusal: MealEditRefusal };

/** A plan opened at the meal that changes. */
interface Opened {
  readonly days: readonly DraftMealDay[];
  readonly day: DraftMealDay;
  readonly meal: DraftMeal;
  readonly id: string;
  readonly choices: MealChoices;
  readonly pool: MealPool;
}

function open(plan: MealPlan, choices: MealChoices, book: MealBook, id: string): Opened | MealEditCode {
  const days = draftOfPlan(plan, book);
  if (days === null) return "PLAN_OUTDATED";
  for (const day of days) {
    const meal = day.meals.find(({ slot }) => mealId(day.number, slot.name) === id);
    if (meal === undefined) continue;
    if (meal.locked) return "MEAL_LOCKED";
    return { days, day, meal, id, choices, pool: mealPool(choices, book) };
  }
  return "MEAL_UNKNOWN";
}

/** How often a dish is cooked in the plan, the meal that changes left out. */
function cookings({ days, meal: changing }: Opened, entry: BookRecipe): number {
  let count = 0;
  for (const { meals } of days) {
    for (const meal of meals) {
      if (meal === changing) continue;
      const fresh = meal.leftoverOf === null ? meal.dishes : meal.dishes.slice(1);
      if (fresh.some((dish) => dish.entry === entry)) count += 1;
    }
  }
  return count;
}

function isOnDay({ day, meal }: Opened, entry: BookRecipe): boolean {
  return day.meals.some((other) => other !== meal && other.dishes.some((dish) => dish.entry === entry));
}

const settled = ({ entry, portion }: DraftDish): DayDish => ({ entry, portions: [portion] });

/** The day's other meals: locked ones as they are, a main that is or has a leftover with its portion, all else with portions open. */
function otherMeal(opened: Opened, meal: DraftMeal): DayMeal {
  const id = mealId(opened.day.number, meal.slot.name);
  const tied = meal.leftoverOf !== null || opened.days.some(({ meals }) => meals.some(({ leftoverOf }) => leftoverOf === id));
  return {
    slot: meal.slot,
    dishes: meal.dishes.map((dish, place) =>
      meal.locked || (tied && place === 0) || dish.entry.portions.length === 0
        ? settled(dish)
        : openDish(dish.entry, opened.choices.dailyCalories),
    ),
  };
}

/** Work in a meal's dishes together that a swap may come to, minutes, tried in turn: more only where a day has two meals. */
function minutesAllowed({ prepStyle, mealsPerDay }: MealChoices): readonly number[] {
  if (prepStyle !== "quick") return [Infinity];
  return mealsPerDay === LARGE_MEALS ? [QUICK_MINUTES, MOST_MINUTES_OF_FEW] : [QUICK_MINUTES];
}

/** Sets of sides to try beside a new main: the present ones, fewer, one other, one more. All dishes together hold the minutes. */
function* sideSets(opened: Opened, main: BookRecipe, mostMinutes: number): Generator<readonly BookRecipe[]> {
  const { meal, pool, choices } = opened;
  const rules = { mostMinutes, mixesTastes: false };
  const suits = (beside: readonly BookRecipe[], side: BookRecipe): boolean => goesWith(side, [main, ...beside], rules);
  /** Those sides that go with the main, what is given and one another, in turn. */
  const fitting = (given: readonly BookRecipe[], sides: readonly BookRecipe[]): readonly BookRecipe[] =>
    sides.reduce<readonly BookRecipe[]>((kept, side) => (suits([...given, ...kept], side) ? [...kept, side] : kept), []);
  const present = fitting(
    [],
    meal.dishes
      .slice(1)
      .map(({ entry }) => entry)
      .filter((side) => pool.has(side)),
  );
  yield present;
  if (meal.slot.type === "Snack") return;
  if (present.length > 0) yield [];
  const luck = luckOfSeed((choices.seed ?? 0) + opened.day.number);
  const others = shuffled(pool.sides[meal.slot.type], luck).filter(
    (side) => !present.includes(side) && !isOnDay(opened, side) && cookings(opened, side) < mostCookings(side) && suits([], side),
  );
  for (const side of others) {
    yield [side];
    if (present.length === 0) continue;
    const kept = fitting([side], present);
    if (kept.length > 0) yield [...kept.slice(0, -1), side];
    if (kept.length < MOST_SIDES) yield [...kept, side];
  }
  for (const [place, side] of others.entries()) {
    const second = others.slice(place + 1).find((other) => suits([side], other));
    if (second !== undefined) yield [side, second];
  }
}

/** The days with another dish in the meal's place; null when no portions and sides keep its day inside its bounds. */
function daysWith(opened: Opened, main: BookRecipe): readonly DraftMealDay[] | null {
  for (const minutes of minutesAllowed(opened.choices)) {
    const days = daysWithin(opened, main, minutes);
    if (days !== null) return days;
  }
  return null;
}

/** {@link daysWith}, with at most so many minutes of work in the meal. */
function daysWithin(opened: Opened, main: BookRecipe, mostMinutes: number): readonly DraftMealDay[] | null {
  const { day, meal, choices, id } = opened;
  const bounds = dayBounds(leadingDiet(choices), choices.dailyCalories);
  const [least, most] = mealEnergyRange(meal.slot, bounds.energy);
  // Meals keep the energy they have as far as they can: what was planned for the day changes as little as possible.
  const asBefore = (now: DayMeal, before: DraftMeal): DayMeal => {
    const energy = before.dishes.reduce((sum, { portion }) => sum + portion.energy, 0);
    return { ...now, slot: { ...now.slot, share: energy / bounds.energy } };
  };
  let tried = 0;
  for (const sides of sideSets(opened, main, mostMinutes)) {
    const dishes = [main, ...sides].map((entry) => openDish(entry, bounds.energy));
    const sum = (at: 0 | -1): number => dishes.reduce((total, dish) => total + (dish.portions.at(at)?.energy ?? 0), 0);
    if (sum(0) > most || sum(-1) < least) continue;
    if (tried >= MOST_SETS) return null;
    tried += 1;
    const meals = day.meals.map((other) =>
      asBefore(other === meal ? { slot: meal.slot, dishes } : otherMeal(opened, other), other),
    );
    const portions = solveDay(meals, bounds);
    if (portions === null) continue;
    const changed = day.meals.map((other, place): DraftMeal => {
      const found = (meals[place]?.dishes ?? []).flatMap(({ entry }, index): DraftDish[] => {
        const portion = portions[place]?.[index];
        return portion === undefined ? [] : [{ entry, portion }];
      });
      return { ...other, dishes: found, leftoverOf: other === meal ? null : other.leftoverOf };
    });
    return opened.days.map((other) => ({
      number: other.number,
      // What was to be a leftover of the meal that is gone is cooked on its own day.
      meals: (other === day ? changed : other.meals).map((later) =>
        later.leftoverOf === id ? { ...later, leftoverOf: null } : later,
      ),
    }));
  }
  return null;
}

function mayStand(opened: Opened, main: BookRecipe, mostCookings: number): boolean {
  return main !== opened.meal.dishes[0]?.entry && !isOnDay(opened, main) && cookings(opened, main) < mostCookings;
}

/** How often a dish may be cooked: a third time only where few others could be here. */
function mostCookingsHere(opened: Opened): number {
  const others = opened.pool.mains[opened.meal.slot.type].filter((main) => mayStand(opened, main, MOST_COOKINGS));
  return others.length < FEW ? MOST_COOKINGS_OF_FEW : MOST_COOKINGS;
}

/**
 * Up to three dishes that could be in a meal's place, those the plan doesn't have first. With each the day stays inside its bounds:
 * portions of the day's other meals change a little where they must, those of locked meals and leftovers don't.
 */
export function swapChoices(plan: MealPlan, choices: MealChoices, book: MealBook, id: string): MealAlternatives {
  const opened = open(plan, choices, book, id);
  if (typeof opened === "string") return refuseEdit(opened);
  const { pool, meal, day } = opened;
  const most = mostCookingsHere(opened);
  const luck = luckOfSeed((choices.seed ?? 0) * 7 + day.number);
  const isSlowWanted = choices.prepStyle === "gourmet" && meal.slot.type === "Dinner";
  const ranked = shuffled(pool.mains[meal.slot.type], luck)
    .filter((main) => mayStand(opened, main, most))
    .map((main) => ({ main, rank: cookings(opened, main) * 2 + (isSlowWanted && main.quick ? 1 : 0) }))
    .sort((a, b) => a.rank - b.rank);
  const alternatives: MealAlternative[] = [];
  for (const { main } of ranked) {
    if (alternatives.length === CHOICES_OFFERED) break;
    const changed = daysWith(opened, main)?.find(({ number }) => number === day.number);
    if (changed === undefined) continue;
    const told = describeDay(changed, book);
    const standing = told.meals.find((other) => other.id === id);
    if (standing !== undefined) alternatives.push({ recipeId: main.recipe.id, meal: standing, day: told });
  }
  return { ok: true, alternatives };
}

/** Puts a dish in a meal's place, as {@link swapChoices} showed it; groceries and notes follow. */
export function swapMeal(plan: MealPlan, choices: MealChoices, book: MealBook, id: string, recipeId: string): MealEditResult {
  const opened = open(plan, choices, book, id);
  if (typeof opened === "string") return refuseEdit(opened);
  const main = book.recipe(recipeId);
  if (main === undefined || !opened.pool.mains[opened.meal.slot.type].includes(main)) return refuseEdit("DISH_UNFIT");
  if (!mayStand(opened, main, mostCookingsHere(opened))) return refuseEdit("DISH_TOO_OFTEN");
  const days = daysWith(opened, main);
  return days === null ? refuseEdit("DAY_OUT_OF_BOUNDS") : { ok: true, plan: planOfDays(days, choices, book) };
}
