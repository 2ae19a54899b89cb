import { useSearchParams } from "react-router";
import { useSession } from "../features/accounts/session.ts";
import { VerifyResult, verifyOutcome } from "../features/accounts/verify-result.tsx";
import { keepRedirect, verifyCallback } from "../shell/account-paths.ts";
import { redirectTarget } from "../shell/guard-rule.ts";
import { Page } from "../ui/page.tsx";

export const meta = () => [{ title: "Confirm your email · Lockstep" }, { name: "robots", content: "noindex" }];

const TITLES = {
  verified: "Confirmed.",
  expired: "The link has expired",
  failed: "The link did not work",
  waiting: "Confirm your email",
} as const;

export default function VerifyEmail() {
  const [search] = useSearchParams();
  const { user } = useSession();
  const redirect = search.get("redirect");
  const outcome = verifyOutcome(search);
  const next = user
    ? { to: redirectTarget(redirect, search.has("changed") ? "/settings#account" : "/plan-selection"), label: "Continue" }
    : { to: keepRedirect("/login", redirect), label: "Sign in" };
  return (
    <Page title={TITLES[outcome]} width="narrow">
      <VerifyResult outcome={outcome} verifyCallback={verifyCallback(redirect)} next={next} />
    </Page>
  );
}
