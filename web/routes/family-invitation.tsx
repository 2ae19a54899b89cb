import { useParams } from "react-router";
import { useSession } from "../session/session.ts";
import { InvitationPage } from "../features/family/invitation-page.tsx";
import { loginPath } from "../shell/guard-rule.ts";

export const meta = () => [{ title: "Invitation · Lockstep" }];

export default function FamilyInvitation() {
  const { token = "" } = useParams();
  const { user, pending } = useSession();
  return <InvitationPage key={token} token={token} user={user} pending={pending} signInPath={loginPath} />;
}
