import { useSession } from "../features/accounts/session.ts";
import { ProgressPage } from "../features/training/progress/progress-page.tsx";
import { loginPath } from "../shell/guard-rule.ts";

export const meta = () => [{ title: "Progress · Lockstep" }];

export default function Progress() {
  const { user } = useSession();
  return <ProgressPage user={user} signInTo={loginPath("/progress")} />;
}
