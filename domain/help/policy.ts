import type { Actor } from "../accounts/actor.ts";

/** Who reads what people write to support, and marks it as answered: moderators of the site. */
export function mayReadContact(actor: Actor): boolean {
  return actor.role === "moderator";
}
