import { ERRORS } from "@lockstep/contract/errors.ts";
import { expect, test } from "vitest";
import { createMissLimit } from "./miss-limit.ts";

test("guessing the addresses of pictures is refused for a minute", () => {
  let now = new Date("2026-05-04T10:00:00.000Z");
  const misses = createMissLimit(() => now, 3);
  for (let missed = 0; missed < 3; missed += 1) {
    misses.refuse("a");
    misses.count("a");
  }
  expect(() => misses.refuse("a")).toThrow(ERRORS.RATE_LIMITED.message);
  misses.refuse("b");
  now = new Date(now.getTime() + 60_000);
  misses.refuse("a");
});
