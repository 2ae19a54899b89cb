import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays, type CalendarDay } from "../calendar/calendar.ts";
import {
  fromOwnUnits,
  isMeasure,
  MEASURE_LIMITS,
  measureRefused,
  MEASURES,
  measureText,
  readMeasure,
  toOwnUnits,
  trendOf,
} from "./measurements.ts";

describe("a measure that was typed", () => {
  test.each([
    ["weightKg", "81,5", "kg", 81.5],
    ["weightKg", " 180 ", "lb", 81.647],
    ["waistCm", "32.5", "in", 82.55],
    ["waistCm", "82", "kg", 82],
    ["bodyFatPercent", "18", "lb", 18],
    ["weightKg", "", "kg", null],
    ["weightKg", "8", "kg", Number.NaN],
    ["weightKg", "501", "kg", Number.NaN],
    ["waistCm", "eighty", "kg", Number.NaN],
    ["bodyFatPercent", "-5", "kg", Number.NaN],
  ] as const)("%s %j in %s", (measure, text, units, expected) => {
    expect(readMeasure(measure, text, units === "in" ? "lb" : units)).toEqual(expected);
  });

  test("one that's refused says what may be, in the person's units", () => {
    expect(measureRefused("weightKg")).toBe("Enter 20 to 500 kg.");
    expect(measureRefused("weightKg", "lb")).toBe("Enter 45 to 1,102 lb.");
    expect(measureRefused("waistCm", "lb")).toBe("Enter 12 to 98 in.");
    expect(measureRefused("bodyFatPercent", "lb")).toBe("Enter 2 to 75 %.");
    expect(measureText("waistCm", 82.55, "lb")).toBe("32.5 in");
  });

  test("with one decimal it comes back as it was typed, and is inside the limits that are said", () => {
    const anyUnits = fc.constantFrom("kg" as const, "lb" as const);
    fc.assert(
      fc.property(fc.constantFrom(...MEASURES), anyUnits, fc.integer({ min: 1, max: 11_020 }), (measure, units, tenths) => {
        const value = tenths / 10;
        expect(toOwnUnits(measure, fromOwnUnits(measure, value, units), units)).toBe(value);
        const [least = 0, most = 0] = (measureRefused(measure, units).match(/[\d,]+/g) ?? []).map((each) =>
          Number(each.replace(",", "")),
        );
        if (value >= least && value <= most) expect(isMeasure(measure, fromOwnUnits(measure, value, units))).toBe(true);
      }),
    );
    expect(Object.keys(MEASURE_LIMITS)).toEqual([...MEASURES]);
  });
});

describe("the trend", () => {
  const FIRST = "2026-01-01" as CalendarDay;
  const anyPoints = fc
    .array(fc.record({ gap: fc.integer({ min: 0, max: 40 }), value: fc.double({ min: 40, max: 150, noNaN: true }) }), {
      minLength: 1,
      maxLength: 40,
    })
    .map((steps) => {
      let date = FIRST;
      return steps.map(({ gap, value }) => {
        date = addDays(date, gap);
        return { date, value };
      });
    });

  test("half a week's weight after seven days", () => {
    const trend = trendOf([
      { date: FIRST, value: 80 },
      { date: addDays(FIRST, 7), value: 83 },
    ]);
    expect(trend.map(({ value }) => value)).toEqual([80, 82]);
  });

  test("stays between what was measured, and stays where nothing changes", () => {
    fc.assert(
      fc.property(anyPoints, (points) => {
        const trend = trendOf(points);
        for (const [at, { value }] of trend.entries()) {
          const values = points.slice(0, at + 1).map((point) => point.value);
          expect(value).toBeGreaterThanOrEqual(Math.min(...values) - 1e-9);
          expect(value).toBeLessThanOrEqual(Math.max(...values) + 1e-9);
        }
        for (const { value } of trendOf(points.map(({ date }) => ({ date, value: 80 })))) expect(value).toBeCloseTo(80, 9);
      }),
    );
  });

  test("is the weighted mean, as written out", () => {
    fc.assert(
      fc.property(anyPoints, (points) => {
        const days = points.map(({ date }) => Date.parse(date) / 86_400_000);
        const last = days.at(-1) ?? 0;
        const weights = days.map((day) => 0.5 ** ((last - day) / 7));
        const mean =
          points.reduce((sum, { value }, at) => sum + value * (weights[at] ?? 0), 0) / weights.reduce((a, b) => a + b, 0);
        expect(trendOf(points).at(-1)?.value).toBeCloseTo(mean, 6);
      }),
    );
  });
});
