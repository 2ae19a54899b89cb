import { expect, it } from "vitest";
import { weekdayAt } from "./weekdays.ts";

it.each([
  [0, "Monday"],
  [6, "Sunday"],
  [7, "Monday"],
  [13, "Sunday"],
])("place %i is a %s", (place, weekday) => {
  expect(weekdayAt(place)).toBe(weekday);
});
