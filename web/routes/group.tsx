import { useParams } from "react-router";
import { useSession } from "../session/session.ts";
import { GroupPage } from "../features/groups/group-page.tsx";
import { FigurePoster } from "../figure/figure-player.tsx";
import { loginPath } from "../shell/guard-rule.ts";

export const meta = () => [{ title: "Group · Lockstep" }];

export default function GroupRoute() {
  const { groupId = "" } = useParams();
  const { user } = useSession();
  return <GroupPage key={groupId} groupId={groupId} user={user} signInPath={loginPath} Figure={FigurePoster} />;
}
