import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ALLERGENS, DIETS } from "./diets.ts";
import { makeBook } from "./meal-book.ts";
import { DAILY_CALORIES, MEALS_PER_DAY, PLAN_DAYS, PREP_STYLES } from "./meal-plan.ts";
import type { MealChoices } from "./meal-plan.ts";
import { planFaults } from "./plan-faults.fixture.ts";
import { planMeals } from "./plan-meals.ts";
import { book, planOf } from "./planned-meals.fixture.ts";
import type { Recipe } from "./recipe.ts";
import { TABLE_FOODS, TABLE_RECIPES } from "./table-book.fixture.ts";
import { propertyRuns, sampleSize } from "../../scripts/test-sample.ts";

const usual: MealChoices = {
  preference: "standard",
  dailyCalories: 2000,
  planDays: 7,
  prepStyle: "gourmet",
  allergies: [],
  mealsPerDay: 3,
};

const wizard: fc.Arbitrary<MealChoices> = fc.record({
  preference: fc.constantFrom(...DIETS),
  dailyCalories: fc.constantFrom(...DAILY_CALORIES),
  planDays: fc.constantFrom(...PLAN_DAYS),
  prepStyle: fc.constantFrom(...PREP_STYLES),
  allergies: fc.uniqueArray(fc.constantFrom(...ALLERGENS), { maxLength: 3 }),
  mealsPerDay: fc.constantFrom(...MEALS_PER_DAY),
  supervised: fc.constant(true),
  seed: fc.integer({ min: 0, max: 2_147_483_647 }),
});

