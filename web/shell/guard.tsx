import type { ReactNode } from "react";
import { Navigate, useLocation } from "react-router";
import { useGuest } from "../session/guest.ts";
import { useSession } from "../session/session.ts";
import { SESSION_ENDED } from "./account-paths.ts";
import { decideGuard } from "./guard-rule.ts";
import { ErrorView } from "../ui/error-view.tsx";
import { Loading, Skeleton } from "../ui/skeleton.tsx";

/** Shows a page to those it's for: some need a session, or a guest who may read there. */
export function Guard({ children }: { children: ReactNode }) {
  const location = useLocation();
  const { user, pending, failed, ended, refetch } = useSession();
  const guest = useGuest();
  // While another page is on its way, the browser is at its address, and this one is still on the screen.
  const address = typeof window === "undefined" ? location.pathname : window.location.pathname;
  const decision = decideGuard({ pending, signedIn: user !== null, guest, failed }, location, address);
  if (decision.kind === "login") return <Navigate to={decision.to} replace state={ended ? SESSION_ENDED : null} />;
  if (decision.kind === "unreached") {
    return (
      <div className="wrap page-body">
        <ErrorView title="We couldn't reach Lockstep." onRetry={refetch}>
          We couldn't check your session. You're still signed in, and nothing is lost.
        </ErrorView>
      </div>
    );
  }
  if (decision.kind === "wait") {
    return (
      <Loading label="Checking your session" className="wrap page-body">
        <Skeleton className="h-14 w-3/5" />
        <Skeleton className="mt-8 h-40" />
      </Loading>
    );
  }
  return children;
}
