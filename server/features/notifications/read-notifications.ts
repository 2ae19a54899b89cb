import { NOTIFICATIONS_SHOWN, type Notification, type listNotifications as route } from "@lockstep/contract/notifications.ts";
import type { RouteOutput } from "@lockstep/contract/route.ts";
import type { Actor } from "@lockstep/domain/accounts/actor.ts";
import { mayUseNotification } from "@lockstep/domain/notifications/policy.ts";
import type { Db } from "../../platform/database/sql.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import type { Platform } from "../../platform/platform.ts";
import { presentNotification } from "./present-notification.ts";
import {
  countUnread,
  deleteNotification,
  findNotification,
  listNotifications,
  markAllRead,
  markRead,
  type NotificationRow,
} from "./store.ts";
import { publishListChanged } from "./notify.ts";

/** The person's latest notifications, and how many are unread. */
export async function listOwnNotifications({ db }: Platform, actor: Actor): Promise<RouteOutput<typeof route>> {
  const [rows, unreadCount] = await Promise.all([
    listNotifications(db, actor.userId, NOTIFICATIONS_SHOWN),
    countUnread(db, actor.userId),
  ]);
  return { items: rows.map(presentNotification), nextCursor: null, unreadCount };
}

/** Another person's notification isn't found. */
async function getOwnNotification(db: Db, actor: Actor, id: string): Promise<NotificationRow> {
  const notification = await findNotification(db, id);
  if (notification === null || !mayUseNotification(actor, notification)) throw new ApiError("NOT_FOUND");
  return notification;
}

/** Marks a notification as read; one that's already changes nothing. */
export async function readNotification(platform: Platform, actor: Actor, id: string): Promise<Notification> {
  return platform.write(async (tx) => {
    const notification = await getOwnNotification(tx, actor, id);
    if (await markRead(tx, id)) await publishListChanged(tx, [actor.userId]);
    return presentNotification({ ...notification, isRead: true });
  });
}

export async function readAllNotifications(platform: Platform, actor: Actor): Promise<void> {
  await platform.write(async (tx) => {
    if ((await markAllRead(tx, actor.userId)) > 0) await publishListChanged(tx, [actor.userId]);
  });
}

/** Removes a notification; one that is gone is fine. */
export async function removeNotification(platform: Platform, actor: Actor, id: string): Promise<void> {
  await platform.write(async (tx) => {
    const notification = await findNotification(tx, id);
    if (notification === null) return;
    if (!mayUseNotification(actor, notification)) throw new ApiError("NOT_FOUND");
    await deleteNotification(tx, id);
    await publishListChanged(tx, [actor.userId]);
  });
}
