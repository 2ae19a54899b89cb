import type { Notification } from "@lockstep/contract/notifications.ts";
import { noticePath } from "@lockstep/domain/notifications/notification.ts";
import type { NoticeRow } from "./store.ts";

/** A notice as the API gives it. */
export function presentNotice(row: NoticeRow): Notification {
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
    path: noticePath(row),
  };
}
