import { useSession } from "../session/session.ts";
import { GroupsPage } from "../features/groups/groups-page.tsx";
import { FigurePoster } from "../figure/figure-player.tsx";
import { loginPath } from "../shell/guard-rule.ts";

export const meta = () => [{ title: "Fitness Groups · Lockstep" }];

export default function Groups() {
  const { user } = useSession();
  return <GroupsPage user={user} signInPath={loginPath} Figure={FigurePoster} />;
}
