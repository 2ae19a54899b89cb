import type { LogEntry, MealDay, PlannedMeal } from "@lockstep/contract/nutrition.ts";
import { parseCalendarDay } from "@lockstep/domain/calendar/calendar.ts";
import type { CalendarDay } from "@lockstep/domain/calendar/calendar.ts";
import { dateToLog } from "@lockstep/domain/nutrition/plan-calendar.ts";
import { describe, expect, it } from "vitest";
import { byTime, datesOf, dayTabs, leftoverWords, logRange, recordDay } from "./plan-days.ts";

function on(text: string): CalendarDay {
  const day = parseCalendarDay(text);
  if (day === null) throw new Error(text);
  return day;
}

const figures = { calories: 500, protein: 30, carbs: 50, fat: 20, fibre: 5 };

function meal(id: string, time: string, more: Partial<PlannedMeal> = {}): PlannedMeal {
  return {
    ...figures,
    id,
    type: "Lunch",
    name: id,
    time,
    recipeId: "soup",
    dishes: [{ recipeId: "soup", name: "Soup", servings: 1 }],
    prepMinutes: 20,
    ingredients: [],
    instructions: [],
    locked: false,
    ...more,
  };
}

const monday: MealDay = {
  ...figures,
  number: 1,
  day: "Monday",
  meals: [meal("d1-dinner", "19:00", { type: "Dinner" }), meal("d1-lunch", "12:30")],
};
const tuesday: MealDay = {
  ...figures,
  number: 2,
  day: "Tuesday",
  meals: [meal("d2-lunch", "12:30", { leftoverOf: "d1-dinner" })],
};

function entry(mealId: string, date: string, planId = "p"): LogEntry {
  return {
    ...figures,
    id: `${mealId} ${date}`,
    date,
    mealType: "Lunch",
    name: mealId,
    source: { type: "meal", planId, mealId },
    loggedAt: `${date}T12:00:00Z`,
  };
}

describe("a plan's dates", () => {
  it("move on every week when there are seven days", () => {
    const { dates, today, isOver } = datesOf(on("2026-11-18"), 7, on("2026-12-01"));
    expect([dates[0], dates[6], today, isOver]).toEqual(["2026-11-25", "2026-12-01", 6, false]);
    expect(datesOf(on("2026-11-18"), 7, on("2026-12-02")).dates[0]).toBe("2026-12-02");
  });
  it("end when there are fewer, and stay where they were", () => {
    expect(datesOf(on("2026-11-18"), 3, on("2026-11-20"))).toMatchObject({ today: 2, isOver: false });
    const over = datesOf(on("2026-11-18"), 3, on("2026-11-21"));
    expect(over).toMatchObject({ today: null, isOver: true });
    expect(over.dates).toEqual(["2026-11-18", "2026-11-19", "2026-11-20"]);
  });
  it("have no today before they begin", () => {
    const ahead = datesOf(on("2026-11-25"), 7, on("2026-11-21"));
    expect([ahead.dates[0], ahead.today, ahead.isOver]).toEqual(["2026-11-25", null, false]);
  });
  it("ask for the log from last week to next week, the same all week, and for a plan that reaches further", () => {
    const plan = datesOf(on("2026-11-18"), 7, on("2026-11-23"));
    expect(logRange(plan, on("2026-11-23"))).toEqual({ from: "2026-11-16", to: "2026-12-06" });
    expect(logRange(plan, on("2026-11-29"))).toEqual({ from: "2026-11-16", to: "2026-12-06" });
    expect(logRange(datesOf(on("2026-10-01"), 3, on("2026-11-23")), on("2026-11-23")).from).toBe("2026-10-01");
    expect(logRange(datesOf(on("2026-12-05"), 7, on("2026-11-23")), on("2026-11-23")).to).toBe("2026-12-11");
  });
});

describe("a day's record", () => {
  it("knows which planned meals were eaten, and counts everything eaten on the date", () => {
    const snack: LogEntry = { ...entry("x", "2026-11-16"), id: "free", source: { type: "food", foodId: "apple", grams: 100 } };
    const record = recordDay(monday, on("2026-11-16"), on("2026-11-17"), "p", [
      entry("d1-lunch", "2026-11-16"),
      snack,
      entry("d1-dinner", "2026-11-09"),
    ]);
    expect([...record.eaten.keys()]).toEqual(["d1-lunch"]);
    expect(record.total.calories).toBe(1000);
    expect(record.isDone).toBe(false);
  });
  it("leaves the meals of another plan out", () => {
    expect(
      recordDay(monday, on("2026-11-16"), on("2026-11-16"), "p", [entry("d1-lunch", "2026-11-16", "other")]).eaten.size,
    ).toBe(0);
  });
  it("finds a meal of a day ahead where it was logged: today", () => {
    const record = recordDay(tuesday, on("2026-11-17"), on("2026-11-16"), "p", [entry("d2-lunch", "2026-11-16")]);
    expect(record.isDone).toBe(true);
    expect(record.total.calories).toBe(0);
    expect(dateToLog(on("2026-11-17"), on("2026-11-16"))).toBe("2026-11-16");
  });
});

it("names leftovers after the meal that cooked them, and meals are in order of time", () => {
  expect(leftoverWords([monday, tuesday], tuesday.meals[0] ?? meal("", ""))).toBe("Monday's dinner");
  expect(leftoverWords([tuesday], tuesday.meals[0] ?? meal("", ""))).toBeNull();
  expect(byTime(monday.meals).map(({ id }) => id)).toEqual(["d1-lunch", "d1-dinner"]);
});

it("says today in the tab's name only", () => {
  const record = recordDay(monday, on("2026-11-16"), on("2026-11-16"), "p", [
    entry("d1-lunch", "2026-11-16"),
    entry("d1-dinner", "2026-11-16"),
  ]);
  const [tab] = dayTabs([monday], [record], 0, (place) => `place ${place}`);
  expect(tab).toEqual({ short: "Mon", weekday: "Monday", name: "Monday, today", note: "place 0", state: "done" });
});
