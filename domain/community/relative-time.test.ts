import { describe, expect, it } from "vitest";
import { relativeTime, relativeTimeChangesInMs } from "./relative-time.ts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const NOW = Date.UTC(2026, 10, 22, 12);

describe("relative time", () => {
  it.each([
    [0, "Just now"],
    [-5 * MINUTE, "Just now"],
    [MINUTE - 1, "Just now"],
    [MINUTE, "1m ago"],
    [HOUR - 1, "59m ago"],
    [HOUR, "1h ago"],
    [DAY - 1, "23h ago"],
    [DAY, "Yesterday"],
    [2 * DAY - 1, "Yesterday"],
    [2 * DAY, "2d ago"],
    [7 * DAY - 1, "6d ago"],
    [7 * DAY, null],
    [400 * DAY, null],
  ])("%d ms ago reads %s", (age, text) => {
    expect(relativeTime(NOW - age, NOW)).toBe(text);
  });

  it("says when its text changes next", () => {
    for (const age of [0, 1, 59 * SECOND, MINUTE, 61 * MINUTE, 23 * HOUR, DAY, 3 * DAY + 7, 7 * DAY - 1]) {
      const wait = relativeTimeChangesInMs(NOW - age, NOW);
      expect(wait).not.toBeNull();
      expect(relativeTime(NOW - age, NOW + (wait ?? 0) - 1)).toBe(relativeTime(NOW - age, NOW));
      expect(relativeTime(NOW - age, NOW + (wait ?? 0))).not.toBe(relativeTime(NOW - age, NOW));
    }
    expect(relativeTimeChangesInMs(NOW - 7 * DAY, NOW)).toBeNull();
  });
});
