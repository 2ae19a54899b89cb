import { expect, test } from "vitest";
import { joinedAgo } from "./joined-ago.ts";

const NOW = Date.UTC(2026, 5, 1);
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

test.each([
  [-5 * MINUTE, "Joined less than a minute ago"],
  [0, "Joined less than a minute ago"],
  [MINUTE, "Joined 1 minute ago"],
  [59 * MINUTE + 59_999, "Joined 59 minutes ago"],
  [60 * MINUTE, "Joined 1 hour ago"],
  [DAY - 1, "Joined 23 hours ago"],
  [DAY, "Joined 1 day ago"],
  [3 * DAY, "Joined 3 days ago"],
  [29 * DAY, "Joined 29 days ago"],
  [30 * DAY, "Joined 1 month ago"],
  [364 * DAY, "Joined 11 months ago"],
  [365 * DAY, "Joined 1 year ago"],
  [800 * DAY, "Joined 2 years ago"],
])("an age of %d ms reads '%s'", (age, text) => {
  expect(joinedAgo(NOW - age, NOW)).toBe(text);
});
