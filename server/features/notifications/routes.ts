import * as contract from "@lockstep/contract/notifications.ts";
import type { Api } from "../../platform/http/api.ts";
import type { Platform } from "../../platform/platform.ts";
import { changePreferences, getPreferences } from "./change-preferences.ts";
import { manageNotifications } from "./manage-notifications.ts";
import { listOwnNotifications, readAllNotifications, readNotification, removeNotification } from "./read-notifications.ts";
import { registerDevice, removeDevice } from "./register-device.ts";

const DONE = { ok: true as const };

/** Adds the routes of notifications to the API. */
export function notificationRoutes(api: Api, platform: Platform): void {
  api.forMembers(contract.listNotifications, ({ actor }) => listOwnNotifications(platform, actor));
  api.forMembers(contract.readNotification, ({ actor, params }) => readNotification(platform, actor, params.id));
  api.forMembers(contract.removeNotification, async ({ actor, params }) => {
    await removeNotification(platform, actor, params.id);
    return DONE;
  });
  api.forMembers(contract.readAllNotifications, async ({ actor }) => {
    await readAllNotifications(platform, actor);
    return DONE;
  });
  api.forMembers(contract.getNotificationPreferences, ({ actor }) => getPreferences(platform, actor));
  api.forMembers(contract.patchNotificationPreferences, ({ actor, body }) => changePreferences(platform, actor, body));
  api.forMembers(contract.putPushSubscription, async ({ actor, body }) => {
    await registerDevice(platform, actor, body);
    return DONE;
  });
  api.forMembers(contract.deletePushSubscription, async ({ actor, body }) => {
    await removeDevice(platform, actor, body);
    return DONE;
  });
  api.forMembers(contract.manageNotifications, async ({ actor, body }) => ({
    success: true as const,
    notification: await manageNotifications(platform, actor, body),
  }));
}
