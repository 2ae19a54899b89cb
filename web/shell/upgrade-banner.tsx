import { useEffect, useSyncExternalStore } from "react";
import { Link, useLocation } from "react-router";
import { Banner } from "../ui/alert.tsx";
import { Button } from "../ui/button.tsx";
import { BANNER_KEY } from "../offline/device-keys.ts";
import { useMembershipStatus } from "./membership.ts";
import { HINT_KEY } from "../ui/theme.ts";
import { BANNER_TEXT, chooseBanner, isBannerPage, laterDismissal } from "./upgrade-banner-rule.ts";
import { usePortal } from "./use-portal.ts";

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

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

/** What was dismissed here, for browsers that keep nothing. */
let dismissedNow: number | null = null;

function dismiss(): void {
  dismissedNow = Date.now();
  try {
    localStorage.setItem(BANNER_KEY, String(dismissedNow));
  } catch {
    // Then it is gone until the page is left.
  }
  for (const listener of listeners) listener();
}

/** In the upgrade's place while a payment is due. It can't be dismissed: the membership ends without it. */
function PaymentDue() {
  const portal = usePortal();
  return (
    <Banner label="Payment due">
      <span className="flex items-center justify-between gap-3">
        <span role={portal.hasFailed ? "alert" : undefined}>
          {portal.hasFailed ? "We couldn't open your billing page. Please try again." : "Your last payment didn't go through."}
        </span>
        <Button look="quiet" size="sm" busy={portal.isOpening} className="flex-none" onClick={() => void portal.open()}>
          Update card
        </Button>
      </span>
    </Banner>
  );
}

/** The band under the header. While the session or the membership is unknown it reserves its room, unless the last visit showed none. */
export function UpgradeBanner({ userId, pending }: { userId: string | null; pending: boolean }) {
  const { pathname } = useLocation();
  const membership = useMembershipStatus(userId);
  const { status } = membership;
  const loading = pending || membership.loading;
  const choose = (dismissedAtMs: number | null) => chooseBanner({ pathname, loading, status, dismissedAtMs, nowMs: Date.now() });
  const banner = useSyncExternalStore(
    subscribe,
    () => choose(laterDismissal(dismissedNow, readDismissal())),
    // The server knows of no dismissal: the document's boot script does (shell.css).
    () => choose(null),
  );
  const isMember = status === "active" || status === "trialing";
  useEffect(() => {
    if (!loading) remember(`${userId ? "member" : "visitor"}${isMember ? " nobanner" : ""}`);
  }, [loading, userId, isMember]);
  if (loading && isBannerPage(pathname)) return <div className="banner banner-reserve no-print" />;
  if (banner === "payment") return <PaymentDue />;
  if (banner === null) return null;
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
