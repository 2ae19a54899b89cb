import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  bannerOf,
  chooseSubscription,
  isFinal,
  isLive,
  LATE_RENEWAL_SECONDS,
  membershipOf,
  PAST_DUE_SECONDS,
  PRICE_IDS,
  SUBSCRIPTION_STATUSES,
  TIERS,
  tierOf,
  type SubscriptionState,
} from "./subscription.ts";

const END = 1_800_000_000;
const FAILED = END;
const base: SubscriptionState = {
  priceId: "price_premium_monthly",
  status: "active",
  currentPeriodEnd: END,
  pastDueSince: null,
  cancelAtPeriodEnd: false,
};

describe("the tier of a subscription", () => {
  test.each([
    ["active", "price_premium_monthly", END - 1, "premium"],
    ["trialing", "price_family_monthly", END - 1, "family"],
    ["active", "price_premium_monthly", END + LATE_RENEWAL_SECONDS - 1, "premium"],
    ["active", "price_premium_monthly", END + LATE_RENEWAL_SECONDS, "free"],
    ["canceled", "price_premium_monthly", END - 1, "free"],
    ["unpaid", "price_premium_monthly", END - 1, "free"],
    ["incomplete", "price_premium_monthly", END - 1, "free"],
    ["incomplete_expired", "price_premium_monthly", END - 1, "free"],
    ["paused", "price_premium_monthly", END - 1, "free"],
    ["past_due", "price_premium_monthly", END - 1, "free"],
    ["a status of next year", "price_premium_monthly", END - 1, "free"],
    ["active", "price_of_somebody_else", END - 1, "free"],
    ["active", "constructor", END - 1, "free"],
    ["active", null, END - 1, "free"],
  ])("%s %s at %d is %s", (status, priceId, now, tier) => {
    expect(tierOf({ ...base, status, priceId }, now)).toBe(tier);
  });

  test("nothing bought, or a period without an end, is free", () => {
    expect(tierOf(null, END)).toBe("free");
    expect(tierOf({ ...base, currentPeriodEnd: null }, END)).toBe("free");
  });

  test("is kept for seven days after a payment failed, however long the new period is", () => {
    const pastDue = { ...base, status: "past_due", currentPeriodEnd: FAILED + 31 * 86_400, pastDueSince: FAILED };
    expect(tierOf(pastDue, FAILED + PAST_DUE_SECONDS - 1)).toBe("premium");
    expect(tierOf(pastDue, FAILED + PAST_DUE_SECONDS)).toBe("free");
  });

  test("ends with the period when no renewal comes", () => {
    const leaving = { ...base, cancelAtPeriodEnd: true };
    expect([tierOf(leaving, END - 1), tierOf(leaving, END)]).toEqual(["premium", "free"]);
  });

  const moment = fc.integer({ min: END - 90 * 86_400, max: END + 90 * 86_400 });
  const anySubscription = fc.record<SubscriptionState>({
    priceId: fc.option(fc.constantFrom<string>(...PRICE_IDS, "price_of_somebody_else")),
    status: fc.option(fc.constantFrom<string>(...SUBSCRIPTION_STATUSES, "unheard_of")),
    currentPeriodEnd: fc.option(moment),
    pastDueSince: fc.option(moment),
    cancelAtPeriodEnd: fc.boolean(),
  });

  test("is never a paid one without a live status", () => {
    fc.assert(
      fc.property(anySubscription, moment, (subscription, now) => {
        const isFree = tierOf(subscription, now) === "free";
        expect(isFree || ["active", "trialing", "past_due"].includes(subscription.status ?? "")).toBe(true);
      }),
    );
  });

  test("never comes back with time alone", () => {
    fc.assert(
      fc.property(anySubscription, moment, moment, (subscription, one, other) => {
        const [before, after] = [Math.min(one, other), Math.max(one, other)].map((now) =>
          TIERS.indexOf(tierOf(subscription, now)),
        );
        expect(after).toBeLessThanOrEqual(before ?? 0);
      }),
    );
  });
});

test("a failed payment takes the place of the upgrade", () => {
  const banners = SUBSCRIPTION_STATUSES.map((status) => [status, bannerOf(status)]);
  expect(Object.fromEntries(banners)).toEqual({
    active: null,
    trialing: null,
    past_due: "payment",
    unpaid: "payment",
    canceled: "upgrade",
    incomplete: "upgrade",
    incomplete_expired: "upgrade",
    paused: "upgrade",
  });
  expect(bannerOf(null)).toBe("upgrade");
});

describe("the subscription that counts", () => {
  const of = (id: string, status: string, created: number) => ({ id, status, created });

  test.each([
    ["nothing", [], null],
    ["the only one", [of("a", "canceled", 1)], "a"],
    ["the live one, though it's older", [of("new", "canceled", 9), of("old", "active", 1)], "old"],
    ["a trial before a debt", [of("debt", "past_due", 9), of("trial", "trialing", 1)], "trial"],
    ["a debt before one that never began", [of("start", "incomplete", 9), of("debt", "unpaid", 1)], "debt"],
    ["else the newest", [of("old", "canceled", 1), of("new", "incomplete_expired", 9)], "new"],
    ["the newer of two live ones", [of("old", "active", 1), of("new", "trialing", 9)], "new"],
  ])("is %s", (_what, subscriptions, expected) => {
    expect(chooseSubscription(subscriptions)?.id ?? null).toBe(expected);
  });

  test("doesn't depend on their order", () => {
    const one = fc.record({
      id: fc.string({ minLength: 1 }),
      status: fc.constantFrom(...SUBSCRIPTION_STATUSES),
      created: fc.integer({ min: 0, max: 3 }),
    });
    const several = fc.uniqueArray(one, { selector: ({ id }) => id, maxLength: 6 });
    fc.assert(
      fc.property(several, (subscriptions) => {
        expect(chooseSubscription(subscriptions.toReversed())).toEqual(chooseSubscription(subscriptions));
      }),
    );
  });
});

test("no status is both live and final", () => {
  expect(SUBSCRIPTION_STATUSES.filter((status) => isLive(status) && isFinal(status))).toEqual([]);
  expect(SUBSCRIPTION_STATUSES.filter((status) => !isLive(status) && !isFinal(status))).toEqual(["incomplete"]);
});

describe("a membership through a family", () => {
  const familys = { ...base, priceId: "price_family_monthly" };

  test("counts as long as its owner pays for a family, whatever someone pays themselves", () => {
    expect(membershipOf({ own: null, familys }, END - 1)).toEqual({
      tier: "family",
      subscription: familys,
      isThroughFamily: true,
    });
    expect(membershipOf({ own: base, familys }, END - 1)).toMatchObject({ tier: "family", isThroughFamily: true });
  });

  test.each([
    ["their payments ended", { ...familys, status: "canceled" }],
    ["they only pay for themselves now", { ...familys, priceId: "price_premium_monthly" }],
  ])("falls back to one's own when %s", (_why, lapsed) => {
    expect(membershipOf({ own: base, familys: lapsed }, END - 1)).toEqual({
      tier: "premium",
      subscription: base,
      isThroughFamily: false,
    });
    expect(membershipOf({ own: null, familys: lapsed }, END - 1)).toMatchObject({ tier: "free", subscription: null });
  });
});
