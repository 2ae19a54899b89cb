import type { MealChoiceName, MealsPerDay } from "@lockstep/domain/nutrition/meal-plan.ts";
import { CALORIE_FLOOR, DAILY_CALORIES, MEALS_PER_DAY } from "@lockstep/domain/nutrition/meal-plan.ts";
import type { MealAnswers } from "./answers.ts";
import { withCalories } from "./answers.ts";

/** One tap out of a refusal: a choice, and what it becomes. */
export interface Relaxation {
  readonly name: Exclude<MealChoiceName, "allergies">;
  readonly change: Partial<MealAnswers>;
}

const NAMES = ["dislikes", "prepStyle", "mealsPerDay", "dailyCalories", "preference", "allergies"] as const;

/** The choices that the refusal names, as the server orders them. */
export function namedChoices(paths: readonly string[]): MealChoiceName[] {
  return paths.flatMap((path) => NAMES.find((name) => name === path) ?? []);
}

/** The meals a day that the refusal knows to make a plan ("mealsPerDay.3"), as the server orders them. */
export function workingMealCounts(paths: readonly string[]): MealsPerDay[] {
  return paths.flatMap((path) => MEALS_PER_DAY.find((count) => path === `mealsPerDay.${count}`) ?? []);
}

/** The values next to the chosen one, nearest first; of two as near the larger one. */
function nearest<Value extends number>(values: readonly Value[], chosen: number): Value[] {
  return values
    .filter((value) => value !== chosen)
    .toSorted((a, b) => Math.abs(a - chosen) - Math.abs(b - chosen) || b - a)
    .slice(0, 2);
}

/** What one tap can change for a named choice; meals a day to those that work, where they are known. Allergies have none: nobody drops one in passing. */
export function relaxationsOf(name: MealChoiceName, answers: MealAnswers, mealCounts: readonly MealsPerDay[] = []): Relaxation[] {
  switch (name) {
    case "dislikes":
      return answers.dislikes.length > 0 ? [{ name, change: { dislikes: [] } }] : [];
    case "prepStyle":
      return answers.prepStyle === "quick" ? [{ name, change: { prepStyle: "gourmet" } }] : [];
    case "mealsPerDay": {
      // Under the floor more meals would only be smaller ones.
      const most = answers.dailyCalories < CALORIE_FLOOR ? answers.mealsPerDay : Infinity;
      const near = nearest(
        MEALS_PER_DAY.filter((count) => count <= most),
        answers.mealsPerDay,
      );
      return (mealCounts.length > 0 ? mealCounts : near).map((mealsPerDay) => ({ name, change: { mealsPerDay } }));
    }
    case "dailyCalories": {
      const safe = DAILY_CALORIES.filter((calories) => calories >= CALORIE_FLOOR);
      return nearest(safe, answers.dailyCalories).map((calories) => ({ name, change: withCalories(calories, false) }));
    }
    case "preference":
      return answers.preference === "standard" ? [] : [{ name, change: { preference: "standard" } }];
    case "allergies":
      return [];
  }
}
