import { expect, test } from "vitest";
import { showsMeasurements } from "./shows-measurements.ts";

test.each([
  [null, false, true],
  [null, true, false],
  [true, false, false],
  [false, true, true],
])("hidden %j and calories hidden %j: shown %j", (hideMeasurements, hideCalories, isShown) => {
  expect(showsMeasurements({ hideMeasurements, hideCalories })).toBe(isShown);
});
