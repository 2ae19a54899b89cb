import type { Actor } from "../accounts/actor.ts";

/** What a person completed is theirs alone. */
export function mayUseCompletion(actor: Actor, completion: { readonly userId: string }): boolean {
  return completion.userId === actor.userId;
}
