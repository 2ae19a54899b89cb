import { expect, test } from "vitest";
import { addMonths } from "./add-months.ts";

test.each([
  ["2028-01-31", 1, "2028-02-29"],
  ["2027-12-15", 1, "2028-01-15"],
  ["2027-08-31", 13, "2028-09-30"],
])("%s and %d months is %s", (from, months, to) => {
  expect(addMonths(Date.parse(from) / 1000, months)).toBe(Date.parse(to) / 1000);
});
