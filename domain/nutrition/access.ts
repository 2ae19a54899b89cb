import type { Actor } from "../accounts/actor.ts";

/** What a person ate is theirs alone. */
export function mayUseLogEntry(actor: Actor, entry: { readonly userId: string }): boolean {
  return entry.userId === actor.userId;
}
