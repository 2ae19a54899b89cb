import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { deloadReason } from "./deload.ts";
import { loadPlates, PLATES_KG, PLATES_LB } from "./plates.ts";
import { warmUpSets } from "./warm-up-sets.ts";

describe("plates", () => {
  test.each([
    ["the bar alone", 20, 20, PLATES_KG, [], 0],
    ["60 kg", 60, 20, PLATES_KG, [20], 0],
    ["62.5 kg", 62.5, 20, PLATES_KG, [20, 1.25], 0],
    ["142.5 kg", 142.5, 20, PLATES_KG, [25, 25, 10, 1.25], 0],
    ["61 kg has no plates", 61, 20, PLATES_KG, [20], 1],
    ["less than the bar", 15, 20, PLATES_KG, [], -5],
    ["an EZ bar", 27.5, 7.5, PLATES_KG, [10], 0],
    ["the fewest, not the heaviest first", 80, 20, [20, 15], [15, 15], 0],
    ["few plates at home", 50, 10, [10, 5], [10, 10], 0],
    ["no plates at all", 50, 10, [], [], 40],
  ] as const)("%s", (_, total, bar, plates, perSide, missingKg) => {
    expect(loadPlates(total, bar, plates)).toEqual({ perSide, missingKg });
  });

  test("in pounds, as they're kept in kilograms", () => {
    const pounds = (value: number): number => Math.round(value * 453.59237) / 1000;
    expect(loadPlates(pounds(225), pounds(45), PLATES_LB).perSide.map((kg) => Math.round(kg / 0.45359237))).toEqual([45, 45]);
    expect(loadPlates(pounds(225), pounds(45), PLATES_LB).missingKg).toBe(0);
  });

  test("add up to the weight, or to the next one below", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 320 }), (steps) => {
        const total = 20 + steps * 1.25;
        const { perSide, missingKg } = loadPlates(total, 20);
        expect(20 + 2 * perSide.reduce((sum, kg) => sum + kg, 0) + missingKg).toBeCloseTo(total);
        expect(missingKg).toBeLessThan(2.5);
        expect(perSide).toEqual(perSide.toSorted((a, b) => b - a));
      }),
    );
  });
});

describe("warm-up sets", () => {
  const squat = { compound: true, pattern: "squat", loadModel: "total", needs: ["barbell"] } as const;
  const sets = (change: object) =>
    warmUpSets({ exercise: squat, weightKg: 100, repsMax: 8, isWarm: false, minutes: 60, units: "kg", ...change }).map(
      ({ weightKg, reps }) => `${weightKg} × ${reps}`,
    );
  test.each([
    ["an hour", {}, ["20 × 10", "50 × 5", "70 × 3"]],
    ["heavy work", { repsMax: 6 }, ["20 × 10", "50 × 5", "70 × 3", "85 × 1"]],
    ["half an hour", { minutes: 30 }, ["20 × 10", "50 × 5"]],
    ["heavy work in half an hour", { minutes: 30, repsMax: 6 }, ["50 × 5", "70 × 3"]],
    ["a quarter", { minutes: 15 }, ["50 × 5"]],
    ["heavy work in a quarter", { minutes: 15, repsMax: 6 }, ["70 × 3"]],
    ["the second lift of the pattern", { isWarm: true }, ["50 × 5"]],
    ["a light bar", { weightKg: 30 }, ["20 × 10"]],
    ["the bar alone", { weightKg: 20 }, []],
    [
      "dumbbells",
      { exercise: { ...squat, loadModel: "per-hand", needs: ["dumbbell"] }, weightKg: 30 },
      ["10 × 10", "15 × 5", "20 × 3"],
    ],
    ["a curl", { exercise: { ...squat, compound: false } }, []],
    ["a pull-up", { exercise: { ...squat, loadModel: "added" } }, []],
  ])("%s", (_, change, expected) => expect(sets(change)).toEqual(expected));

  test("rise, and stay below the work", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 250 }), fc.constantFrom("kg", "lb"), (steps, units) => {
        const weightKg = steps * 1.25;
        const all = warmUpSets({ exercise: squat, weightKg, repsMax: 5, isWarm: false, minutes: 60, units });
        const kgs = all.map((set) => set.weightKg);
        expect(kgs).toEqual([...new Set(kgs)].toSorted((a, b) => a - b));
        expect(kgs.every((kg) => kg > 0 && kg < weightKg)).toBe(true);
      }),
    );
  });
});

describe("a lighter week is offered", () => {
  test.each([
    ["not at once", "intermediate", 4, [], null],
    ["after five hard weeks", "intermediate", 5, [], "That's 5 hard weeks in a row. A lighter one lets you recover from them."],
    ["after six, to a beginner", "beginner", 5, [], null],
    [
      "when two main lifts dropped twice",
      "advanced",
      2,
      [[96, 97, 100], [145, 140, 150], [80]],
      "Two of your main lifts have dropped twice in a row. A lighter week usually brings them back.",
    ],
    [
      "not when one did",
      "advanced",
      2,
      [
        [96, 97, 100],
        [150, 140, 150],
      ],
      null,
    ],
    [
      "not for one bad day",
      "advanced",
      2,
      [
        [96, 100, 100],
        [140, 150, 150],
      ],
      null,
    ],
  ] as const)("%s", (_, level, hardWeeks, mainLifts, reason) => {
    expect(deloadReason({ level, hardWeeks, mainLifts })).toBe(reason);
  });
});
