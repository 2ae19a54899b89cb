import { FOODS } from "@lockstep/content/nutrition/foods/index.ts";
import { RECIPES } from "@lockstep/content/nutrition/recipes/index.ts";
import { lockMeal } from "@lockstep/domain/nutrition/lock-meal.ts";
import { makeBook } from "@lockstep/domain/nutrition/meal-book.ts";
import type { MealChoices, MealPlan, PlannedMeal } from "@lockstep/domain/nutrition/meal-plan.ts";
import { planMeals } from "@lockstep/domain/nutrition/plan-meals.ts";
import { regenerate } from "@lockstep/domain/nutrition/regenerate.ts";
import { swapChoices, swapMeal } from "@lockstep/domain/nutrition/swap-meal.ts";
import { describe, expect, it } from "vitest";
import { describeMealCase, mealCases } from "./meals-cases.ts";
import type { MealCase } from "./meals-cases.ts";
import { checkMealPlan } from "./meals-checker.ts";
import { openLibrary } from "./meals-ledger.ts";
import { sampleSize } from "../test-sample.ts";

// What a person changes in a plan is held to the rules of a new plan: swaps, and a plan made again around a locked meal.

/** Of each of the four parts. */
const SAMPLE = sampleSize(20, 4);
const book = makeBook(FOODS, RECIPES);
const library = openLibrary(FOODS, RECIPES);

const mealsOf = (plan: MealPlan): readonly PlannedMeal[] => plan.days.flatMap(({ meals }) => meals);

const planned = mealCases(SAMPLE, 31).flatMap((one, at): { one: MealCase; plan: MealPlan; meal: PlannedMeal }[] => {
  const result = planMeals(one.choices, book);
  if (!result.ok) return [];
  const meals = mealsOf(result.plan);
  const meal = meals[(7 * at) % meals.length];
  return meal === undefined ? [] : [{ one, plan: result.plan, meal }];
});

/** What is wrong with a changed plan. A locked meal is as it should be here. */
function faults(what: string, choices: MealChoices, plan: MealPlan): readonly string[] {
  return checkMealPlan(choices, library, plan)
    .filter(({ message }) => !/is locked|^LOCKED_CHANGED/.test(message))
    .map(({ rule, message }) => `${what}: ${rule}: ${message}`);
}

describe("changes of a plan, through the sweep's checker", () => {
  it("swaps hold every rule, and put the chosen dish there", () => {
    const found: string[] = [];
    let offered = 0;
    for (const { one, plan, meal } of planned) {
      const choices = swapChoices(plan, one.choices, book, meal.id);
      if (!choices.ok) throw new Error(`${describeMealCase(one)}: ${meal.id} cannot be swapped`);
      offered += choices.alternatives.length;
      for (const { recipeId } of choices.alternatives) {
        const what = `${meal.id} to ${recipeId}, ${describeMealCase(one)}`;
        const swapped = swapMeal(plan, one.choices, book, meal.id, recipeId);
        if (!swapped.ok) found.push(`${what}: refused`);
        else {
          found.push(...faults(what, one.choices, swapped.plan));
          if (mealsOf(swapped.plan).find(({ id }) => id === meal.id)?.recipeId !== recipeId) found.push(`${what}: not there`);
        }
      }
    }
    expect(found).toEqual([]);
    // Three each, but where hardly anything fits.
    expect(offered).toBeGreaterThan(2.8 * planned.length);
  });

  it("a plan made again keeps what is locked, and holds every rule", () => {
    const found: string[] = [];
    for (const [at, { one, plan, meal }] of planned.entries()) {
      const what = `${meal.id} locked, ${describeMealCase(one)}`;
      const locked = lockMeal(plan, meal.id, true);
      if (!locked.ok) throw new Error(`${what}: cannot be locked`);
      const rebuilt = regenerate(locked.plan, one.choices, book, 100 + at);
      if (!rebuilt.ok) {
        found.push(`${what}: refused`);
        continue;
      }
      found.push(...faults(what, one.choices, rebuilt.plan));
      const kept = mealsOf(rebuilt.plan).find(({ id }) => id === meal.id);
      if (kept?.locked !== true || kept.recipeId !== meal.recipeId) found.push(`${what}: not kept`);
    }
    expect(found).toEqual([]);
  });
});
