import type { Actor } from "../accounts/actor.ts";

/** A kept plan, as far as rights go. */
export interface OwnedPlan {
  readonly userId: string;
}

/** A plan is its owner's alone: nobody else may read, change, share or delete it. Moderators have no business in it. */
export function mayUsePlan(actor: Actor, plan: OwnedPlan): boolean {
  return plan.userId === actor.userId;
}

/** What a person completed is theirs alone. */
export function mayUseCompletion(actor: Actor, completion: { readonly userId: string }): boolean {
  return completion.userId === actor.userId;
}
