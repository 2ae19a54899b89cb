import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sampleSize } from "../../scripts/test-sample.ts";
import { ALLERGENS, DIETS } from "./diets.ts";
import { allergiesOfAll, dietsOfAll, leadingDiet, peopleOf, portionsOfAll, type MealEater } from "./eaters.ts";
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
