import { expect, it } from "vitest";
import { describeReps } from "./describe-exercise.ts";

const both = { perSide: false } as const;

it.each([
  ["a range", { repsMin: 8, repsMax: 12, holdSeconds: null }, both, "8-12"],
  ["one number", { repsMin: 10, repsMax: 10, holdSeconds: null }, { perSide: true }, "10 each side"],
  [
    "sides that take turns",
    { repsMin: 16, repsMax: 20, holdSeconds: null },
    { perSide: false, alternates: true },
    "16-20 in total",
  ],
  ["a hold", { repsMin: 1, repsMax: 1, holdSeconds: 30 }, both, "30 s"],
] as const)("tells %s", (_, dose, sides, text) => {
  expect(describeReps(dose, sides)).toBe(text);
});
