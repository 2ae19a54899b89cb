import { expect, test } from "vitest";
import { dayLimitText, minuteLimitText, questionsADay } from "./limits.ts";

test("a visitor asks 10 a day, Free 30, paid 200", () => {
  expect([null, "free", "premium", "family"].map((tier) => questionsADay(tier as Parameters<typeof questionsADay>[0]))).toEqual([
    10, 30, 200, 200,
  ]);
});

test.each([
  [0, "1 second"],
  [1, "1 second"],
  [59.2, "60 seconds"],
  [60, "1 minute"],
  [61, "2 minutes"],
  [3540, "59 minutes"],
  [3541, "1 hour"],
  [3600, "1 hour"],
  [3601, "2 hours"],
  [86_400, "24 hours"],
])("%s seconds are %s", (seconds, text) => {
  expect(minuteLimitText(seconds)).toBe(`You're asking very fast. You can ask again in ${text}.`);
});

test("the day's limit says what more there is", () => {
  expect(dayLimitText(null, 7200)).toBe(
    "You've asked your 10 questions for today. You can ask again in 2 hours. With a free account you get 30 a day.",
  );
  expect(dayLimitText("free", 7200)).toContain("Premium includes 200 a day.");
  expect(dayLimitText("family", 7200)).toBe("You've asked your 200 questions for today. You can ask again in 2 hours.");
});
