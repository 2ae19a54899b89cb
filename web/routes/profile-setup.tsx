import { ProfileSetup } from "../features/accounts/profile-setup.tsx";
import { useSession } from "../features/accounts/session.ts";

export const meta = () => [{ title: "Set up your profile · Lockstep" }];

/** One thumb and no distraction: the phone's tab bar makes room for Next. */
export const handle = { focus: true };

export default function ProfileSetupRoute() {
  const { user } = useSession();
  // The guard around this page lets nobody else in.
  return user ? <ProfileSetup userId={user.id} /> : null;
}
