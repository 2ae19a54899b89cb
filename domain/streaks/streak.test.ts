import { describe, expect, test } from "vitest";
import { addDays, parseCalendarDay } from "../calendar/calendar.ts";
import type { CalendarDay } from "../calendar/calendar.ts";
import { countStreak } from "./streak.ts";

const day = (text: string): CalendarDay => {
  const parsed = parseCalendarDay(text);
  if (parsed === null) throw new Error(text);
  return parsed;
};
const today = day("2026-03-01");
const ago = (...days: number[]) => days.map((count) => addDays(today, -count));

describe("a streak", () => {
  test.each([
    ["nothing yet", [], 0, 0],
    ["today only", [0], 1, 1],
    ["up to yesterday still stands", [1, 2, 3], 3, 3],
    ["broken the day before yesterday", [2, 3], 0, 2],
    ["over the end of a month", [0, 1, 2], 3, 3],
    ["a longer one earlier", [0, 5, 6, 7, 8], 1, 4],
    ["doubles count once, order does not matter", [2, 0, 1, 1], 3, 3],
    ["a day ahead of today carries it on", [-1, 0], 2, 2],
    ["a day ahead that does not touch the run leaves it standing", [-1, 1, 2, 3], 3, 3],
    ["a day ahead alone counts", [-1, 3, 4], 1, 2],
  ])("%s", (_name, days, current, longest) => {
    expect(countStreak(ago(...days), today)).toMatchObject({ current, longest });
  });

  test("tells the last day", () => {
    expect(countStreak(ago(3, 1), today).lastDay).toBe("2026-02-28");
    expect(countStreak([], today).lastDay).toBeNull();
    expect(countStreak(ago(-1, 1, 2), today).lastDay).toBe("2026-02-28");
  });
});
