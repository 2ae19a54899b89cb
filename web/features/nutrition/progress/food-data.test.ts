import type { LogEntry, MealDay } from "@lockstep/contract/nutrition.ts";
import { parseCalendarDay } from "@lockstep/domain/calendar/calendar.ts";
import type { CalendarDay } from "@lockstep/domain/calendar/calendar.ts";
import { describe, expect, it } from "vitest";
import { byMeal, macroTargetsOn, targetOn, weeksWithThis, weekTotals } from "./food-data.ts";

function day(text: string): CalendarDay {
  const parsed = parseCalendarDay(text);
  if (parsed === null) throw new Error(text);
  return parsed;
}

function entry(date: string, calories: number, mealType: LogEntry["mealType"] = "Lunch"): LogEntry {
  return {
    id: `${date}-${calories}`,
    date,
    mealType,
    name: "Apple",
    source: { type: "food", foodId: "apple", grams: 100 },
    loggedAt: `${date}T12:00:00Z`,
    calories,
    protein: 10,
    carbs: 20,
    fat: 5,
    fibre: 2,
  };
}

describe("what was eaten", () => {
  it("adds a week's days up, Monday first", () => {
    const totals = weekTotals([entry("2026-11-16", 100), entry("2026-11-16", 50.5), entry("2026-11-22", 80)], day("2026-11-16"));
    expect(totals.map(({ calories }) => calories)).toEqual([150.5, 0, 0, 0, 0, 0, 80]);
    expect(totals[0]?.entries).toBe(2);
  });

  it("counts the current week from what is available", () => {
    const past = { monday: "2026-11-09", daysLogged: 3, calories: 1900, protein: 90, carbs: 200, fat: 60, fibre: 30 };
    const old = { ...past, monday: "2026-11-16", daysLogged: 1, calories: 10 };
    const weeks = weeksWithThis([past, old], [entry("2026-11-16", 1000), entry("2026-11-18", 2000)], day("2026-11-20"));
    expect(weeks.map(({ monday, daysLogged, calories }) => [monday, daysLogged, calories])).toEqual([
      ["2026-11-09", 3, 1900],
      ["2026-11-16", 2, 1500],
    ]);
  });

  it("orders a day's entries by meal", () => {
    const meals = byMeal(
      [entry("2026-11-16", 1, "Dinner"), entry("2026-11-16", 2, "Breakfast"), entry("2026-11-17", 3)],
      day("2026-11-16"),
    );
    expect(meals.map(({ type }) => type)).toEqual(["Breakfast", "Dinner"]);
  });
});

describe("the target", () => {
  const planned = (number: number, protein: number): MealDay => ({
    number,
    day: "Monday",
    meals: [],
    calories: 1990,
    protein,
    carbs: 200,
    fat: 70,
    fibre: 30,
  });
  const plan = {
    startsOn: "2026-11-16",
    days: [planned(1, 90), planned(2, 110), planned(3, 100)],
    choices: {
      preference: "standard" as const,
      dailyCalories: 2000 as const,
      planDays: 3 as const,
      prepStyle: "quick" as const,
      allergies: [],
      mealsPerDay: 3 as const,
    },
  };

  it("is the planned day's where the plan reaches, and the average elsewhere", () => {
    expect(targetOn(plan, day("2026-11-17"))).toMatchObject({ calories: 2000, protein: 110 });
    expect(targetOn(plan, day("2026-11-25"))).toMatchObject({ calories: 2000, protein: 100 });
    expect(targetOn(null, day("2026-11-17"))).toBeNull();
  });

  it("has the person's own macros before the plan's", () => {
    const own = { protein: 140, carbs: null, fat: null, fibre: null, sugars: null, sodium: null };
    const planned = targetOn(plan, day("2026-11-17"));
    expect(macroTargetsOn(planned, own)).toMatchObject({ protein: 140, carbs: planned?.carbs, fat: planned?.fat });
    expect(macroTargetsOn(null, own)).toEqual({ protein: 140, carbs: null, fat: null });
    expect(macroTargetsOn(null, { ...own, carbs: 200, fat: 60 })).toMatchObject({ protein: 140, carbs: 200, fat: 60 });
  });
});
