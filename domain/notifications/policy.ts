import type { Actor } from "../accounts/actor.ts";

/** Only its receiver reads, marks or removes a notification, and no moderator. */
export function mayUseNotification(actor: Actor, notification: { readonly userId: string }): boolean {
  return notification.userId === actor.userId;
}

/** What someone asks manage-notifications for. */
export interface NotificationRequest {
  readonly action: "check_achievements" | "update_streak" | "create";
  /** Whom it is about. */
  readonly userId: string;
  /** SPEC 7's word for what happened; null when none was given. */
  readonly type: string | null;
}

/**
 * What manage-notifications may do for a caller (DESIGN 7): everything for themselves; for another person only a notification of the caller's own like or
 * comment, which `check` says must be looked up; everything else is refused.
 */
export function decideRequest(actor: Actor, request: NotificationRequest): "own" | "check" | "refused" {
  if (request.userId === actor.userId) return "own";
  if (request.action !== "create") return "refused";
  return request.type === "like" || request.type === "comment" ? "check" : "refused";
}
