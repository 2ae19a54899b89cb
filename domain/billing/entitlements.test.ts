import { describe, expect, test } from "vitest";
import { GRACE_SECONDS, isEntitled, tierOf } from "./entitlements.ts";

const END = 1_800_000_000;

describe("the tier of a subscription", () => {
  test.each([
    ["active", "price_premium_monthly", END - 1, "premium"],
    ["trialing", "price_family_monthly", END - 1, "family"],
    ["active", "price_premium_monthly", END + GRACE_SECONDS - 1, "premium"],
    ["active", "price_premium_monthly", END + GRACE_SECONDS, "free"],
    ["canceled", "price_premium_monthly", END - 1, "free"],
    ["past_due", "price_premium_monthly", END - 1, "free"],
    ["active", "price_of_somebody_else", END - 1, "free"],
    ["active", "constructor", END - 1, "free"],
    ["active", null, END - 1, "free"],
  ])("%s %s at %d is %s", (status, priceId, now, tier) => {
    expect(tierOf({ status, priceId, currentPeriodEnd: END }, now)).toBe(tier);
  });

  test("nothing bought, or a period without an end, is free", () => {
    expect(tierOf(null, END)).toBe("free");
    expect(tierOf({ status: "active", priceId: "price_premium_monthly", currentPeriodEnd: null }, END)).toBe("free");
  });

  test("each tier has what those below it have", () => {
    const tiers = ["free", "premium", "family"] as const;
    expect(tiers.map((tier) => isEntitled(tier, "full-library"))).toEqual([false, true, true]);
  });
});
