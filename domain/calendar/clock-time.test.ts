import { expect, test } from "vitest";
import { clockTime } from "./clock-time.ts";

test.each([
  ["00:00", "12:00 AM"],
  ["00:05", "12:05 AM"],
  ["07:30", "7:30 AM"],
  ["11:59", "11:59 AM"],
  ["12:00", "12:00 PM"],
  ["12:30", "12:30 PM"],
  ["18:30", "6:30 PM"],
  ["23:59", "11:59 PM"],
])("%s is said as %s", (time, said) => expect(clockTime(time)).toBe(said));
