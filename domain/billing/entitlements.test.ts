import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { FEATURES, PAID_FEATURES, featuresOf, isEntitled, lowestTierWith } from "./entitlements.ts";
import { TIERS } from "./subscription.ts";

describe("the features of the tiers", () => {
  test("are those of the price list", () => {
    expect(featuresOf("free")).toEqual({
      savedPlans: 1,
      ownDoses: false,
      fullLibrary: false,
      videoSeries: false,
      weeklyReview: false,
      mealLock: false,
      batchCooking: false,
      people: 1,
      familyMembers: false,
      macros: false,
      advancedMacros: false,
      recipePdfs: false,
      prioritySupport: false,
      recipeCollection: false,
    });
    const premium = Object.entries(featuresOf("premium")).filter(([, included]) => included === false);
    expect(premium.map(([feature]) => feature)).toEqual(["familyMembers", "advancedMacros", "recipeCollection"]);
    expect(Object.values(featuresOf("family"))).not.toContain(false);
  });

  test.each(PAID_FEATURES)("%s: each tier has what those below it have", (feature) => {
    const included = TIERS.map((tier) => Number(FEATURES[feature].in[tier]));
    expect(included).toEqual(included.toSorted((a, b) => a - b));
    expect(included[0]).toBeLessThan(included[2] ?? 0);
  });

  test("a counted one has room for so many", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...TIERS),
        fc.constantFrom("savedPlans", "people"),
        fc.integer({ min: 0, max: 100 }),
        (tier, feature, count) => {
          expect(isEntitled(tier, feature, count)).toBe(count <= FEATURES[feature].in[tier]);
        },
      ),
    );
    expect(lowestTierWith("savedPlans", 2)).toBe("premium");
    expect(lowestTierWith("savedPlans", 51)).toBeNull();
    expect(lowestTierWith("advancedMacros")).toBe("family");
  });
});
