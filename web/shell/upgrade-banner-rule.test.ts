import { describe, expect, it } from "vitest";
import { BANNER_REST_MS, laterDismissal, showsUpgradeBanner } from "./upgrade-banner-rule.ts";

const now = 1_800_000_000_000;
const base = { pathname: "/workout-plan", loading: false, status: null, dismissedAtMs: null, nowMs: now };

describe("showsUpgradeBanner", () => {
  it("is on every page but two", () => {
    expect(showsUpgradeBanner(base)).toBe(true);
    expect(showsUpgradeBanner({ ...base, pathname: "/" })).toBe(false);
    expect(showsUpgradeBanner({ ...base, pathname: "/checkout-success" })).toBe(false);
    expect(showsUpgradeBanner({ ...base, pathname: "/checkout-success/" })).toBe(false);
  });
  it("waits for the membership, and rests for members and trials", () => {
    expect(showsUpgradeBanner({ ...base, loading: true })).toBe(false);
    expect(showsUpgradeBanner({ ...base, status: "active" })).toBe(false);
    expect(showsUpgradeBanner({ ...base, status: "trialing" })).toBe(false);
    expect(showsUpgradeBanner({ ...base, status: "canceled" })).toBe(true);
    expect(showsUpgradeBanner({ ...base, status: "past_due" })).toBe(true);
  });
  it("rests for 24 hours after a dismissal, to the millisecond", () => {
    expect(showsUpgradeBanner({ ...base, dismissedAtMs: now - BANNER_REST_MS + 1 })).toBe(false);
    expect(showsUpgradeBanner({ ...base, dismissedAtMs: now - BANNER_REST_MS })).toBe(true);
  });
  it("rests for 24 hours after the last of several tabs dismissed it", () => {
    const hourMs = BANNER_REST_MS / 24;
    const dismissedAtMs = laterDismissal(now - 26 * hourMs, now - hourMs);
    expect(showsUpgradeBanner({ ...base, dismissedAtMs })).toBe(false);
    expect(laterDismissal(now, now - hourMs)).toBe(now);
    expect([laterDismissal(null, now), laterDismissal(now, null), laterDismissal(null, null)]).toEqual([now, now, null]);
  });
  it("doesn't rest forever when the clock was set back", () => {
    expect(showsUpgradeBanner({ ...base, dismissedAtMs: now + 5000 })).toBe(true);
  });
});