describe("planMeals", () => {
  it("keeps every rule whenever it makes a plan", () => {
    let made = 0;
    fc.assert(
      fc.property(wizard, (choices) => {
        const result = planMeals(choices, book);
        if (!result.ok) return;
        made += 1;
        expect(planFaults(result.plan, choices)).toEqual([]);
      }),
      propertyRuns(150, 30),
    );
    expect(made).toBeGreaterThan(sampleSize(75, 15));
  });

  it.each(DIETS)("makes %s plans of every length and number of meals at 2,000 kcal", (preference) => {
    for (const planDays of PLAN_DAYS) {
      for (const mealsPerDay of MEALS_PER_DAY) {
        const choices = { ...usual, preference, planDays, mealsPerDay };
        expect(planFaults(planOf(choices), choices)).toEqual([]);
      }
    }
  });

  it("makes the same plan of the same choices and seed, another of another", () => {
    expect(planOf({ ...usual, seed: 5 })).toEqual(planOf({ ...usual, seed: 5 }));
    expect(planOf({ ...usual, seed: 6 })).not.toEqual(planOf({ ...usual, seed: 5 }));
  });

  it("cooks less often in batches, by the same rules", () => {
    const leftovers = (choices: MealChoices): number =>
      planOf(choices).days.flatMap(({ meals }) => meals.filter(({ leftoverOf }) => leftoverOf !== undefined)).length;
    let [usually, inBatches] = [0, 0];
    for (let seed = 0; seed < 10; seed += 1) {
      const batches = { ...usual, seed, batchCooking: true };
      expect(planFaults(planOf(batches), batches)).toEqual([]);
      usually += leftovers({ ...usual, seed });
      inBatches += leftovers(batches);
    }
    expect(usually).toBeLessThanOrEqual(30);
    expect(inBatches).toBeGreaterThan(usually * 1.3);
  });

  it("sees allergens inside composed foods and in what their labels warn of", () => {
    for (const allergy of ["Peanuts", "Soy", "Wheat", "Shellfish"] as const) {
      for (let seed = 0; seed < 20; seed += 1) {
        const plan = planOf({ ...usual, prepStyle: "quick", allergies: [allergy], seed });
        const ids = plan.days.flatMap(({ meals }) => meals.flatMap(({ dishes }) => dishes.map(({ recipeId }) => recipeId)));
        expect(ids).not.toContain("satay-noodle-rice");
      }
    }
  });

  it("spells a composed food out in foods with rows of their own", () => {
    const meals = Array.from({ length: 20 }, (_, seed) => planOf({ ...usual, prepStyle: "quick", seed })).flatMap(({ days }) =>
      days.flatMap((day) => day.meals),
    );
    const meal = meals.find(({ recipeId }) => recipeId === "satay-noodle-rice");
    expect(meal?.ingredients.filter(({ partOf }) => partOf === "satay sauce").map(({ foodId }) => foodId)).toEqual([
      "peanuts",
      "coconut-milk",
      "soy-sauce",
    ]);
  });

  it("plans leftovers within their days", () => {
    const plans = Array.from({ length: 10 }, (_, seed) => planOf({ ...usual, seed }));
    const leftovers = plans.flatMap(({ days }) =>
      days.flatMap(({ meals }) => meals.filter(({ leftoverOf }) => leftoverOf !== undefined)),
    );
    expect(leftovers.length).toBeGreaterThan(5);
    for (const { type, instructions } of leftovers) {
      expect(type).toBe("Lunch");
      expect(instructions.slice(0, 2)).toEqual([
        "Take the portion you saved out of the fridge.",
        "Reheat until steaming hot, 74 °C inside.",
      ]);
    }
  });

  it("refuses plans under the floor without supervision, and notes it with", () => {
    const low = { ...usual, dailyCalories: 1000 as const };
    expect(planMeals(low, book)).toMatchObject({
      ok: false,
      refusal: { code: "CALORIES_BELOW_FLOOR", relax: ["dailyCalories"] },
    });
    expect(planOf({ ...low, supervised: true }).notes.map(({ code }) => code)).toContain("BELOW_FLOOR");
  });

  it("names what to relax, and relaxing it helps", () => {
    const result = planMeals({ ...usual, dislikes: ["salmon", "olive oil"], preference: "keto", prepStyle: "quick" }, book);
    expect(result).toMatchObject({ ok: false, refusal: { code: "PLAN_IMPOSSIBLE" } });
    if (result.ok) return;
    expect(result.refusal.relax).toContain("dislikes");
    expect(result.refusal.message).toContain("your dislikes");
    expect(planMeals({ ...usual, preference: "keto", prepStyle: "quick" }, book).ok).toBe(true);
  });

  it("names together what only helps together, and no more than that", () => {
    const wishes: MealChoices = { ...usual, preference: "keto", prepStyle: "quick", dislikes: ["salmon", "olive oil"] };
    const few: MealChoices = { ...wishes, dailyCalories: 500, mealsPerDay: 6, supervised: true };
    const result = planMeals(few, book);
    if (result.ok) throw new Error("a plan");
    expect(result.refusal).toMatchObject({ code: "PLAN_IMPOSSIBLE", relax: ["dislikes", "dailyCalories"] });
    expect(result.refusal.message).toBe(
      "No plan fits all of these choices. You'd have to change your dislikes and the calories together.",
    );
    expect(planMeals({ ...few, dislikes: [], dailyCalories: 2000 }, book).ok).toBe(true);
    const nothing = planMeals(few, makeBook(TABLE_FOODS, []));
    expect(nothing).toMatchObject({ refusal: { relax: [expect.any(String)] } });
  });

  it("keeps disliked foods out, and notes words that match nothing or nearly everything", () => {
    const plan = planOf({ ...usual, dislikes: ["Potatoes", "durian", "tomatoes"] });
    const names = plan.days.flatMap(({ meals }) => meals.flatMap(({ ingredients }) => ingredients.map(({ name }) => name)));
    expect(names.filter((name) => name.includes("potato") || name.includes("tomato"))).toEqual([]);
    expect(plan.notes).toContainEqual(
      expect.objectContaining({ code: "DISLIKE_UNKNOWN", message: expect.stringContaining("durian") }),
    );
    const broad = planMeals({ ...usual, dislikes: ["olive oil"] }, book);
    if (broad.ok) expect(broad.plan.notes.map(({ code }) => code)).toContain("DISLIKE_TOO_BROAD");
    else expect(broad.refusal.relax).toContain("dislikes");
  });

  it("gives dinners time in a gourmet plan", () => {
    const slow = new Set(TABLE_RECIPES.filter(({ totalMinutes }) => totalMinutes > 30).map(({ id }) => id));
    const plan = planOf(usual);
    const dinners = plan.days.flatMap(({ meals }) =>
      meals.filter(({ type, leftoverOf }) => type === "Dinner" && leftoverOf === undefined),
    );
    const isAll = dinners.every(({ recipeId }) => slow.has(recipeId));
    expect(isAll).toBe(!plan.notes.some(({ code }) => code === "FEW_GOURMET"));
    expect(dinners.filter(({ recipeId }) => slow.has(recipeId)).length).toBeGreaterThan(4);
  });
});

