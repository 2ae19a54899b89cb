import { expect, it } from "vitest";
import { badgeText } from "./badge.ts";

it.each([
  [0, null],
  [-3, null],
  [Number.NaN, null],
  [1, "1"],
  [9, "9"],
  [10, "9+"],
  [250, "9+"],
])("%s unread shows %s", (unread, text) => {
  expect(badgeText(unread)).toBe(text);
});
