import { expect, test } from "vitest";
import { blockWeeks } from "./block.ts";
import type { LEVELS } from "./exercise.ts";
import { gentleReserve, reserveIn } from "./reserve.ts";

const weeksOf = (level: (typeof LEVELS)[number]) => Array.from({ length: blockWeeks(level) - 1 }, (_, index) => index + 1);

test("reps in reserve go 3-2-2-1 over the hard weeks, and a beginner's never below 2", () => {
  expect(weeksOf("advanced").map((week) => reserveIn(week, { skillLevel: "advanced" }))).toEqual([3, 2, 2, 1]);
  expect(weeksOf("intermediate").map((week) => reserveIn(week, { skillLevel: "intermediate" }))).toEqual([3, 3, 2, 2, 1]);
  expect(weeksOf("beginner").map((week) => reserveIn(week, { skillLevel: "beginner" }))).toEqual([3, 3, 2, 2, 2, 2]);
});

test.each([
  ["pregnancy", 5],
  ["high-blood-pressure", 5],
  ["postnatal", 3],
  ["knee", 1],
] as const)("someone who avoids %s never leaves fewer than %d", (one, least) => {
  const trainee = { skillLevel: "advanced", avoid: [one] } as const;
  expect(Math.min(...weeksOf("advanced").map((week) => reserveIn(week, trainee)))).toBe(least);
});

test.each([
  ["hip", "squat", 3],
  ["hip", "hinge", 3],
  ["hip", "elbow-flexion", 0],
  ["elbow", "elbow-extension", 3],
  ["elbow", "horizontal-push", 0],
  ["knee", "knee-flexion", 3],
  ["knee", "hinge", 0],
  ["lower-back", "hinge", 3],
  ["lower-back", "horizontal-push", 0],
  ["shoulder", "vertical-pull", 3],
  ["shoulder", "horizontal-push", 3],
  ["shoulder", "squat", 0],
  ["wrist", "horizontal-push", 3],
  ["neck", "vertical-push", 3],
  ["ankle", "calf-raise", 3],
] as const)("a sore %s in a %s leaves %d", (one, pattern, least) => {
  expect(gentleReserve([one], pattern)).toBe(least);
  expect(gentleReserve([one])).toBe(0);
});
