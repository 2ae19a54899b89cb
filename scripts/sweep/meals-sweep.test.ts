import { FOODS } from "@lockstep/content/nutrition/foods/index.ts";
import { RECIPES } from "@lockstep/content/nutrition/recipes/index.ts";
import { makeBook } from "@lockstep/domain/nutrition/meal-book.ts";
import { planMeals } from "@lockstep/domain/nutrition/plan-meals.ts";
import { describe, expect, it } from "vitest";
import { allergySets, mealCases } from "./meals-cases.ts";
import { tallyMeals } from "./meals-tally.ts";
import { sampleSize } from "../test-sample.ts";

// Plans of every part of the sweep. That the checker sees what is broken, meals-checker.test.ts proves with broken plans.

/** Of each of the four parts. */
const SAMPLE = sampleSize(125, 20);
/** ms: a busy machine takes its time over 500 plans (a full run). */
const PATIENCE = 240_000;
const cases = mealCases(SAMPLE, 11);

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
    `finds nothing in ${4 * SAMPLE} plans of the planner as it is`,
    () => {
      const book = makeBook(FOODS, RECIPES);
      const tally = tallyMeals(cases, FOODS, RECIPES, (choices) => planMeals(choices, book));
      expect(tally.plans).toBe(4 * SAMPLE);
      expect(tally.rules).toEqual({});
    },
    PATIENCE,
  );
});
