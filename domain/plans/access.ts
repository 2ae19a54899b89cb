import type { Actor } from "../accounts/actor.ts";

/** A plan is its owner's alone, a meal plan with its groceries: nobody else may read, change, share or delete it. Moderators have no business in it. */
export function mayUsePlan(actor: Actor, plan: { readonly userId: string }): boolean {
  return plan.userId === actor.userId;
}
