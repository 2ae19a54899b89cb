import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, daysBetween, mondayOf, parseCalendarDay, weekdayIndex } from "./calendar.ts";
import type { CalendarDay } from "./calendar.ts";

const day = (text: string): CalendarDay => {
  const parsed = parseCalendarDay(text);
  if (parsed === null) throw new Error(`${text} is not a day`);
  return parsed;
};

describe("calendar days", () => {
  it.each(["2024-02-30", "2023-02-29", "2024-13-01", "2024-00-10", "24-1-1", "", "2024-1-01"])("refuses %s", (text) => {
    expect(parseCalendarDay(text)).toBeNull();
  });

  it.each([
    ["2026-11-20", 4],
    ["1970-01-01", 3],
    ["2024-02-29", 3],
    ["1969-12-29", 0],
  ] as const)("knows the weekday of %s", (text, weekday) => {
    expect(weekdayIndex(day(text))).toBe(weekday);
  });

  it("agrees with the platform's calendar on every day it's asked for", () => {
    fc.assert(
      fc.property(fc.integer({ min: -200_000, max: 200_000 }), (offset) => {
        const expected = new Date(offset * 86_400_000).toISOString().slice(0, 10);
        if (!/^\d{4}-/.test(expected)) return;
        expect(addDays(day("1970-01-01"), offset)).toBe(expected);
        expect(daysBetween(day("1970-01-01"), day(expected))).toBe(offset);
      }),
    );
  });

  it("puts Sunday into the week that began six days before", () => {
    expect(mondayOf(day("2026-11-22"))).toBe("2026-11-16");
    expect(mondayOf(day("2026-11-16"))).toBe("2026-11-16");
  });
});
