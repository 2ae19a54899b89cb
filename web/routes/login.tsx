import { Navigate, useLocation, useNavigate } from "react-router";
import { AuthFrame } from "../features/accounts/auth-frame.tsx";
import { setGuest } from "../session/guest.ts";
import { LoginForm } from "../features/accounts/login-form.tsx";
import { useHydrated } from "../ui/use-hydrated.ts";
import { useHydratedSearch } from "../ui/use-hydrated-search.ts";
import { useSession } from "../session/session.ts";
import { FigurePoster } from "../figure/figure-player.tsx";
import { cameFromEnded, keepRedirect } from "../shell/account-paths.ts";
import { isGuestPath, redirectTarget } from "../shell/guard-rule.ts";
import { Alert } from "../ui/alert.tsx";

export const meta = () => [
  { title: "Sign in · Lockstep" },
  { name: "description", content: "Sign in to your plans, your progress and your people on Lockstep." },
];

/** What the press on the poster works. */
const LIT = { shoulders: "primary", triceps: "secondary" } as const;

export default function Login() {
  const search = useHydratedSearch();
  const { state } = useLocation();
  const hydrated = useHydrated();
  const navigate = useNavigate();
  const { user } = useSession();
  const redirect = search.get("redirect");
  const target = redirectTarget(redirect, "/community");
  // The mail that is sent when someone unverified signs in leads here; its failures are explained where they can be mended.
  const failure = search.get("error");
  if (failure) return <Navigate to={`/verify-email?error=${encodeURIComponent(failure)}`} replace />;
  if (user) return <Navigate to={target} replace />;
  const lookAround = () => {
    setGuest(true);
    const wanted = redirectTarget(redirect, "/plan-selection");
    const path = wanted.split(/[?#]/)[0] ?? "/";
    void navigate(redirect !== "pricing" && isGuestPath(path) ? wanted : "/plan-selection");
  };
  return (
    <AuthFrame
      title="Welcome back."
      // Firefox leaves a last word alone on its line.
      line={"Your workouts, locked in for\u00A0you."}
      art={<FigurePoster movement="overhead-press" variant="barbell" view="front" lit={LIT} />}
    >
      {hydrated && cameFromEnded(state) ? (
        <div className="mb-5">
          <Alert tone="info">Your session has ended. Sign in to pick up where you left off.</Alert>
        </div>
      ) : null}
      {search.has("verified") ? (
        <div className="mb-5">
          <Alert tone="success">Your email address is confirmed. You can sign in now.</Alert>
        </div>
      ) : null}
      <LoginForm
        registerTo={keepRedirect("/register", redirect)}
        forgotTo={keepRedirect("/forgot-password", redirect)}
        onLookAround={lookAround}
      />
    </AuthFrame>
  );
}
