import { Navigate, Outlet, useLocation } from "react-router";
import { useGuest } from "../features/accounts/guest.ts";
import { useSession } from "../features/accounts/session.ts";
import { decideGuard } from "../shell/guard-rule.ts";
import { Loading, Skeleton } from "../ui/skeleton.tsx";

/** Everything inside needs a session, or a guest who may read there. */
export default function Guarded() {
  const location = useLocation();
  const { user, pending } = useSession();
  const guest = useGuest();
  const decision = decideGuard({ pending, signedIn: user !== null, guest }, location);
  if (decision.kind === "login") return <Navigate to={decision.to} replace />;
  if (decision.kind === "wait") {
    return (
      <Loading label="Checking your session" className="wrap page-body">
        <Skeleton className="h-14 w-3/5" />
        <Skeleton className="mt-8 h-40" />
      </Loading>
    );
  }
  return <Outlet />;
}
