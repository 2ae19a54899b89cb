import { recordEvent } from "../../platform/events/outbox.ts";
import type { Feature } from "../../platform/feature.ts";
import { handleEvents } from "./events.ts";
import { nameNobody } from "./groups.ts";
import { definePushJobs } from "./push-jobs.ts";
import { notificationRoutes } from "./routes.ts";
import { deleteAllCaused, exportNotices, listLikeLines, trimNotices } from "./store.ts";

const KEEP_DAYS = 90;
const KEEP_NOTICES = 200;
const DAY_MS = 24 * 3600 * 1000;

export const notificationsFeature: Feature = {
  name: "notifications",
  routes: notificationRoutes,
  events: handleEvents,
  jobs: (platform) => {
    definePushJobs(platform);
    platform.jobs.define({
      name: "trim-notices",
      cron: "41 3 * * *",
      run: () => {
        const now = platform.now().getTime();
        return trimNotices(platform.db, new Date(now - KEEP_DAYS * DAY_MS), new Date(now - 7 * DAY_MS), KEEP_NOTICES);
      },
    });
  },
  exports: (platform) => platform.accountExports.add("notifications", exportNotices),
  erasures: (platform) =>
    platform.accountErasures.add(async (tx, userId) => {
      // What others were told names the person. Their likes go with the account, after this: the lines are worded anew then.
      for (const payload of await listLikeLines(tx, userId, null))
        await recordEvent(tx, { type: "notices.refold", actorId: null, payload: { ...payload } });
      await nameNobody(tx, userId, null);
      await deleteAllCaused(tx, userId);
    }),
};
