import { describe, expect, test } from "vitest";
import { parseCalendarDay } from "../calendar/calendar.ts";
import type { CalendarDay } from "../calendar/calendar.ts";
import { averageByWeek, keptToPlan, totalByDay } from "./eaten.ts";
import { isPlanOver, planDayOn, weekdayOfPlanDay } from "./plan-calendar.ts";

const day = (text: string): CalendarDay => {
  const parsed = parseCalendarDay(text);
  if (parsed === null) throw new Error(text);
  return parsed;
};
const eaten = (date: string, calories: number) => ({ date: day(date), calories, protein: 10, carbs: 20.05, fat: 5, fibre: 1 });

describe("what was eaten", () => {
  test("days without entries are there with zeros", () => {
    const days = totalByDay([eaten("2026-03-02", 500), eaten("2026-03-02", 300)], day("2026-03-03"), 3);
    expect(days.map(({ date, entries, calories }) => [date, entries, calories])).toEqual([
      ["2026-03-01", 0, 0],
      ["2026-03-02", 2, 800],
      ["2026-03-03", 0, 0],
    ]);
  });

  test("a week's average is over its logged days", () => {
    const weeks = averageByWeek(
      [eaten("2026-02-23", 1000), eaten("2026-03-01", 2000), eaten("2026-03-01", 1000), eaten("2026-03-04", 1500)],
      day("2026-03-04"),
      2,
    );
    expect(weeks.map(({ monday, daysLogged, calories }) => [monday, daysLogged, calories])).toEqual([
      ["2026-02-23", 2, 2000],
      ["2026-03-02", 1, 1500],
    ]);
  });

  test.each([
    [2, 3, true],
    [1, 3, false],
    [3, 4, true],
    [2, 4, false],
    [0, 0, false],
  ])("%i of %i planned meals: kept is %s", (eatenMeals, planned, kept) => {
    expect(keptToPlan(eatenMeals, planned)).toBe(kept);
  });
});

describe("a plan's days", () => {
  const start = day("2026-03-04");
  test.each([
    ["2026-03-03", 7, null],
    ["2026-03-04", 7, 1],
    ["2026-03-10", 7, 7],
    ["2026-03-11", 7, 1],
    ["2026-03-06", 3, 3],
    ["2026-03-07", 3, null],
  ])("%s of %i days is day %s", (date, days, number) => {
    expect(planDayOn(start, days, day(date))).toBe(number);
  });

  test("weekdays and the end", () => {
    expect(weekdayOfPlanDay(start, 1)).toBe("Wednesday");
    expect(weekdayOfPlanDay(start, 5)).toBe("Sunday");
    expect(isPlanOver(start, 3, day("2026-03-06"))).toBe(false);
    expect(isPlanOver(start, 3, day("2026-03-07"))).toBe(true);
    expect(isPlanOver(start, 7, day("2027-03-07"))).toBe(false);
  });
});
