import type { KeptMealPlan, PlannedMeal } from "@lockstep/contract/nutrition.ts";
import { parseCalendarDay } from "@lockstep/domain/calendar/calendar.ts";
import { describe, expect, it, test } from "vitest";
import { comingMeal, keyOfMeal, loggedMeals, reminderOf, reminderWords } from "./reminder-rule.ts";

const FIGURES = { calories: 0, protein: 0, carbs: 0, fat: 0, fibre: 0 };
const TYPES = ["Breakfast", "Lunch", "Dinner"] as const;

function meal(id: string, time: string, type: PlannedMeal["type"]): PlannedMeal {
  const more = { recipeId: "r", dishes: [], prepMinutes: 10, ingredients: [], instructions: [], locked: false };
  return { id, type, name: `Meal ${id}`, time, ...FIGURES, ...more };
}

function plan(startsOn: string, days: number, times = ["07:30", "12:30", "18:30"]) {
  const start = parseCalendarDay(startsOn);
  if (start === null) throw new Error(startsOn);
  const made: KeptMealPlan["days"] = Array.from({ length: days }, (_, index) => ({
    number: index + 1,
    day: "Monday",
    ...FIGURES,
    meals: times.map((time, place) => meal(`d${index + 1}-${place}`, time, TYPES[place] ?? "Snack")),
  }));
  return { id: "p", startsOn: start, days: made };
}

// 2026-11-16 is a Monday. UTC+1 in Berlin, UTC-5 in New York, UTC+13 in Auckland.
test.each([
  ["a quarter of an hour before it is due", "2026-11-16", 7, "UTC", "2026-11-16T12:15:00Z", "2026-11-16 d1-1 15 due"],
  ["a minute earlier it is not", "2026-11-16", 7, "UTC", "2026-11-16T12:14:00Z", "2026-11-16 d1-1 16"],
  ["at its minute it is still due", "2026-11-16", 7, "UTC", "2026-11-16T12:30:40Z", "2026-11-16 d1-1 0 due"],
  ["a minute later the next one comes", "2026-11-16", 7, "UTC", "2026-11-16T12:31:00Z", "2026-11-16 d1-2 359"],
  ["the person's zone counts: Berlin", "2026-11-16", 7, "Europe/Berlin", "2026-11-16T11:20:00Z", "2026-11-16 d1-1 10 due"],
  ["New York has its own lunch", "2026-11-16", 7, "America/New_York", "2026-11-16T17:20:00Z", "2026-11-16 d1-1 10 due"],
  ["Auckland is in tomorrow already", "2026-11-16", 7, "Pacific/Auckland", "2026-11-16T18:20:00Z", "2026-11-17 d2-0 10 due"],
  ["all of today's are past", "2026-11-16", 7, "UTC", "2026-11-16T23:50:00Z", "2026-11-17 d2-0 460"],
  ["midnight itself", "2026-11-16", 7, "UTC", "2026-11-17T00:00:00Z", "2026-11-17 d2-0 450"],
  ["a new week starts", "2026-11-16", 7, "UTC", "2026-11-22T23:00:00Z", "2026-11-23 d1-0 510"],
  ["it repeats weeks later", "2026-11-16", 7, "UTC", "2026-12-16T07:20:00Z", "2026-12-16 d3-0 10 due"],
  ["three days are over after the last meal", "2026-11-16", 3, "UTC", "2026-11-18T18:31:00Z", null],
  ["and stay over", "2026-11-16", 3, "UTC", "2026-11-19T07:20:00Z", null],
  ["the evening before a plan begins", "2026-11-16", 3, "UTC", "2026-11-15T20:00:00Z", "2026-11-16 d1-0 690"],
  ["the morning before a week begins", "2026-11-16", 7, "UTC", "2026-11-15T06:00:00Z", "2026-11-16 d1-0 1530"],
  ["a quarter before its breakfast, a day early", "2026-11-16", 7, "UTC", "2026-11-15T07:15:00Z", "2026-11-16 d1-0 1455"],
  ["and before its lunch", "2026-11-16", 7, "UTC", "2026-11-15T12:20:00Z", "2026-11-16 d1-0 1150"],
  ["the evening before a week begins", "2026-11-16", 7, "UTC", "2026-11-15T20:00:00Z", "2026-11-16 d1-0 690"],
  ["two days before it begins", "2026-11-16", 7, "UTC", "2026-11-14T20:00:00Z", null],
] as const)("%s", (_name, startsOn, days, timeZone, now, expected) => {
  const found = comingMeal(plan(startsOn, days), timeZone, new Date(now));
  const told = found && `${found.date} ${found.meal.id} ${found.minutesUntil}${found.isDue ? " due" : ""}`;
  expect(told).toBe(expected);
});

