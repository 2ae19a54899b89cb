import { useSession } from "../session/session.ts";
import { NotificationsSettings } from "../features/notifications/notifications-settings.tsx";
import { Page } from "../ui/page.tsx";

export const meta = () => [{ title: "Notification settings · Lockstep" }];

export default function NotificationsSettingsPage() {
  const { user } = useSession();
  // The guard around this page lets nobody else in.
  if (!user) return null;
  return (
    <Page title="Notifications" width="reading">
      <NotificationsSettings key={user.id} userId={user.id} />
    </Page>
  );
}
