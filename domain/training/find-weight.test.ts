import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { LoadModel, Pattern } from "./exercise.ts";
import { FEELINGS, isTooLight, weightToTryKg } from "./find-weight.ts";

const exercise = (loadModel: LoadModel, pattern: Pattern, compound = true) => ({ compound, pattern, loadModel, needs: [] });
const squat = { exercise: exercise("total", "squat"), units: "kg" } as const;

describe("finding a first weight", () => {
  test.each([
    ["very easy with the bar", 20, 5, squat, 27.5],
    ["very easy further up", 40, 5, squat, 55],
    ["easy", 60, 4, squat, 70],
    ["right", 62.5, 2, squat, 62.5],
    ["three left is right too", 62.5, 3, squat, 62.5],
    ["one left is work", 62.5, 1, squat, 62.5],
    ["too heavy", 100, 0, squat, 90],
    ["the empty bar, too heavy", 20, 0, { ...squat, exercise: { ...squat.exercise, needs: ["barbell"] } }, 20],
    ["a light curl goes up by one step", 4, 4, { exercise: exercise("per-hand", "elbow-flexion", false), units: "kg" }, 5],
    ["less help is harder", 40, 4, { exercise: exercise("assistance", "vertical-pull"), units: "kg" }, 35],
  ] as const)("%s", (_, kg, rir, request, next) => {
    expect(weightToTryKg(kg, rir, request)).toBe(next);
  });

  test("what's too light gets harder, what's too heavy easier, and nothing goes below zero", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 4, max: 1200 }).map((quarters) => quarters / 4),
        fc.constantFrom(...FEELINGS),
        fc.constantFrom<LoadModel>("total", "per-hand", "stack", "assistance"),
        fc.constantFrom("kg", "lb"),
        (kg, { rir }, loadModel, units) => {
          const next = weightToTryKg(kg, rir, { exercise: exercise(loadModel, "horizontal-push"), units });
          const change = loadModel === "assistance" ? kg - next : next - kg;
          const isRight = isTooLight(rir) ? change > 0 || next === 0 : rir === 0 ? change <= 0 : change === 0;
          expect([isRight, next >= 0]).toEqual([true, true]);
        },
      ),
    );
  });
});
