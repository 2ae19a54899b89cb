import { NOTIFICATIONS_SHOWN, type Notification, type listNotifications as route } from "@lockstep/contract/notifications.ts";
import type { RouteOutput } from "@lockstep/contract/route.ts";
import type { Actor } from "@lockstep/domain/accounts/actor.ts";
import { mayUseNotification } from "@lockstep/domain/notifications/policy.ts";
import type { Db } from "../../platform/database/database.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import type { Platform } from "../../platform/platform.ts";
import { presentNotice } from "./present-notice.ts";
import { countUnread, deleteNotice, findNotice, listNotices, markAllRead, markRead, type NoticeRow } from "./store.ts";
import { tellChanged } from "./tell.ts";

/** The person's latest notices, and how many are unread. */
export async function listOwnNotices(db: Db, actor: Actor): Promise<RouteOutput<typeof route>> {
  const [rows, unreadCount] = await Promise.all([
    listNotices(db, actor.userId, NOTIFICATIONS_SHOWN),
    countUnread(db, actor.userId),
  ]);
  return { items: rows.map(presentNotice), nextCursor: null, unreadCount };
}

/** Another person's notice is as missing as one that never was. */
async function getOwnNotice(db: Db, actor: Actor, id: string): Promise<NoticeRow> {
  const notice = await findNotice(db, id);
  if (notice === null || !mayUseNotification(actor, notice)) throw new ApiError("NOT_FOUND");
  return notice;
}

/** Marks a notice as read; one that is already changes nothing. */
export async function readNotice(platform: Platform, actor: Actor, id: string): Promise<Notification> {
  return platform.write(async (tx) => {
    const notice = await getOwnNotice(tx, actor, id);
    if (await markRead(tx, id)) await tellChanged(tx, actor.userId);
    return presentNotice({ ...notice, isRead: true });
  });
}

export async function readAllNotices(platform: Platform, actor: Actor): Promise<void> {
  await platform.write(async (tx) => {
    if ((await markAllRead(tx, actor.userId)) > 0) await tellChanged(tx, actor.userId);
  });
}

/** Removes a notice; one that is gone is fine. */
export async function removeNotice(platform: Platform, actor: Actor, id: string): Promise<void> {
  await platform.write(async (tx) => {
    const notice = await findNotice(tx, id);
    if (notice === null) return;
    if (!mayUseNotification(actor, notice)) throw new ApiError("NOT_FOUND");
    await deleteNotice(tx, id);
    await tellChanged(tx, actor.userId);
  });
}
