import { expect, test } from "vitest";
import { isOldEnough } from "./age.ts";

test.each([
  [2010, 2026, true],
  [2011, 2026, false],
  [1950, 2026, true],
  [2030, 2026, false],
])("born in %d, asked in %d: %s", (birthYear, currentYear, expected) => {
  expect(isOldEnough(birthYear, currentYear)).toBe(expected);
});
