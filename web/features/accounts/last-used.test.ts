import { expect, test } from "vitest";
import { lastUsed } from "./last-used.ts";

const now = new Date("2026-05-20T12:00:00Z");

test.each([
  ["2026-05-20T11:59:00Z", "Used within the last day"],
  ["2026-05-19T12:00:01Z", "Used within the last day"],
  ["2026-05-19T12:00:00Z", "Last used about a day ago"],
  ["2026-05-10T12:00:00Z", "Last used about 10 days ago"],
  ["2026-04-01T12:00:00Z", "Last used about April 1, 2026"],
])("noted at %s: %s", (noted, said) => {
  expect(lastUsed(new Date(noted), now)).toBe(said);
});
