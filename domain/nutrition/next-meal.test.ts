import { describe, expect, it } from "vitest";
import { makeBook } from "./meal-book.ts";
import type { PlanDays } from "./meal-plan.ts";
import { minutesOfTime, nextMeal } from "./next-meal.ts";
import { planMeals } from "./plan-meals.ts";
import { TABLE_FOODS, TABLE_RECIPES } from "./table-book.fixture.ts";

const book = makeBook(TABLE_FOODS, TABLE_RECIPES);

function plan(planDays: PlanDays) {
  const result = planMeals(
    { preference: "standard", dailyCalories: 2000, planDays, prepStyle: "quick", allergies: [], mealsPerDay: 3 },
    book,
  );
  if (!result.ok) throw new Error(result.refusal.message);
  return result.plan;
}

const next = (planDays: PlanDays, day: number, time: string) => {
  const found = nextMeal(plan(planDays), { day, minutes: minutesOfTime(time) });
  return found === null ? null : [found.meal.id, found.minutesUntil, found.isDue];
};

describe("nextMeal", () => {
  it("is due a quarter of an hour before, until the meal begins", () => {
    expect(next(7, 1, "12:14")).toEqual(["d1-lunch", 16, false]);
    expect(next(7, 1, "12:15")).toEqual(["d1-lunch", 15, true]);
    expect(next(7, 1, "12:30")).toEqual(["d1-lunch", 0, true]);
    expect(next(7, 1, "12:31")?.[0]).toBe("d1-dinner");
  });

  it("goes on to the next day, and from the week's last meal to its first", () => {
    expect(next(7, 2, "23:00")).toEqual(["d3-breakfast", 540, false]);
    expect(next(7, 7, "23:50")).toEqual(["d1-breakfast", 490, false]);
  });

  it("is the first day's first meal at any time of the day before, in a week too", () => {
    for (const days of [3, 7] as const) {
      expect(["06:00", "07:15", "12:20", "20:00"].map((time) => next(days, 0, time))).toEqual([
        ["d1-breakfast", 1560, false],
        ["d1-breakfast", 1485, false],
        ["d1-breakfast", 1180, false],
        ["d1-breakfast", 720, false],
      ]);
    }
  });

  it("ends with a plan of fewer days", () => {
    expect(next(3, 3, "18:20")).toEqual(["d3-dinner", 10, true]);
    expect(next(3, 3, "19:00")).toBeNull();
    expect(nextMeal({ days: [] }, { day: 1, minutes: 0 })).toBeNull();
  });
});
