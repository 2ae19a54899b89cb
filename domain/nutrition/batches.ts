import type { MealBook } from "./meal-book.ts";
import type { MealPlan } from "./meal-plan.ts";
import type { MealType } from "./recipe.ts";
import { weekdayAt } from "../calendar/weekdays.ts";

/** A meal that eats from a cooking. */
export interface BatchMeal {
  readonly mealId: string;
  readonly day: number;
  readonly type: MealType;
  readonly time: string;
}

/** One cooking of a dish: when, how much of it, and until when it is eaten. */
export interface CookingBatch {
  readonly recipeId: string;
  readonly name: string;
  /** The plan's day it is cooked on, 1 is the first. */
  readonly day: number;
  readonly weekday: string;
  /** Servings of the recipe for all people and all its meals, two decimals. */
  readonly servings: number;
  /** The amounts as a multiple of those written in the recipe, two decimals. */
  readonly timesRecipe: number;
  readonly minutes: number;
  /** The meals that eat it, the first on the day of cooking. */
  readonly meals: readonly BatchMeal[];
  /** Last day of the plan's count on which what is left should be eaten; may be after the plan's end. */
  readonly useByDay: number;
  readonly useByWeekday: string;
  /** How to keep what is for later; null when nothing is. */
  readonly store: string | null;
}

const hundredth = (value: number): number => Math.round(value * 100) / 100;

/** What to cook when: every cooking of a plan in the order of its meals, with the meals that eat it and the day by which it is eaten. */
export function batchesOf(plan: MealPlan, book: MealBook, people: number): readonly CookingBatch[] {
  const meals = plan.days.flatMap((day) => day.meals.map((meal) => ({ day: day.number, meal })));
  return meals.flatMap(({ day, meal }) =>
    meal.dishes.flatMap((dish, place): CookingBatch[] => {
      const entry = book.recipe(dish.recipeId);
      if (entry === undefined || (place === 0 && meal.leftoverOf !== undefined)) return [];
      const later = place === 0 ? meals.filter((other) => other.meal.leftoverOf === meal.id) : [];
      const each = [dish.servings, ...later.map((other) => other.meal.dishes[0]?.servings ?? 0)];
      const servings = each.reduce((sum, next) => sum + next, 0) * people;
      const { recipe } = entry;
      const useByDay = day + recipe.leftovers.fridgeDays;
      return [
        {
          recipeId: recipe.id,
          name: recipe.name,
          day,
          weekday: weekdayAt(day - 1),
          servings: hundredth(servings),
          timesRecipe: hundredth(servings / recipe.servings),
          minutes: recipe.totalMinutes,
          meals: [{ day, meal }, ...later].map((eaten) => ({
            mealId: eaten.meal.id,
            day: eaten.day,
            type: eaten.meal.type,
            time: eaten.meal.time,
          })),
          useByDay,
          useByWeekday: weekdayAt(useByDay - 1),
          store: later.length > 0 ? recipe.leftovers.store : null,
        },
      ];
    }),
  );
}
