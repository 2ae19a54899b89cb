import type { Notification } from "@lockstep/contract/notifications.ts";
import { notificationPath } from "@lockstep/domain/notifications/notification.ts";
import type { NotificationRow } from "./store.ts";

/** A notification as the API gives it. */
export function presentNotification(row: NotificationRow): Notification {
  const { id, type, kind, title, message, referenceId, referenceType, activityType, isRead, createdAt } = row;
  return {
    id,
    type,
    kind,
    title,
    message,
    referenceId,
    referenceType,
    activityType,
    isRead,
    createdAt: createdAt.toISOString(),
    path: notificationPath(row),
  };
}