describe("few dishes", () => {
  const isBreakfast = (recipe: Recipe): boolean => recipe.course === "main" && recipe.meals.includes("Breakfast");
  const choices: MealChoices = { ...usual, prepStyle: "quick" };
  const withBreakfasts = (count: number) => {
    const breakfasts = TABLE_RECIPES.filter((recipe) => isBreakfast(recipe) && recipe.totalMinutes <= 30);
    return makeBook(TABLE_FOODS, [...TABLE_RECIPES.filter((recipe) => !isBreakfast(recipe)), ...breakfasts.slice(0, count)]);
  };

  it("come three times with a note when they have to, and twice without when there are enough", () => {
    const few = planMeals(choices, withBreakfasts(3));
    if (!few.ok) throw new Error(few.refusal.message);
    expect(few.plan.notes.map(({ code }) => code)).toContain("SMALL_POOL");
    expect(planFaults(few.plan, choices)).toEqual([]);
    const enough = planMeals(choices, withBreakfasts(10));
    if (!enough.ok) throw new Error(enough.refusal.message);
    expect(enough.plan.notes.map(({ code }) => code)).not.toContain("SMALL_POOL");
  });

  it("are refused rather than eaten four times", () => {
    const result = planMeals(choices, withBreakfasts(2));
    expect(result).toMatchObject({ ok: false, refusal: { code: "PLAN_IMPOSSIBLE" } });
    expect(planMeals(choices, makeBook(TABLE_FOODS, []))).toMatchObject({ ok: false, refusal: { code: "PLAN_IMPOSSIBLE" } });
  });

  it("are never to be had for 500 kcal in six meals, which the refusal says", () => {
    const result = planMeals({ ...usual, dailyCalories: 500, mealsPerDay: 6, supervised: true }, book);
    if (result.ok) throw new Error("a plan of 500 kcal in six meals");
    expect(result.refusal.message).toContain("500 kcal in 6 meals");
    expect(result.refusal.relax).toContain("dailyCalories");
  });
});

describe("the faults of a broken plan are found:", () => {
  it("an allergen in a part of a composed food", () => {
    const faults = Array.from({ length: 20 }, (_, seed) => planOf({ ...usual, prepStyle: "quick", seed })).flatMap((plan) =>
      planFaults(plan, { ...usual, prepStyle: "quick", allergies: ["Peanuts"] }),
    );
    expect(faults).toContain("Peanuts in satay-noodle-rice");
  });

  it("portions without bounds", () => {
    const plan = planOf(usual);
    const days = plan.days.map((day) => ({
      ...day,
      meals: day.meals.map((meal) => ({ ...meal, dishes: meal.dishes.map((dish) => ({ ...dish, servings: 5 })) })),
    }));
    expect(planFaults({ ...plan, days }, usual).some((fault) => fault.startsWith("5 servings of"))).toBe(true);
  });

  it("the same dishes every day", () => {
    const plan = planOf(usual);
    const days = plan.days.map((day) => ({ ...day, meals: plan.days[0]?.meals ?? [] }));
    expect(planFaults({ ...plan, days }, usual).some((fault) => fault.includes(`cooked ${days.length} times`))).toBe(true);
  });
});
