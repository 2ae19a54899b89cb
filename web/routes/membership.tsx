import { useSession } from "../session/session.ts";
import { MembershipPage } from "../features/billing/membership-page.tsx";
import { Page } from "../ui/page.tsx";

export const meta = () => [{ title: "Membership · Lockstep" }];

export default function Membership() {
  const { user } = useSession();
  // The guard around this page lets nobody else in.
  if (!user) return null;
  return (
    <Page title="Membership" width="reading">
      <MembershipPage userId={user.id} />
    </Page>
  );
}
