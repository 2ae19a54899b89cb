import type { changeContactMessage as route, ContactSubmission } from "@lockstep/contract/help.ts";
import type { RouteFields } from "@lockstep/contract/route.ts";
import type { Actor } from "@lockstep/domain/accounts/actor.ts";
import { mayReadContact } from "@lockstep/domain/help/policy.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import type { Platform } from "../../platform/platform.ts";
import { findContactMessage, lockContactMessage, setAnswered, setSpam } from "./store.ts";

/** Marks a message as answered or as spam, or takes that back. One that leaves the spam goes the way it would have gone at first. */
export async function changeContactMessage(
  platform: Platform,
  actor: Actor,
  { id, isAnswered, isSpam }: RouteFields<typeof route>,
): Promise<ContactSubmission> {
  if (!mayReadContact(actor)) throw new ApiError("FORBIDDEN");
  const changed = await platform.write(async (tx, record) => {
    const before = await lockContactMessage(tx, id);
    if (before === null) return null;
    if (isAnswered !== undefined) await setAnswered(tx, id, isAnswered ? actor.userId : null, platform.now());
    if (isSpam !== undefined && isSpam !== before.isSpam) {
      await setSpam(tx, id, isSpam);
      if (!isSpam) await record({ type: "contact.received", actorId: null, payload: { submissionId: id } });
    }
    return findContactMessage(tx, id);
  });
  if (changed === null) throw new ApiError("NOT_FOUND");
  return changed;
}
