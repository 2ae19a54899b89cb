import { HelpCenterPage } from "../features/help/help-center-page.tsx";
import { useSession } from "../session/session.ts";
import { describePage } from "../shell/describe-page.ts";

export const meta = () =>
  describePage({
    title: "Help Center · Lockstep",
    description: "Common questions, help topics, and how to reach us. We reply within 24 hours.",
    path: "/help-center",
  });

export default function HelpCenter() {
  return <HelpCenterPage user={useSession().user} />;
}
