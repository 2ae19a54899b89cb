import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ACTIVITY_FACTORS, BODY_RANGES, dailyEnergyNeed } from "./energy-need.ts";
import type { Activity, Body } from "./energy-need.ts";

const body: fc.Arbitrary<Body> = fc.record({
  sex: fc.constantFrom("female" as const, "male" as const),
  weightKg: fc.double({ min: BODY_RANGES.weightKg[0], max: BODY_RANGES.weightKg[1], noNaN: true }),
  heightCm: fc.double({ min: BODY_RANGES.heightCm[0], max: BODY_RANGES.heightCm[1], noNaN: true }),
  ageYears: fc.integer({ min: BODY_RANGES.ageYears[0], max: BODY_RANGES.ageYears[1] }),
  activity: fc.constantFrom(...(Object.keys(ACTIVITY_FACTORS) as Activity[])),
});

describe("dailyEnergyNeed", () => {
  it.each([
    [{ sex: "male", weightKg: 80, heightCm: 180, ageYears: 40, activity: "sedentary" }, 1730, 2076, 2000],
    [{ sex: "female", weightKg: 60, heightCm: 165, ageYears: 30, activity: "moderate" }, 1320, 2046, 2000],
    [{ sex: "male", weightKg: 90, heightCm: 190, ageYears: 25, activity: "very-active" }, 1968, 3738, 3000],
  ] as const)("%o", (given, resting, daily, suggestion) => {
    expect(dailyEnergyNeed(given)).toEqual({ resting, daily, suggestion, belowFloor: false });
  });

  it("suggests the floor's step for a small need, and says when the need itself is under the floor", () => {
    const need = dailyEnergyNeed({ sex: "female", weightKg: 40, heightCm: 145, ageYears: 80, activity: "sedentary" });
    expect(need).toMatchObject({ suggestion: 1500, belowFloor: true });
  });

  it("has no estimate outside its ranges", () => {
    const usual: Body = { sex: "male", weightKg: 80, heightCm: 180, ageYears: 40, activity: "light" };
    expect(dailyEnergyNeed({ ...usual, weightKg: 20 })).toBeNull();
    expect(dailyEnergyNeed({ ...usual, heightCm: 1.8 })).toBeNull();
    expect(dailyEnergyNeed({ ...usual, ageYears: 12 })).toBeNull();
    expect(dailyEnergyNeed({ ...usual, weightKg: Number.NaN })).toBeNull();
  });

  it("grows with weight and activity, and suggests a step from 1,500 to 3,000", () => {
    fc.assert(
      fc.property(body, (given) => {
        const need = dailyEnergyNeed(given);
        expect([1500, 2000, 2500, 3000]).toContain(need?.suggestion);
        const heavier = dailyEnergyNeed({ ...given, weightKg: Math.min(300, given.weightKg + 5) });
        expect(heavier?.daily ?? 0).toBeGreaterThanOrEqual(need?.daily ?? Infinity);
      }),
    );
  });
});
