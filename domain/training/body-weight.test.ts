import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, type CalendarDay } from "../calendar/calendar.ts";
import { bodyWeightOn, movesWholeBody, type WeighIn } from "./body-weight.ts";

const DAY = "2026-03-01" as CalendarDay;
const on = (day: number, weightKg: number): WeighIn => ({ date: addDays(DAY, day), weightKg });

test.each([
  ["before any, the first", -5, 80],
  ["on the day itself", 0, 80],
  ["between two, the earlier one", 6, 80],
  ["of two on a day, the last", 7, 82],
  ["long after all, the last", 400, 82],
])("what someone weighed: %s", (_, day, kg) => {
  expect(bodyWeightOn([on(0, 80), on(7, 81), on(7, 82)], addDays(DAY, day))).toBe(kg);
});

test("nobody who never weighed themselves weighs anything", () => {
  expect(bodyWeightOn([], DAY)).toBeNull();
});

test("it's found as by looking at each", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 60 })), fc.integer({ min: -5, max: 65 }), (days, asked) => {
      const weighIns = days.toSorted((a, b) => a - b).map((day, at) => on(day, 60 + at));
      const day = addDays(DAY, asked);
      const expected = weighIns.findLast(({ date }) => date <= day) ?? weighIns[0];
      expect(bodyWeightOn(weighIns, day)).toBe(expected?.weightKg ?? null);
    }),
  );
});

test.each([
  ["Pull-Up", "body-weight", true],
  ["Neutral-Grip Pull-Up", "body-weight", true],
  ["Chin-Up", "body-weight", true],
  ["Ring Dip", "body-weight", true],
  ["Weighted Pull-Up", "added", true],
  ["Assisted Dip", "assistance", true],
  ["Bench Dip", "body-weight", false],
  ["Side Plank Hip Dip", "body-weight", false],
  ["Scapular Pull-Up", "body-weight", false],
  ["Push-Up", "body-weight", false],
  ["Backpack Push-Up", "added", false],
  ["Crunch", "body-weight", false],
  ["Lat Pulldown", "stack", false],
  ["Barbell Back Squat", "total", false],
] as const)("%s moves the whole body: %s, %j", (name, loadModel, expected) => {
  expect(movesWholeBody({ name, loadModel })).toBe(expected);
});
