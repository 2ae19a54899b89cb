import type { Actor } from "../accounts/actor.ts";

/** A meal plan is its owner's alone, with its groceries: nobody else may read, change, share or delete it. Moderators have no business in it. */
export function mayUseMealPlan(actor: Actor, plan: { readonly userId: string }): boolean {
  return plan.userId === actor.userId;
}

/** What a person ate is theirs alone. */
export function mayUseLogEntry(actor: Actor, entry: { readonly userId: string }): boolean {
  return entry.userId === actor.userId;
}
