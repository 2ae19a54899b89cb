import { dayBounds } from "./day-bounds.ts";
import { leadingDiet, portionsOfAll } from "./eaters.ts";
import { luckOfSeed } from "./luck.ts";
import type { MealBook } from "./meal-book.ts";
import { CALORIE_FLOOR } from "./meal-plan.ts";
import type { MealChoices, MealNote, MealPlan, MealPlanResult, MealRefusal } from "./meal-plan.ts";
import { groceriesOfDays } from "./groceries.ts";
import { mealNotes } from "./meal-notes.ts";
import { mealPool, poolServes } from "./meal-pool.ts";
import { mealSlots } from "./meal-slots.ts";
import { refuseMeals } from "./relax.ts";
import { describeDay } from "./describe-meal.ts";
import type { DraftMeal, DraftMealDay } from "./describe-meal.ts";
import { weekOfMeals } from "./week-of-meals.ts";

/** Weeks begun with other luck before choices count as impossible. */
const MOST_WEEKS = 3;
const SEED_STRIDE = 104_729;

const NOTHING_KEPT: ReadonlyMap<string, DraftMeal> = new Map();

/** Makes the days of a plan around what is kept, or null when these choices allow none. */
export function draftWeek(
  choices: MealChoices,
  book: MealBook,
  kept: ReadonlyMap<string, DraftMeal> = NOTHING_KEPT,
  mostWeeks = MOST_WEEKS,
): readonly DraftMealDay[] | null {
  const pool = mealPool(choices, book);
  const slots = mealSlots(choices.mealsPerDay);
  if (!poolServes(pool, new Set(slots.map(({ type }) => type)))) return null;
  const bounds = dayBounds(leadingDiet(choices), choices.dailyCalories);
  for (let week = 0; week < mostWeeks; week += 1) {
    const luck = luckOfSeed((choices.seed ?? 0) + week * SEED_STRIDE);
    const days = weekOfMeals({
      planDays: choices.planDays,
      batchCooking: choices.batchCooking === true,
      slots,
      bounds,
      pool,
      prepStyle: choices.prepStyle,
      kept,
      luck,
    });
    if (days !== null) return days;
  }
  return null;
}

/** The finished plan of drafted days: each meal described, with groceries and notes. */
export function planOfDays(
  days: readonly DraftMealDay[],
  choices: MealChoices,
  book: MealBook,
  more: readonly MealNote[] = [],
): MealPlan {
  return {
    days: days.map((day) => describeDay(day, book)),
    groceries: groceriesOfDays(days, portionsOfAll(choices)),
    notes: [...mealNotes(choices, days, book), ...more],
  };
}

/** Why no plan may be made for so few calories, or null. */
export function floorRefusal(choices: MealChoices): MealRefusal | null {
  if (choices.dailyCalories >= CALORIE_FLOOR || choices.supervised === true) return null;
  return {
    code: "CALORIES_BELOW_FLOOR",
    message:
      "Under 1,200 kcal a day it's hard to get everything your body needs, so we only plan it under medical care. Choose 1,500 kcal or more, or confirm that a clinician supervises you.",
    relax: ["dailyCalories"],
    mealCounts: [],
  };
}

/**
 * Makes a plan of meals: every day within 3 % of the calories (5 % under the floor) and inside the diet's ranges, portions natural, no
 * forbidden ingredient in any part of any food, no dish cooked more than twice (three times, with a note, when few fit). Same choices and
 * seed, same plan. A refusal names the choices to relax.
 */
export function planMeals(choices: MealChoices, book: MealBook): MealPlanResult {
  const below = floorRefusal(choices);
  if (below !== null) return { ok: false, refusal: below };
  const days = draftWeek(choices, book);
  if (days !== null) return { ok: true, plan: planOfDays(days, choices, book) };
  const isPossible = (relaxed: MealChoices, isThorough: boolean): boolean =>
    draftWeek(relaxed, book, NOTHING_KEPT, isThorough ? MOST_WEEKS : 1) !== null;
  return { ok: false, refusal: refuseMeals(choices, isPossible) };
}
