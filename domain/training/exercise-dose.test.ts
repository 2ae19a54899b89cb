import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { doseOfSets, ROUTINE_LIMITS, type DoseSet } from "./exercise-dose.ts";
import { MOST_REPS, SET_TYPES } from "./set-limits.ts";

const done = (reps: number, more: Partial<DoseSet> = {}): DoseSet => ({
  type: "work",
  reps,
  seconds: null,
  doneAt: "2026-11-20T17:00:00.000Z",
  ...more,
});
const meant = { sets: 4, repsMin: 8, repsMax: 12, holdSeconds: null, restSeconds: 120 };

describe("what to do again", () => {
  it.each([
    ["as many as were done, at least three wide", [done(8), done(8), done(8)], null, { sets: 3, repsMin: 8, repsMax: 10 }],
    ["from the fewest to the most", [done(12), done(9), done(6)], null, { sets: 3, repsMin: 6, repsMax: 12 }],
    ["warm-ups aside", [done(10, { type: "warmup" }), done(5)], null, { sets: 1, repsMin: 5, repsMax: 7 }],
    ["what was meant stays", [done(9), done(8)], meant, { sets: 2, repsMin: 8, repsMax: 12, restSeconds: 120 }],
    ["a set left out isn't done", [done(9), done(8, { doneAt: null })], meant, { sets: 1, repsMin: 8, repsMax: 12 }],
    [
      "a hold by its longest",
      [done(1, { seconds: 40 }), done(1, { seconds: 30 })],
      null,
      { holdSeconds: 40, repsMin: 1, repsMax: 1 },
    ],
    ["distance without reps", [done(1, { reps: null })], null, { sets: 1, repsMin: 8, repsMax: 12 }],
  ])("%s", (_name, sets, before, expected) => {
    expect(doseOfSets(sets, before)).toMatchObject(expected);
  });

  it("is what was meant where there are no sets", () => {
    expect(doseOfSets([], meant)).toEqual(meant);
    expect(doseOfSets([done(5, { type: "warmup" })], null)).toBeNull();
  });

  it("is always a dose that a routine takes", () => {
    const set = fc.record({
      type: fc.constantFrom(...SET_TYPES),
      reps: fc.option(fc.integer({ min: 1, max: MOST_REPS })),
      seconds: fc.option(fc.integer({ min: 1, max: 7200 })),
      doneAt: fc.option(fc.constant("2026-11-20T17:00:00.000Z")),
    });
    fc.assert(
      fc.property(fc.array(set, { maxLength: 50 }), (sets) => {
        const dose = doseOfSets(sets, null);
        if (dose === null) return;
        expect(dose.sets).toBeGreaterThanOrEqual(1);
        expect(dose.sets).toBeLessThanOrEqual(ROUTINE_LIMITS.sets[1]);
        expect(dose.repsMin).toBeGreaterThanOrEqual(1);
        expect(dose.repsMax).toBeGreaterThanOrEqual(dose.repsMin);
        expect(dose.repsMax).toBeLessThanOrEqual(MOST_REPS);
        if (dose.holdSeconds !== null) expect([dose.repsMin, dose.repsMax]).toEqual([1, 1]);
      }),
    );
  });
});
