import { useParams } from "react-router";
import { useSession } from "../session/session.ts";
import { shareWorkoutOf } from "./share-workout.tsx";
import { OneWorkoutPage } from "../features/training/history/one-workout-page.tsx";

export const meta = () => [{ title: "Workout · Lockstep" }];

export default function OneWorkout() {
  const { id = "" } = useParams();
  const { user } = useSession();
  return user === null ? null : <OneWorkoutPage key={id} id={id} user={user} renderShare={shareWorkoutOf(user.id)} />;
}