it("reminds of a breakfast shortly after midnight the evening before", () => {
  const found = comingMeal(plan("2026-11-16", 7, ["00:10"]), "UTC", new Date("2026-11-16T23:55:00Z"));
  expect(found).toMatchObject({ date: "2026-11-17", minutesUntil: 15, isDue: true, isToday: false });
});

describe("what is shown", () => {
  const due = comingMeal(plan("2026-11-16", 7), "UTC", new Date("2026-11-16T12:20:00Z"));
  const later = comingMeal(plan("2026-11-16", 7), "UTC", new Date("2026-11-16T10:00:00Z"));
  const none = new Set<string>();

  it("is a due meal at once, and any next meal after a while", () => {
    expect(reminderOf(due, { dismissed: none, logged: none, settled: false, quiet: false })).toBe(due);
    expect(reminderOf(later, { dismissed: none, logged: none, settled: false, quiet: false })).toBeNull();
    expect(reminderOf(later, { dismissed: none, logged: none, settled: true, quiet: false })).toBe(later);
  });

  it("is nothing of what was dismissed, and after a dismissal only what is due", () => {
    const dismissed = new Set([keyOfMeal("2026-11-16", "p-d1-1")]);
    expect(reminderOf(due, { dismissed, logged: none, settled: true, quiet: false })).toBeNull();
    expect(
      reminderOf(due, { dismissed: new Set([keyOfMeal("2026-11-09", "p-d1-1")]), logged: none, settled: true, quiet: true }),
    ).toBe(due);
    expect(reminderOf(later, { dismissed: none, logged: none, settled: true, quiet: true })).toBeNull();
    expect(reminderOf(null, { dismissed: none, logged: none, settled: true, quiet: false })).toBeNull();
  });

  it("is nothing of a meal that was logged on its day", () => {
    const source = { type: "meal", planId: "p", mealId: "d1-1" } as const;
    const state = { dismissed: none, settled: true, quiet: false };
    expect(reminderOf(due, { ...state, logged: loggedMeals([{ date: "2026-11-16", source }]) })).toBeNull();
    expect(reminderOf(due, { ...state, logged: loggedMeals([{ date: "2026-11-09", source }]) })).toBe(due);
    const apple = { type: "food", foodId: "apple", grams: 180 } as const;
    expect(reminderOf(due, { ...state, logged: loggedMeals([{ date: "2026-11-16", source: apple }]) })).toBe(due);
  });

  it("is a meal of a new plan, whatever was dismissed of the one before at the same time", () => {
    const dismissed = new Set([keyOfMeal("2026-11-16", "p-d1-1")]);
    const rebuilt = comingMeal({ ...plan("2026-11-16", 7), id: "q" }, "UTC", new Date("2026-11-16T12:20:00Z"));
    expect(reminderOf(rebuilt, { dismissed, logged: none, settled: true, quiet: false })).toBe(rebuilt);
  });

  it("says when", () => {
    expect([due, later].map((each) => each && reminderWords(each))).toEqual(["Lunch in 10 minutes", "Next: Lunch at 12:30 PM"]);
    const tomorrow = comingMeal(plan("2026-11-16", 7), "UTC", new Date("2026-11-16T20:00:00Z"));
    expect(tomorrow && reminderWords(tomorrow)).toBe("Tomorrow: Breakfast at 7:30 AM");
  });
});
