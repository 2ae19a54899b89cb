import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sampleSize } from "../../scripts/test-sample.ts";
import { ALLERGENS, DIETS } from "./diets.ts";
import {
  allergiesOfAll,
  areAmountsOutdated,
  dietsOfAll,
  eatersNotKept,
  leadingDiet,
  peopleOf,
  portionsOfAll,
  type MealEater,
} from "./eaters.ts";
import { planMeals } from "./plan-meals.ts";
import { book } from "./planned-meals.fixture.ts";
import { swapChoices } from "./swap-meal.ts";

const child: MealEater = { name: "Nia", diet: "vegetarian", allergies: ["Nuts"], portion: 0.5 };

describe("who eats", () => {
  it("adds up diets, allergies and portions", () => {
    const choices = {
      preference: "standard" as const,
      allergies: ["Soy" as const],
      people: 4,
      eaters: [child, { ...child, portion: 1 }],
    };
    expect(dietsOfAll(choices)).toEqual(["standard", "vegetarian"]);
    expect(allergiesOfAll(choices)).toEqual(["Nuts", "Soy"]);
    expect([peopleOf(choices), portionsOfAll(choices), leadingDiet(choices)]).toEqual([2, 1.5, "standard"]);
    expect(leadingDiet({ ...choices, eaters: [{ ...child, diet: "keto" }] })).toBe("keto");
  });

  it("is as many people as were asked for without a family", () => {
    expect([peopleOf({}), portionsOfAll({ people: 3 })]).toEqual([1, 3]);
  });
});

describe("a plan made before someone's needs changed", () => {
  const adult: MealEater = { name: "Ana", diet: "standard", allergies: [], portion: 1 };
  const choices = { preference: "standard" as const, allergies: ["Soy" as const], eaters: [adult, child] };
  it.each<[string, readonly MealEater[], readonly string[], boolean]>([
    ["is as it was", [adult, child], [], false],
    ["counts what others already don't eat", [{ ...adult, diet: "vegetarian", allergies: ["Soy", "Nuts"] }, child], [], false],
    ["misses a new allergy", [adult, { ...child, allergies: ["Nuts", "Eggs"] }], ["Nia"], false],
    ["misses a new diet", [{ ...adult, diet: "vegan" }, child], ["Ana"], false],
    ["misses a newcomer's, and their portion", [adult, child, { ...child, name: "Bo", allergies: ["Fish"] }], ["Bo"], true],
    ["cooks too much for fewer", [adult], [], true],
    ["is cooked for other portions", [adult, { ...child, portion: 0.75 }], [], true],
  ])("%s", (_what, now, names, isOutdated) => {
    expect(eatersNotKept(choices, now).map(({ name }) => name)).toEqual(names);
    expect(areAmountsOutdated(choices, now)).toBe(isOutdated);
  });

  it("isn't about plans for oneself, and vegans' food does for vegetarians", () => {
    expect([eatersNotKept({ ...choices, eaters: [] }, [child]), areAmountsOutdated({}, [child])]).toEqual([[], false]);
    expect(eatersNotKept({ preference: "vegan", allergies: ["Nuts"], eaters: [adult] }, [child])).toEqual([]);
  });
});

const eater: fc.Arbitrary<MealEater> = fc.record({
  name: fc.constant("Someone"),
  diet: fc.constantFrom(...DIETS),
  allergies: fc.uniqueArray(fc.constantFrom(...ALLERGENS), { maxLength: 3 }),
  portion: fc.constantFrom(0.25, 0.5, 1, 1.5),
});

it("no dish of a family's plan, nor one it could be swapped for, has an allergen of anyone who eats or breaks anyone's diet", () => {
  let made = 0;
  fc.assert(
    fc.property(
      fc.array(eater, { minLength: 1, maxLength: 4 }),
      fc.constantFrom(...DIETS),
      fc.integer({ min: 0, max: 10_000 }),
      (eaters, preference, seed) => {
        const choices = {
          preference,
          dailyCalories: 2000,
          planDays: 3,
          prepStyle: "gourmet",
          allergies: [],
          mealsPerDay: 3,
          eaters,
          seed,
        } as const;
        const result = planMeals(choices, book);
        if (!result.ok) return;
        made += 1;
        const meals = result.plan.days.flatMap((day) => day.meals);
        const swaps = swapChoices(result.plan, choices, book, meals[0]?.id ?? "");
        const others = swaps.ok ? swaps.alternatives.flatMap(({ meal }) => meal.dishes) : [];
        for (const { recipeId } of [...meals.flatMap(({ dishes }) => dishes), ...others]) {
          const entry = book.recipe(recipeId);
          for (const { allergies, diet } of eaters) {
            expect(allergies.filter((allergy) => entry?.allergens.has(allergy))).toEqual([]);
            expect(entry?.diets.has(diet)).toBe(true);
          }
        }
      },
    ),
    { numRuns: sampleSize(300, 30), seed: 14 },
  );
  // Many families get a plan: the property isn't about refusals.
  expect(made).toBeGreaterThan(5);
});
