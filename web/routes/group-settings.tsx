import { useParams } from "react-router";
import { useSession } from "../session/session.ts";
import { GroupSettingsPage } from "../features/groups/group-settings-page.tsx";
import { FigurePoster } from "../figure/figure-player.tsx";

export const meta = () => [{ title: "Group settings · Lockstep" }];

export default function GroupSettings() {
  const { groupId = "" } = useParams();
  const { user } = useSession();
  return <GroupSettingsPage key={groupId} groupId={groupId} user={user} Figure={FigurePoster} />;
}
