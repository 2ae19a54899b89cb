import { useLocation, useParams } from "react-router";
import { useSession } from "../session/session.ts";
import { MemberPage } from "../features/members/member-page.tsx";
import { loginPath } from "../shell/guard-rule.ts";

export const meta = ({ params }: { params: { username?: string } }) => [{ title: `${params.username ?? "Member"} · Lockstep` }];

/** Someone's profile, for everyone they show it to. */
export default function Member() {
  const { user } = useSession();
  const { username = "" } = useParams();
  const { pathname, search } = useLocation();
  return (
    <div className="wrap page-body page-enter wrap-profile">
      <MemberPage key={username} username={username} user={user} signInTo={loginPath(pathname + search)} />
    </div>
  );
}
