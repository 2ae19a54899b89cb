import { expect, test } from "vitest";
import { paperOf } from "./paper.ts";

test.each([
  ["kg", "metric", "a4"],
  ["lb", "metric", "letter"],
  ["kg", "us", "letter"],
  ["lb", "us", "letter"],
] as const)("%s and %s food are printed on %s", (units, foodUnits, paper) => {
  expect(paperOf({ units, foodUnits })).toBe(paper);
});
