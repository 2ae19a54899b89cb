import type { Workout } from "@lockstep/contract/training-workouts.ts";

/** What a workout is called: its own name, or its plan's day. */
export function titleOf({ name, day }: Pick<Workout, "name" | "day">): string {
  return name || (day === null ? "Workout" : `${day}'s workout`);
}
