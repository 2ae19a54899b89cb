import { openDish } from "./day-meal.ts";
import type { MealBook } from "./meal-book.ts";
import type { MealChoices, MealPlan, PlannedDish } from "./meal-plan.ts";
import { mealPool } from "./meal-pool.ts";
import { mealId, mealSlots } from "./meal-slots.ts";
import { mostLeftovers } from "./most-leftovers.ts";
import { floorRefusal, planOfDays } from "./plan-meals.ts";
import type { DraftDish } from "./draft-day.ts";
import type { MealType } from "./recipe.ts";
import type { DraftMeal, DraftMealDay } from "./describe-meal.ts";

/** A day once figures and texts are left out: enough to build it again. */
export interface CompactMealDay {
  readonly number: number;
  readonly meals: readonly {
    readonly id: string;
    readonly type: MealType;
    readonly dishes: readonly Pick<PlannedDish, "recipeId" | "servings">[];
    readonly leftoverOf?: string | undefined;
    readonly locked: boolean;
  }[];
}

export type Rebuilt = { readonly ok: true; readonly plan: MealPlan } | { readonly ok: false; readonly message: string };

const NO_FIT = "These meals don't match the choices they were made from.";

/**
 * Builds a plan again that was kept without its figures and texts, on someone's device. Everything is looked up in the book and held
 * against the choices: the right days and meals, no dish that they forbid, only portions that a plan may have, leftovers only of what
 * was cooked on an earlier day, and no more of them than the planner would plan. Nothing of what was sent but ids and servings goes into the plan.
 */
export function rebuildMealPlan(choices: MealChoices, days: readonly CompactMealDay[], book: MealBook): Rebuilt {
  const below = floorRefusal(choices);
  if (below !== null) return { ok: false, message: below.message };
  if (days.length !== choices.planDays || countLeftovers(days) > mostLeftovers(choices)) return { ok: false, message: NO_FIT };
  const slots = mealSlots(choices.mealsPerDay);
  const pool = mealPool(choices, book);
  const rebuilt: DraftMealDay[] = [];
  for (const [index, day] of days.entries()) {
    if (day.number !== index + 1 || day.meals.length !== slots.length) return { ok: false, message: NO_FIT };
    const meals: DraftMeal[] = [];
    for (const [place, slot] of slots.entries()) {
      const meal = day.meals[place];
      if (meal === undefined || meal.id !== mealId(day.number, slot.name) || meal.type !== slot.type)
        return { ok: false, message: NO_FIT };
      const dishes = meal.dishes.flatMap(({ recipeId, servings }, course): DraftDish[] => {
        const entry = book.recipe(recipeId);
        if (entry === undefined || !pool.has(entry)) return [];
        const portion = openDish(entry, choices.dailyCalories).portions.find((known) => known.servings === servings);
        if (portion === undefined) return [];
        const stands = (course === 0 ? pool.mains : pool.sides)[slot.type].includes(entry);
        return stands ? [{ entry, portion }] : [];
      });
      if (dishes.length === 0 || dishes.length !== meal.dishes.length) return { ok: false, message: NO_FIT };
      const leftoverOf = meal.leftoverOf ?? null;
      if (leftoverOf !== null && !isLeftover(rebuilt, leftoverOf, dishes[0], day.number)) return { ok: false, message: NO_FIT };
      meals.push({ slot, dishes, leftoverOf, locked: meal.locked });
    }
    rebuilt.push({ number: day.number, meals });
  }
  return { ok: true, plan: planOfDays(rebuilt, choices, book) };
}

function countLeftovers(days: readonly CompactMealDay[]): number {
  return days.flatMap(({ meals }) => meals).filter(({ leftoverOf }) => leftoverOf !== undefined).length;
}

/** Whether an earlier day cooks what is to be a leftover, and it keeps until this day. */
function isLeftover(earlier: readonly DraftMealDay[], id: string, dish: DraftDish | undefined, today: number): boolean {
  return earlier.some(({ number, meals }) =>
    meals.some(
      (meal) =>
        mealId(number, meal.slot.name) === id &&
        meal.leftoverOf === null &&
        meal.dishes[0]?.entry === dish?.entry &&
        dish !== undefined &&
        today - number <= dish.entry.recipe.leftovers.fridgeDays,
    ),
  );
}
