import { useSession } from "../session/session.ts";
import { StartWorkout } from "../features/training/workout/start-workout.tsx";
import { TodayPage } from "../features/today/today-page.tsx";

export const meta = () => [{ title: "Today · Lockstep" }];

export default function Today() {
  const { user } = useSession();
  return user === null ? null : (
    <TodayPage
      key={user.id}
      user={user}
      renderStart={(session, date) => <StartWorkout userId={user.id} planId={session.planId} day={session} date={date} />}
    />
  );
}
