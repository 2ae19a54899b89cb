import type { Actor } from "../accounts/actor.ts";

/** A notice is its receiver's alone: nobody else reads, marks or removes it. Moderators have no business in it. */
export function mayUseNotification(actor: Actor, notice: { readonly userId: string }): boolean {
  return notice.userId === actor.userId;
}

/** What somebody asks manage-notifications for. */
export interface NoticeRequest {
  readonly action: "check_achievements" | "update_streak" | "create";
  /** Whom it is about. */
  readonly userId: string;
  /** SPEC 7's word for what happened; null when none was given. */
  readonly type: string | null;
}

/**
 * What manage-notifications may do for a caller (DESIGN 7): for themselves everything; for somebody else only tell them of a like or
 * comment, and then only of one that the caller really made (`tell` says that this is to be checked); everything else is refused.
 */
export function decideRequest(actor: Actor, request: NoticeRequest): "own" | "tell" | "refused" {
  if (request.userId === actor.userId) return "own";
  if (request.action !== "create") return "refused";
  return request.type === "like" || request.type === "comment" ? "tell" : "refused";
}
