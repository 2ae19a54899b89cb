import { describe, expect, it } from "vitest";
import { BANNER_REST_MS, laterDismissal, chooseBanner } from "./upgrade-banner-rule.ts";

const now = 1_800_000_000_000;
const base = { pathname: "/workout-plan", loading: false, status: null, dismissedAtMs: null, nowMs: now };

describe("chooseBanner", () => {
  it("is on every page but two", () => {
    expect(chooseBanner(base)).toBe("upgrade");
    expect(chooseBanner({ ...base, pathname: "/" })).toBeNull();
    expect(chooseBanner({ ...base, pathname: "/checkout-success" })).toBeNull();
    expect(chooseBanner({ ...base, pathname: "/checkout-success/" })).toBeNull();
  });
  it("waits for the membership, and rests for members and trials", () => {
    expect(chooseBanner({ ...base, loading: true })).toBeNull();
    expect(chooseBanner({ ...base, status: "active" })).toBeNull();
    expect(chooseBanner({ ...base, status: "trialing" })).toBeNull();
    expect(chooseBanner({ ...base, status: "canceled" })).toBe("upgrade");
  });
  it("says that a payment failed in the upgrade's place, however often that was dismissed", () => {
    expect(chooseBanner({ ...base, status: "past_due" })).toBe("payment");
    expect(chooseBanner({ ...base, status: "past_due", dismissedAtMs: now })).toBe("payment");
    expect(chooseBanner({ ...base, status: "past_due", loading: true })).toBeNull();
    expect(chooseBanner({ ...base, status: "past_due", pathname: "/" })).toBeNull();
  });
  it("rests for 24 hours after a dismissal, to the millisecond", () => {
    expect(chooseBanner({ ...base, dismissedAtMs: now - BANNER_REST_MS + 1 })).toBeNull();
    expect(chooseBanner({ ...base, dismissedAtMs: now - BANNER_REST_MS })).toBe("upgrade");
  });
  it("rests for 24 hours after the last of several tabs dismissed it", () => {
    const hourMs = BANNER_REST_MS / 24;
    const dismissedAtMs = laterDismissal(now - 26 * hourMs, now - hourMs);
    expect(chooseBanner({ ...base, dismissedAtMs })).toBeNull();
    expect(laterDismissal(now, now - hourMs)).toBe(now);
    expect([laterDismissal(null, now), laterDismissal(now, null), laterDismissal(null, null)]).toEqual([now, now, null]);
  });
  it("doesn't rest forever when the clock was set back", () => {
    expect(chooseBanner({ ...base, dismissedAtMs: now + 5000 })).toBe("upgrade");
  });
});
