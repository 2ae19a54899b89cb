import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { lockMeal } from "./lock-meal.ts";
import { makeBook } from "./meal-book.ts";
import { MEAL_EDIT_CODES, refuseEdit } from "./meal-edit.ts";
import type { MealChoices, PlannedMeal } from "./meal-plan.ts";
import { planFaults } from "./plan-faults.fixture.ts";
import { planMeals } from "./plan-meals.ts";
import { book, locked, mealOf, planOf, usual, wizard } from "./planned-meals.fixture.ts";
import { regenerate } from "./regenerate.ts";
import { swapChoices, swapMeal } from "./swap-meal.ts";
import { TABLE_FOODS } from "./table-book.fixture.ts";
import { propertyRuns, sampleSize } from "../../scripts/test-sample.ts";

/** A plan with a leftover, and the leftover. */
function withLeftover() {
  for (let seed = 0; seed < 50; seed += 1) {
    const choices = { ...usual, seed };
    const plan = planOf(choices);
    const leftover = plan.days.flatMap(({ meals }) => meals).find(({ leftoverOf }) => leftoverOf !== undefined);
    if (leftover?.leftoverOf !== undefined) return { choices, plan, leftover, source: leftover.leftoverOf };
  }
  throw new Error("no leftover in fifty plans");
}

it("names no calories in what it refuses: someone may hide them", () => {
  for (const code of MEAL_EDIT_CODES) expect(refuseEdit(code).refusal.message).not.toMatch(/calor|kcal/i);
});

describe("swapping a dish", () => {
  it("offers three dishes that keep every rule, and does what it offers", () => {
    let offered = 0;
    let asked = 0;
    fc.assert(
      fc.property(wizard, fc.nat(), (choices, which) => {
        const made = planMeals(choices, book);
        if (!made.ok) return;
        const meals = made.plan.days.flatMap((day) => day.meals);
        const meal = meals[which % meals.length];
        if (meal === undefined) return;
        const found = swapChoices(made.plan, choices, book, meal.id);
        if (!found.ok) throw new Error(found.refusal.message);
        asked += 1;
        offered += found.alternatives.length;
        expect(new Set(found.alternatives.map(({ recipeId }) => recipeId)).size).toBe(found.alternatives.length);
        for (const { recipeId, day } of found.alternatives) {
          expect(recipeId).not.toBe(meal.recipeId);
          const swapped = swapMeal(made.plan, choices, book, meal.id, recipeId);
          if (!swapped.ok) throw new Error(swapped.refusal.message);
          expect(planFaults(swapped.plan, choices)).toEqual([]);
          expect(swapped.plan.days[day.number - 1]).toEqual(day);
          expect(mealOf(swapped.plan, meal.id)?.recipeId).toBe(recipeId);
        }
      }),
      propertyRuns(60, 15),
    );
    expect(offered / asked).toBeGreaterThan(2.5);
  });

  it("leaves other days and locked meals as they are", () => {
    const plan = locked(planOf(usual), "d1-dinner");
    const found = swapChoices(plan, usual, book, "d1-breakfast");
    if (!found.ok) throw new Error(found.refusal.message);
    for (const { recipeId } of found.alternatives) {
      const swapped = swapMeal(plan, usual, book, "d1-breakfast", recipeId);
      if (!swapped.ok) throw new Error(swapped.refusal.message);
      expect(mealOf(swapped.plan, "d1-dinner")).toEqual(mealOf(plan, "d1-dinner"));
      expect(swapped.plan.days.slice(1)).toEqual(plan.days.slice(1));
    }
    expect(found.alternatives.length).toBeGreaterThan(0);
  });

  it("cooks a leftover on its own day when the meal it came from goes, and keeps its portion", () => {
    const { choices, plan, leftover, source } = withLeftover();
    const found = swapChoices(plan, choices, book, source);
    if (!found.ok || found.alternatives[0] === undefined) throw new Error("no alternative");
    const swapped = swapMeal(plan, choices, book, source, found.alternatives[0].recipeId);
    if (!swapped.ok) throw new Error(swapped.refusal.message);
    const now = mealOf(swapped.plan, leftover.id);
    expect(now?.leftoverOf).toBeUndefined();
    expect(now?.dishes).toEqual(leftover.dishes);
    expect(now?.instructions).not.toEqual(leftover.instructions);
    expect(planFaults(swapped.plan, choices)).toEqual([]);
  });

  it("keeps the portion of a meal that has a leftover when a meal beside it changes", () => {
    const { choices, plan, leftover, source } = withLeftover();
    const breakfast = source.replace("dinner", "breakfast");
    const found = swapChoices(plan, choices, book, breakfast);
    if (!found.ok || found.alternatives[0] === undefined) throw new Error("no alternative");
    const swapped = swapMeal(plan, choices, book, breakfast, found.alternatives[0].recipeId);
    if (!swapped.ok) throw new Error(swapped.refusal.message);
    expect(mealOf(swapped.plan, source)?.dishes[0]).toEqual(leftover.dishes[0]);
    expect(planFaults(swapped.plan, choices)).toEqual([]);
  });

  it("says why it won't", () => {
    const plan = planOf(usual);
    const other = mealOf(plan, "d1-lunch")?.recipeId ?? "";
    expect(swapChoices(plan, usual, book, "d9-lunch")).toMatchObject({ refusal: { code: "MEAL_UNKNOWN" } });
    expect(swapChoices(locked(plan, "d1-lunch"), usual, book, "d1-lunch")).toMatchObject({ refusal: { code: "MEAL_LOCKED" } });
    expect(swapMeal(plan, usual, book, "d1-lunch", "no-dish")).toMatchObject({ refusal: { code: "DISH_UNFIT" } });
    expect(swapMeal(plan, usual, book, "d1-lunch", "oat-bites")).toMatchObject({ refusal: { code: "DISH_UNFIT" } });
    expect(swapMeal(plan, usual, book, "d1-dinner", other)).toMatchObject({ refusal: { code: "DISH_TOO_OFTEN" } });
    const fish = { ...usual, allergies: ["Fish" as const] };
    expect(swapMeal(plan, fish, book, "d1-dinner", "salmon-with-potatoes")).toMatchObject({ refusal: { code: "DISH_UNFIT" } });
    expect(swapChoices(plan, usual, makeBook(TABLE_FOODS, []), "d1-lunch")).toMatchObject({ refusal: { code: "PLAN_OUTDATED" } });
    expect(lockMeal(plan, "d1-supper", true)).toMatchObject({ refusal: { code: "MEAL_UNKNOWN" } });
  });
});

