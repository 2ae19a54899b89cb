import * as contract from "@lockstep/contract/notifications.ts";
import type { Api } from "../../platform/http/api.ts";
import type { Platform } from "../../platform/platform.ts";
import { changePreferences } from "./change-preferences.ts";
import { manageNotifications } from "./manage-notifications.ts";
import { deleteDevice, findPreferences } from "./push-store.ts";
import { listOwnNotices, readAllNotices, readNotice, removeNotice } from "./read-notifications.ts";
import { registerDevice } from "./register-device.ts";

const DONE = { ok: true as const };

/** Hangs the notifications routes into the API. */
export function notificationRoutes(api: Api, platform: Platform): void {
  const { db } = platform;
  api.forMembers(contract.listNotifications, ({ actor }) => listOwnNotices(db, actor));
  api.forMembers(contract.readNotification, ({ actor, params }) => readNotice(platform, actor, params.id));
  api.forMembers(contract.removeNotification, async ({ actor, params }) => {
    await removeNotice(platform, actor, params.id);
    return DONE;
  });
  api.forMembers(contract.readAllNotifications, async ({ actor }) => {
    await readAllNotices(platform, actor);
    return DONE;
  });
  api.forMembers(contract.getNotificationPreferences, ({ actor }) => findPreferences(db, actor.userId));
  api.forMembers(contract.patchNotificationPreferences, ({ actor, body }) => changePreferences(platform, actor, body));
  api.forMembers(contract.putPushSubscription, async ({ actor, body }) => {
    await registerDevice(platform, actor, body);
    return DONE;
  });
  api.forMembers(contract.deletePushSubscription, async ({ actor, body }) => {
    await deleteDevice(db, actor.userId, body.endpoint);
    return DONE;
  });
  api.forMembers(contract.manageNotifications, async ({ actor, body }) => ({
    success: true as const,
    notification: await manageNotifications(platform, actor, body),
  }));
}
