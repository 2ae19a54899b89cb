import type { Feature } from "../../platform/feature.ts";
import { mountUnsubscribe } from "./mount-unsubscribe.ts";
import { notificationEvents } from "./notification-events.ts";
import { anonymizeActor } from "./notify-groups.ts";
import { definePushJobs } from "./push-jobs.ts";
import { notificationRoutes } from "./routes.ts";
import { deleteAllCaused, exportNotifications, listLikeLines, trimNotifications } from "./store.ts";

const KEEP_DAYS = 90;
const KEEP_NOTIFICATIONS = 200;
const DAY_MS = 24 * 3600 * 1000;

export const notificationsFeature: Feature = {
  name: "notifications",
  routes: notificationRoutes,
  mount: mountUnsubscribe,
  events: notificationEvents,
  jobs: (platform) => {
    definePushJobs(platform);
    platform.jobs.define({
      name: "trim-notices",
      cron: "41 3 * * *",
      run: () => {
        const now = platform.now().getTime();
        return trimNotifications(platform.db, new Date(now - KEEP_DAYS * DAY_MS), new Date(now - 7 * DAY_MS), KEEP_NOTIFICATIONS);
      },
    });
  },
  exports: (platform) => platform.accountExports.add("notifications", exportNotifications),
  erasures: (platform) =>
    platform.accountErasures.add(async (tx, userId, record) => {
      // Notifications of others name the person. Their likes are deleted with the account, after this, so those are grouped again by an event.
      for (const payload of await listLikeLines(tx, userId, null))
        await record({ type: "notices.refold", actorId: null, payload: { ...payload } });
      await anonymizeActor(tx, userId, null);
      await deleteAllCaused(tx, userId);
    }),
};
