import { ChevronRight } from "lucide-react";
import { Link } from "react-router";
import { doneCount } from "./done-count.ts";
import { useRunningWorkout } from "./running-workout.ts";
import "./workout.css";

/** On every page while a workout is running: back to it in one tap. */
export default function WorkoutBar({ userId }: { userId: string }) {
  const { workout } = useRunningWorkout(userId);
  if (workout === null) return null;
  const sets = workout.exercises.reduce((sum, entry) => sum + doneCount(entry), 0);
  return (
    <Link to="/workout" className="workout-bar no-print">
      <span>{`Workout in progress · ${sets} ${sets === 1 ? "set" : "sets"}`}</span>
      <span className="inline-flex items-center gap-1">
        Resume
        <ChevronRight size={18} aria-hidden="true" />
      </span>
    </Link>
  );
}
