import { SharePage } from "../features/community/share-page.tsx";
import { useSession } from "../session/session.ts";

export const meta = () => [{ title: "Share · Lockstep" }];

export default function Share() {
  const { user } = useSession();
  // The guard around this page lets nobody else in.
  return user ? <SharePage userId={user.id} /> : null;
}
