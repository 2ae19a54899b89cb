import { describe, expect, it } from "vitest";
import { MEALS_PER_DAY } from "./meal-plan.ts";
import { LEAST_MEAL_SHARE, mealSlots, mealTimes, MOST_SNACK_SHARE } from "./meal-slots.ts";
import { minutesOfTime } from "./next-meal.ts";

describe("mealTimes", () => {
  it.each([
    [2, ["Breakfast", "Dinner"]],
    [3, ["Breakfast", "Lunch", "Dinner"]],
    [4, ["Breakfast", "Lunch", "Snack", "Dinner"]],
    [5, ["Breakfast", "Snack", "Lunch", "Snack", "Dinner"]],
    [6, ["Breakfast", "Snack", "Lunch", "Snack", "Dinner", "Snack"]],
  ] as const)("%d meals", (count, types) => {
    expect(mealTimes(count).map(({ type }) => type)).toEqual(types);
  });

  it.each(MEALS_PER_DAY)("%d meals go through the day in order, a main at least two hours from the last", (count) => {
    const times = mealSlots(count).map(({ time }) => minutesOfTime(time));
    for (const [place, time] of times.entries()) {
      if (place > 0) expect(time - (times[place - 1] ?? 0)).toBeGreaterThanOrEqual(120);
      expect(time).toBeGreaterThanOrEqual(7 * 60);
      expect(time).toBeLessThanOrEqual(21 * 60);
    }
  });

  it.each(MEALS_PER_DAY)("%d meals share a day's energy, snacks the small parts", (count) => {
    const slots = mealSlots(count);
    expect(slots.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9);
    for (const { type, share } of slots) {
      if (type === "Snack") expect(share).toBeLessThan(MOST_SNACK_SHARE);
      else expect(share).toBeGreaterThan(LEAST_MEAL_SHARE);
    }
  });
});