describe("regenerate", () => {
  it("changes all but locked meals, which stay to the gram", () => {
    fc.assert(
      fc.property(wizard, fc.nat(), fc.nat(), (choices, which, seed) => {
        const made = planMeals(choices, book);
        if (!made.ok) return;
        const ids = made.plan.days.flatMap(({ meals }) => meals.map(({ id }) => id));
        const id = ids[which % ids.length] ?? "";
        const plan = locked(made.plan, id);
        const rebuilt = regenerate(plan, choices, book, seed);
        if (!rebuilt.ok) throw new Error(rebuilt.refusal.message);
        expect(planFaults(rebuilt.plan, choices)).toEqual([]);
        const isChanged = rebuilt.plan.notes.some(({ code }) => code === "LOCKED_CHANGED");
        if (!isChanged) expect(mealOf(rebuilt.plan, id)).toEqual(mealOf(plan, id));
      }),
      propertyRuns(60, 15),
    );
  });

  it("finds a plan with any seed where there's one with the plan's own", () => {
    const tight: MealChoices = { ...usual, preference: "keto", dailyCalories: 2500, prepStyle: "quick", mealsPerDay: 2 };
    const made = Array.from({ length: 12 }, (_, seed) => ({ ...tight, seed })).flatMap((choices) => {
      const result = planMeals(choices, book);
      return result.ok ? [{ choices, plan: result.plan }] : [];
    });
    expect(made.length).toBeGreaterThan(0);
    expect(made.length).toBeLessThan(12);
    const [{ choices, plan }] = made as [(typeof made)[number]];
    for (let seed = 0; seed < sampleSize(12, 3); seed += 1) {
      const rebuilt = regenerate(plan, choices, book, seed);
      if (!rebuilt.ok) throw new Error(rebuilt.refusal.message);
      expect(planFaults(rebuilt.plan, choices)).toEqual([]);
    }
  });

  it("keeps a locked leftover together with the meal it comes from", () => {
    const { choices, plan, leftover, source } = withLeftover();
    const rebuilt = regenerate(locked(plan, leftover.id), choices, book, 99);
    if (!rebuilt.ok) throw new Error(rebuilt.refusal.message);
    expect(mealOf(rebuilt.plan, leftover.id)?.dishes).toEqual(leftover.dishes);
    expect(mealOf(rebuilt.plan, leftover.id)?.leftoverOf).toBe(source);
    expect(mealOf(rebuilt.plan, source)?.dishes).toEqual(mealOf(plan, source)?.dishes);
    expect(rebuilt.plan.days).not.toEqual(plan.days);
  });

  it("gives up a locked meal that the choices forbid now, and says so", () => {
    const plans = Array.from({ length: 20 }, (_, seed) => planOf({ ...usual, prepStyle: "quick", seed }));
    const hasEgg = ({ ingredients }: PlannedMeal): boolean => ingredients.some(({ foodId }) => foodId === "egg");
    const plan = plans.find(({ days }) => days.some(({ meals }) => meals.some(hasEgg)));
    const withEgg = plan?.days.flatMap(({ meals }) => meals).find(hasEgg);
    if (plan === undefined || withEgg === undefined) throw new Error("no egg");
    const rebuilt = regenerate(locked(plan, withEgg.id), { ...usual, prepStyle: "quick", allergies: ["Eggs"] }, book, 1);
    if (!rebuilt.ok) throw new Error(rebuilt.refusal.message);
    expect(rebuilt.plan.notes).toContainEqual(expect.objectContaining({ code: "LOCKED_CHANGED" }));
    expect(planFaults(rebuilt.plan, { ...usual, prepStyle: "quick", allergies: ["Eggs"] })).toEqual([]);
  });

  it("needs choices that allow a plan", () => {
    const plan = planOf(usual);
    expect(regenerate(plan, { ...usual, dailyCalories: 500 }, book, 1)).toMatchObject({ refusal: { code: "PLAN_IMPOSSIBLE" } });
  });
});
