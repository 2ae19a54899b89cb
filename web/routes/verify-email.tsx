import { useSearchParams } from "react-router";
import { AuthFrame } from "../features/accounts/auth-frame.tsx";
import { useSession } from "../session/session.ts";
import { VerifyResult, verifyOutcome } from "../features/accounts/verify-result.tsx";
import { FigurePoster } from "../figure/figure-player.tsx";
import { keepRedirect, verifyCallback } from "../shell/account-paths.ts";
import { redirectTarget } from "../shell/guard-rule.ts";

export const meta = () => [{ title: "Confirm your email · Lockstep" }, { name: "robots", content: "noindex" }];

const TITLES = {
  verified: "Confirmed.",
  expired: "The link has expired",
  failed: "The link didn't work",
  waiting: "Confirm your email",
} as const;

/** What the lift on the poster works. */
const LIT = { glutes: "primary", quadriceps: "secondary", shoulders: "secondary" } as const;

export default function VerifyEmail() {
  const [search] = useSearchParams();
  const { user } = useSession();
  const redirect = search.get("redirect");
  const outcome = verifyOutcome(search);
  const next = user
    ? { to: redirectTarget(redirect, search.has("changed") ? "/settings#account" : "/plan-selection"), label: "Continue" }
    : { to: keepRedirect("/login", redirect), label: "Sign in" };
  return (
    <AuthFrame
      title={TITLES[outcome]}
      line="In step from here."
      art={<FigurePoster movement="clean" variant="barbell" lit={LIT} aspect={0.85} />}
    >
      <VerifyResult outcome={outcome} verifyCallback={verifyCallback(redirect)} next={next} />
    </AuthFrame>
  );
}
