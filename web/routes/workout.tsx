import { useSession } from "../session/session.ts";
import { WorkoutPage } from "../features/training/workout/workout-page.tsx";
import { shareWorkoutOf } from "./share-workout.tsx";

export const meta = () => [{ title: "Workout · Lockstep" }];

export default function Workout() {
  const { user } = useSession();
  return user === null ? null : <WorkoutPage user={user} renderShare={shareWorkoutOf(user.id)} />;
}
