import type { MealChoiceName, MealChoices, MealPlan, MealPlanResult } from "@lockstep/domain/nutrition/meal-plan.ts";
import { describe, expect, it } from "vitest";
import { checkRelax } from "./meals-relax-rules.ts";

const CHOICES: MealChoices = {
  preference: "keto",
  dailyCalories: 500,
  planDays: 7,
  prepStyle: "quick",
  allergies: ["Dairy"],
  mealsPerDay: 6,
  dislikes: ["rice"],
  supervised: true,
};
const PLAN: MealPlan = { days: [], groceries: [], notes: [] };
const plannerFor =
  (may: (choices: MealChoices) => boolean) =>
  (choices: MealChoices): MealPlanResult =>
    may(choices)
      ? { ok: true, plan: PLAN }
      : { ok: false, refusal: { code: "PLAN_IMPOSSIBLE", message: "Nothing fits.", relax: [], mealCounts: [] } };
const wrong = (relax: readonly MealChoiceName[], may: (choices: MealChoices) => boolean): number =>
  checkRelax(CHOICES, { code: "PLAN_IMPOSSIBLE", message: "Nothing fits.", relax, mealCounts: [] }, plannerFor(may)).length;

const isEnough = ({ dailyCalories }: MealChoices): boolean => dailyCalories >= 1500;
const likesAll = ({ dislikes }: MealChoices): boolean => dislikes?.length === 0;

describe("what a refusal names", () => {
  it("helps alone", () => {
    expect(wrong(["dailyCalories"], isEnough)).toBe(0);
    expect(wrong(["dailyCalories", "dislikes"], (choices) => isEnough(choices) || likesAll(choices))).toBe(0);
    expect(wrong(["dislikes"], isEnough)).toBe(1);
  });

  it("or together, when nothing of it helps alone", () => {
    const both = (choices: MealChoices): boolean => isEnough(choices) && likesAll(choices);
    expect(wrong(["dislikes", "dailyCalories"], both)).toBe(0);
    expect(wrong(["dislikes", "dailyCalories"], isEnough)).toBe(1);
    expect(wrong(["dislikes", "prepStyle"], both)).toBe(2);
    expect(wrong(["dislikes"], both)).toBe(1);
  });
});
