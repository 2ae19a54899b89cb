import { expect, test } from "vitest";
import { isReadableName } from "./display-name.ts";

test.each([
  ["Zoë O'Neil", true],
  ["李小龙", true],
  ["क्‍ष", true],
  ["💪", true],
  ["", false],
  [" ", false],
  ["\u200b", false],
  ["a\nb", false],
  ["a\u2028b", false],
  ["a\u0000b", false],
  ["\u202etxet", false],
  ["a\u2066b", false],
])("%j can be read by others: %s", (name, expected) => {
  expect(isReadableName(name)).toBe(expected);
});
