import { expect, test } from "vitest";
import { add, NOTHING, ONE_PASSED, summarize } from "./test-count.ts";

test("a browser that isn't there is named at the end, and its journeys count as skipped", () => {
  const firefox = { ...NOTHING, skipped: 12, missing: ["Firefox"] };
  const webkit = { ...NOTHING, skipped: 13, missing: ["WebKit"] };
  expect(summarize(add(add(ONE_PASSED, firefox), webkit))).toBe(
    "25 skipped\nNot tested, because it isn't installed: Firefox, WebKit\n1 passed, 0 failed\n",
  );
});

test("where nothing was skipped, the numbers stand alone", () => {
  expect(summarize({ ...ONE_PASSED, failed: 2 })).toBe("1 passed, 2 failed\n");
});
