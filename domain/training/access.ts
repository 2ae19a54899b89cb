import type { Actor } from "../accounts/actor.ts";

/** What a person trained is theirs alone. */
export function mayUseWorkout(actor: Actor, workout: { readonly userId: string }): boolean {
  return workout.userId === actor.userId;
}
