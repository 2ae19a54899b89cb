import { useSession } from "../session/session.ts";
import { FamilyPage } from "../features/family/family-page.tsx";

export const meta = () => [{ title: "Family · Lockstep" }];

export default function Family() {
  const { user } = useSession();
  // The guard around this page lets nobody else in.
  if (!user) return null;
  return <FamilyPage userId={user.id} />;
}
