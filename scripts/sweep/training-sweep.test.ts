import { EXERCISES } from "@lockstep/content/training/index.ts";
import { planWeek } from "@lockstep/domain/training/plan-week.ts";
import { describe, expect, it } from "vitest";
import { allChoices, sweepCases } from "./training-combinations.ts";
import { tallyCases } from "./training-tally.ts";
import { sampleSize } from "../test-sample.ts";

// That the checker sees what is broken, training-checker.test.ts proves with broken plans.

const SAMPLE = sampleSize(60, 15);
const cases = sweepCases(SAMPLE, 5);

describe("the sweep of the training planner", () => {
  it("has every combination of the wizard once", () => {
    const all = allChoices().map((choices) => JSON.stringify(choices));
    expect(new Set(all).size).toBe(9_072);
  });

  it("draws the same sample from the same seed, and another from another", () => {
    expect(sweepCases(SAMPLE, 5)).toEqual(cases);
    expect(sweepCases(SAMPLE, 6)).not.toEqual(cases);
  });

  it("finds nothing in the planner as it is", () => {
    const tally = tallyCases(cases, EXERCISES, planWeek);
    expect(tally.plans).toBe(3 * SAMPLE);
    expect(tally.rules).toEqual({});
    expect(tally.refusalsWithoutWish).toBe(0);
  });
});
