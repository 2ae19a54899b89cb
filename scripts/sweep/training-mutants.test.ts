import { EXERCISES } from "@lockstep/content/training/index.ts";
import { planWeekWith } from "@lockstep/domain/training/plan-week.ts";
import { DEFAULT_POLICY } from "@lockstep/domain/training/policy.ts";
import type { PlannerPolicy } from "@lockstep/domain/training/policy.ts";
import { describe, expect, it } from "vitest";
import { allChoices, sweepCases } from "./training-combinations.ts";
import type { TrainingRule } from "./training-report.ts";
import { tallyCases } from "./training-tally.ts";
import type { Tally } from "./training-tally.ts";

// A checker that finds nothing proves little. Here the planner is made worse in four ways, and each must be noticed under the name
// of the rule it breaks, while the planner as it is breaks none.

const SAMPLE = 60;
const cases = sweepCases(SAMPLE, 5);
const tallyWith = (policy: PlannerPolicy): Tally =>
  tallyCases(cases, EXERCISES, (choices, catalogue) => planWeekWith(policy, choices, catalogue));

const MUTANTS: readonly (readonly [string, Partial<PlannerPolicy>, TrainingRule])[] = [
  ["balance work first", { chosenFirst: false }, "7-chosen-first"],
  ["no rest between hard days of a muscle", { adjacency: false }, "6-adjacent-days"],
  ["helpers not counted", { countSynergists: false }, "5-volume"],
  ["filler instead of work", { fillerOnlyWhenNothingFits: false }, "4-filler"],
];

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
    const tally = tallyWith(DEFAULT_POLICY);
    expect(tally.plans).toBe(3 * SAMPLE);
    expect(tally.rules).toEqual({});
    expect(tally.refusalsWithoutWish).toBe(0);
  });

  it.each(MUTANTS)("catches a planner with %s", (_, change, rule) => {
    expect(tallyWith({ ...DEFAULT_POLICY, ...change }).rules[rule]?.count ?? 0).toBeGreaterThan(0);
  });
});
