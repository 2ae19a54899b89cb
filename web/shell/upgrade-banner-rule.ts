import { bannerOf, type MembershipBanner } from "@lockstep/domain/billing/subscription.ts";

export const BANNER_TEXT = "Upgrade to Premium for advanced features and personalized coaching!";
/** A dismissal holds for 24 hours. */
export const BANNER_REST_MS = 24 * 60 * 60 * 1000;

/** The banner is on every page except the landing page and the checkout's end. */
export function isBannerPage(pathname: string): boolean {
  return pathname !== "/" && pathname.replace(/\/+$/, "") !== "/checkout-success";
}

/** The later of two dismissals: another tab may have put the banner away after this one did. Null when neither did. */
export function laterDismissal(a: number | null, b: number | null): number | null {
  return a === null || b === null ? (a ?? b) : Math.max(a, b);
}

/**
 * None while the membership is unknown, and while it's active or on trial. The upgrade rests for 24 hours after it was dismissed; that a payment failed is said
 * until it's settled.
 */
export function chooseBanner(state: {
  pathname: string;
  loading: boolean;
  status: string | null;
  dismissedAtMs: number | null;
  nowMs: number;
}): MembershipBanner {
  if (!isBannerPage(state.pathname) || state.loading) return null;
  const banner = bannerOf(state.status);
  if (banner !== "upgrade" || state.dismissedAtMs === null) return banner;
  const age = state.nowMs - state.dismissedAtMs;
  return age < 0 || age >= BANNER_REST_MS ? banner : null;
}
