import { FOODS } from "@lockstep/content/nutrition/foods/index.ts";
import { RECIPES } from "@lockstep/content/nutrition/recipes/index.ts";
import { makeBook } from "@lockstep/domain/nutrition/meal-book.ts";
import { DEFAULT_MEAL_POLICY } from "@lockstep/domain/nutrition/meal-policy.ts";
import type { MealPolicy } from "@lockstep/domain/nutrition/meal-policy.ts";
import { planMeals, planMealsWith } from "@lockstep/domain/nutrition/plan-meals.ts";
import { describe, expect, it } from "vitest";
import { allergySets, mealCases } from "./meals-cases.ts";
import type { MealRule } from "./meals-report.ts";
import { tallyMeals } from "./meals-tally.ts";
import type { MealTally } from "./meals-tally.ts";

// 500 plans with every run of the tests, and proof that the checker sees: a planner that is made worse breaks the rule it should.

/** Of each of the four parts. */
const SAMPLE = 125;
const MUTANT_SAMPLE = 12;
/** ms: a busy machine takes its time over 500 plans. */
const PATIENCE = 240_000;
const cases = mealCases(SAMPLE, 11);
const few = mealCases(MUTANT_SAMPLE, 5);

function tallyWith(policy: MealPolicy): MealTally {
  const book = makeBook(FOODS, RECIPES, policy);
  return tallyMeals(few, FOODS, RECIPES, (choices) => planMealsWith(policy, choices, book));
}

const MUTANTS: readonly (readonly [string, Partial<MealPolicy>, MealRule])[] = [
  ["allergies not asked of composed foods", { allergensOfParts: false }, "allergy"],
  ["portions without bounds", { mostServings: 8, mostSides: 0, naturalAmounts: false }, "portion"],
  ["pieces cut at will", { naturalAmounts: false }, "pieces"],
  ["one day's dishes every day", { variety: false }, "repeat-plan"],
];

describe("the sweep of the meal planner", () => {
  it("has every set of allergies with every diet, and every cell with up to one allergy", () => {
    expect(new Set(allergySets().map((set) => set.join())).size).toBe(1024);
    const all = mealCases(null, 0);
    const sets = all
      .filter(({ part }) => part === "sets")
      .map(({ choices }) => `${choices.preference} ${choices.allergies.join()}`);
    expect(new Set(sets).size).toBe(6 * 1024);
    const cells = all
      .filter(({ part }) => part === "few")
      .map(({ choices: { people: _people, ...choices } }) => JSON.stringify(choices));
    expect(new Set(cells).size).toBe(6 * 11 * 6 * 3 * 2 * 5);
    expect(all.length).toBeGreaterThan(20_000);
  });

  it("draws the same sample from the same seed, and another from another", () => {
    expect(mealCases(SAMPLE, 11)).toEqual(cases);
    expect(mealCases(SAMPLE, 12)).not.toEqual(cases);
  });

  it(
    "finds nothing in 500 plans of the planner as it is",
    () => {
      const book = makeBook(FOODS, RECIPES);
      const tally = tallyMeals(cases, FOODS, RECIPES, (choices) => planMeals(choices, book));
      expect(tally.plans).toBe(4 * SAMPLE);
      expect(tally.rules).toEqual({});
    },
    PATIENCE,
  );

  it("finds nothing in the few plans that the mutants are tried with", () => {
    expect(tallyWith(DEFAULT_MEAL_POLICY).rules).toEqual({});
  });

  it.each(MUTANTS)("catches a planner with %s", (_, change, rule) => {
    expect(tallyWith({ ...DEFAULT_MEAL_POLICY, ...change }).rules[rule]?.count ?? 0).toBeGreaterThan(0);
  });
});
