import type { Workout } from "@lockstep/contract/training-workouts.ts";

/** What a workout is called: its own name, or its plan's day. */
export function titleOf({ name, day, isTimed }: Pick<Workout, "name" | "day" | "isTimed">): string {
  return name || (day !== null ? `${day}'s workout` : isTimed ? "Workout" : "Logged exercises");
}
