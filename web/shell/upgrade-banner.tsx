import { useEffect, useState } from "react";
import { Link, useLocation } from "react-router";
import { Banner } from "../ui/alert.tsx";
import { useMembershipStatus } from "./membership.ts";
import { HINT_KEY } from "./theme.ts";
import { BANNER_KEY, BANNER_TEXT, isBannerPage, showsUpgradeBanner } from "./upgrade-banner-rule.ts";

function readDismissal(): number | null {
  try {
    const value = Number(localStorage.getItem(BANNER_KEY));
    return Number.isFinite(value) && value > 0 ? value : null;
  } catch {
    return null;
  }
}

function remember(hint: string): void {
  try {
    localStorage.setItem(HINT_KEY, hint);
  } catch {
    // Only the next first paint would have used it.
  }
}

/** The band under the header. While the session or the membership is unknown it reserves its room, unless the last visit showed none. */
export function UpgradeBanner({ userId, pending }: { userId: string | null; pending: boolean }) {
  const { pathname } = useLocation();
  const membership = useMembershipStatus(userId);
  const [dismissedAtMs, setDismissedAtMs] = useState<number | null>(null);
  const [ready, setReady] = useState(false);
  useEffect(() => {
    setDismissedAtMs(readDismissal());
    setReady(true);
  }, []);
  const loading = !ready || pending || membership.loading;
  const isMember = membership.status === "active" || membership.status === "trialing";
  useEffect(() => {
    if (!loading) remember(`${userId ? "member" : "visitor"}${isMember ? " nobanner" : ""}`);
  }, [loading, userId, isMember]);
  if (loading && isBannerPage(pathname)) return <div className="banner banner-reserve no-print" />;
  if (!showsUpgradeBanner({ pathname, loading, status: membership.status, dismissedAtMs, nowMs: Date.now() })) return null;
  const dismiss = () => {
    const nowMs = Date.now();
    setDismissedAtMs(nowMs);
    try {
      localStorage.setItem(BANNER_KEY, String(nowMs));
    } catch {
      // Then it is gone until the page is left.
    }
  };
  return (
      <Banner label="Upgrade to Premium" onDismiss={dismiss} className="upgrade">
      <span className="flex items-center justify-between gap-3">
        {BANNER_TEXT}
        <Link to="/#pricing" className="link inline-flex min-h-11 flex-none items-center">
          See plans
        </Link>
      </span>
      </Banner>
  );
}
