import { useSession } from "../session/session.ts";
import { WorkoutsPage } from "../features/training/history/workouts-page.tsx";

export const meta = () => [{ title: "Workouts · Lockstep" }];

export default function Workouts() {
  const { user } = useSession();
  return user === null ? null : <WorkoutsPage user={user} />;
}
